// The defects of document 004's system.

extension DefectTable {
  /// Document 004, Ping.
  static let ping = DefectTable(
    document: "004", system: "Ping", initials: "PO",
    defects: [
      Defect(
        "PO-1", "Radius, button's space and scroll offset are as wrong as in document 002",
        by: "radius to one corner only", "the mask's centre in the button's superview",
        "the mask's centre without the scroll offset"),
      Defect(
        "PO-2", "A screen of a third class has no button, and the circle opens from the origin",
        by: "a missing button lies at the origin"),
      Defect(
        "PO-3", "A transition whose stage is torn down completes into a context that is gone",
        by: "what is torn down never completes"),
      Defect(
        "PO-4", "An animator that is used again forgets the context of the flight before",
        by: "one context for all flights"),
      Defect(
        "PO-5",
        "A cancelled pop leaves the stage without a delegate: the next ones are not animated",
        by: "a cancelled pop loses the delegate"),
      Defect(
        "PO-6", "A pop across a screen of a third class is not animated",
        by: "a pop past the screen below is not animated"),
      Defect(
        "PO-7", "The superclass is not told that a screen will appear or disappear",
        by: "appears without warning"),
      Defect(
        "PO-8", "Three seconds are long enough for the app to go to the background",
        notADefect: "the transition completes early then, as an interrupted one must"),
      Defect(
        "PO-9", "The revealed screen keeps its own size, whatever the bars leave it",
        by: "a screen comes in its own size"),
    ])
}
