// The defects of document 001's system.

extension DefectTable {
  /// Document 001, pikachu987/TransitionController.
  static let transitionController = DefectTable(
    document: "001", system: "TransitionController", initials: "TC",
    defects: [
      Defect(
        "TC-1", "Without its delegate a transition returns early and never completes",
        by: "never completes without an endpoint"),
      Defect(
        "TC-2", "A spring-back that was grabbed on its way zeroes the new drag when its time is up",
        by: "an old spring-back zeroes a new drag"),
      Defect(
        "TC-3", "Helpers are made once, and are not in the container of the second use",
        by: "helpers for the first use only"),
      Defect(
        "TC-4", "The offset of a drag survives the dismissal, and shows at the next presentation",
        by: "a drag outlives its dismissal"),
      Defect(
        "TC-5", "Rectangles of the source's superview are used in the container",
        by: "the source's frame in its own superview"),
      Defect(
        "TC-6", "A dismissal measures its source after the screen was taken out of the tree",
        by: "the source measured out of the tree"),
      Defect(
        "TC-7", "The dim is not clamped, and falls below 0 in a long drag",
        by: "a dim below nothing"),
      Defect(
        "TC-8", "After a release the dim stays, and jumps back when the spring-back is over",
        by: "the dim comes back in a jump"),
      Defect(
        "TC-9", "A quick flick dismisses in any direction and from any progress",
        unexpressible:
          "the specification keeps the document's rule (S-32): a deviation that commits "
          + "this is the correct system itself"),
      Defect(
        "TC-10", "Source and destination are never hidden, so there are two pictures",
        by: "two pictures"),
      Defect(
        "TC-11", "Dismissing a screen that has presented another one dismisses that instead",
        by: "dismisses whatever lies on top"),
      Defect(
        "TC-12",
        "A dismissal under the finger cancels the pan, which brings the dim back in flight",
        by: "the dim flashes in a dismissal"),
      Defect(
        "TC-13", "A presented screen is not laid out again when its container changes",
        by: "a screen is laid out once"),
      Defect(
        "TC-14", "A view is set up before it was loaded, which stops the program",
        unexpressible: "views are not loaded here: all of a scene's are there from the start"),
      Defect(
        "TC-15", "The fitted rectangle of the destination is one of the image view's own space",
        by: "the fitted rectangle in the view's own space"),
      Defect(
        "TC-16", "A drawing context is leaked at every capture",
        unexpressible: "memory that is never seen is not in the vocabulary"),
      Defect(
        "TC-17", "A swipe at the root begins a pop of nothing, and the next push hangs",
        by: "a pop at the root begins"),
      Defect(
        "TC-18", "The dim has the colour that the screen had at the first use",
        unexpressible: "an observation holds no colours"),
      Defect(
        "TC-19", "The corner radius jumps to the destination's at the start, on older systems",
        by: "the corners are the destination's at once"),
      Defect(
        "TC-20", "The progress that is told is the one before the finger's last move",
        by: "progress lags by one event"),
      Defect(
        "TC-21", "The progress of a screen without width or height is no number",
        by: "a progress that is no number"),
    ])
}
