// The defects of document 003's system.

extension DefectTable {
  /// Document 003, a photo browser.
  static let photoBrowser = DefectTable(
    document: "003", system: "photo browser", initials: "PB",
    defects: [
      Defect(
        "PB-1", "Without its delegate or item a transition returns early and never completes",
        by: "never completes without an endpoint"),
      Defect(
        "PB-2", "A cell that is not on screen is unwrapped by force",
        by: "stops without the item's cell"),
      Defect(
        "PB-3", "An image that is still loading is unwrapped by force",
        by: "stops where the picture has not loaded"),
      Defect(
        "PB-4", "Of two visible cells either may be taken for the current one",
        by: "either of two cells"),
      Defect(
        "PB-5", "The browser does not fade in: it is invisible, then there",
        by: "the fade is left out"),
      Defect(
        "PB-6", "Rectangles of the window are used in the container",
        by: "the window's coordinates for the container's"),
      Defect(
        "PB-7", "The cell is not hidden in a dismissal, so there are two pictures",
        by: "two pictures on the way home"),
      Defect(
        "PB-8", "The flying image is never taken out after a dismissal", by: "the traveller stays"),
      Defect(
        "PB-9", "A picture taller than the screen is centred, and jumps to its top later",
        by: "a tall picture is centred"),
      Defect(
        "PB-10", "A picture without width gets a rectangle that is none",
        by: "a picture without width is infinitely tall"),
      Defect(
        "PB-11", "The picture is as wide as the screen, not as its container",
        by: "the screen's width for the container's"),
      Defect(
        "PB-12", "Completion is always reported as finished, after a cancellation too",
        by: "a cancelled transition reports finished"),
      Defect(
        "PB-13", "A view that the context may not have is unwrapped by force",
        unexpressible:
          "only the entering screen at a presentation and the leaving one at a dismissal "
          + "are asked for, which every transition here has"),
      Defect(
        "PB-14", "The presenter is not put back for a dismissal, so it runs over black",
        by: "the screen below is missing on the way back"),
      Defect(
        "PB-15", "What was faded stays faded when the transition is interrupted",
        by: "an interruption leaves the fade"),
      Defect(
        "PB-16", "The cell's rectangle is taken for that of the image in it",
        by: "the cell for the image in it"),
      Defect(
        "PB-17", "Image and place are asked for one after the other, and may be of two items",
        by: "the picture of one item, the rectangle of another"),
      Defect(
        "PB-18", "An index that was stored at the presentation is another item's after a deletion",
        by: "the cell is remembered, not the item"),
    ])
}
