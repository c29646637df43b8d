// The defects of document 000's system.

extension DefectTable {
  /// Document 000, ImageMaskTransition.
  static let imageMask = DefectTable(
    document: "000", system: "ImageMaskTransition", initials: "IM",
    defects: [
      Defect(
        "IM-1", "A dismissal throws the destination away, and the next use misses it",
        by: "the destination is forgotten after a dismissal"),
      Defect(
        "IM-2", "One object animates every push and pop, always between the images it was made for",
        by: "the first images fly every time"),
      Defect(
        "IM-3", "Both images are shown at the end, also where the app had hidden them",
        by: "shows what the app hides"),
      Defect(
        "IM-4",
        "Images are shown only after completion was reported, and so inside the next flight",
        by: "the end of one shows what another holds"),
      Defect(
        "IM-5", "Completion is always reported as finished, after a cancellation too",
        by: "a cancelled transition reports finished"),
      Defect(
        "IM-6", "The mask is never taken off the presented screen, and clips it after a rotation",
        by: "the mask stays"),
      Defect(
        "IM-7", "The closed mask of radius .001 is never taken off the dismissed screen",
        by: "a closed mask stays on the screen that left"),
      Defect(
        "IM-8", "The presenter's view is unwrapped by force, and under some styles there is none",
        by: "stops where the presenter is not handed over"),
      Defect(
        "IM-9", "The mask's circle is computed in the container's space and used in the screen's",
        by: "the mask's centre in the container's space"),
      Defect(
        "IM-10",
        "The circle is measured against a frame at the origin, whatever the bounds' origin",
        by: "radius to the corners of an unscrolled frame"),
      Defect(
        "IM-11", "The destination is measured before its screen is in the container and laid out",
        by: "the destination measured before it is laid out"),
      Defect(
        "IM-12", "The way home leads to a cell measured once, which may show another item by then",
        by: "home is measured once", "the cell is remembered, not the item"),
      Defect(
        "IM-13", "The screen below is absent during a dismissal; an old picture stands in for it",
        by: "the screen below is missing on the way back"),
      Defect(
        "IM-14", "The blur's radius is 3 whatever is asked for",
        by: "every blur is of three points"),
      Defect(
        "IM-15", "Capturing a presenter without a size stops the program",
        by: "stops at a capture of nothing"),
      Defect(
        "IM-16", "The backdrop gets the screen's size once, and no rotation changes it",
        by: "the backdrop keeps its first size"),
      Defect(
        "IM-17", "A duration of nothing takes a quarter of a second",
        by: "no duration takes a quarter of a second"),
      Defect(
        "IM-18", "A negative duration is accepted, and takes a quarter of a second in part",
        by: "a negative duration is taken"),
      Defect(
        "IM-19", "The presented screen keeps the size it was loaded with",
        by: "a screen comes in its own size"),
      Defect(
        "IM-20", "The flying picture is stretched, whatever the views' content mode",
        by: "every picture is stretched"),
      Defect(
        "IM-21", "Flights that overlap share their helpers; the end of one takes the other's away",
        by: "one pair of helpers for all flights"),
      Defect(
        "IM-22", "On the way home the shadow comes up in a jump",
        by: "the shadow jumps on the way home"),
      Defect(
        "IM-23", "Later phases begin in completion blocks, so a finger moves the first one only",
        by: "a finger moves the first phase only"),
      Defect(
        "IM-24", "Numbers that are none pass through to the layers",
        by: "numbers that are none are taken"),
    ])
}
