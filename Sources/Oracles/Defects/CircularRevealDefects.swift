// The defects of document 002's system.

extension DefectTable {
  /// Document 002, HenryCheng's circular push and pop.
  static let circularReveal = DefectTable(
    document: "002", system: "circular push and pop", initials: "HC",
    defects: [
      Defect(
        "HC-1", "The circle's radius is the distance to the bottom left corner alone",
        by: "radius to one corner only"),
      Defect(
        "HC-2", "The mask is taken off the screen that was left, not off the one that has it",
        by: "the other screen's mask is cleared"),
      Defect(
        "HC-3", "Masks are taken off through a context that is gone by then: never",
        by: "the mask stays"),
      Defect(
        "HC-4", "The mask stays after the push, and clips after a rotation", by: "the mask stays"),
      Defect(
        "HC-5", "The button's frame in its superview is used in the revealed screen's space",
        by: "the mask's centre in the button's superview"),
      Defect(
        "HC-6",
        "The revealed screen's scroll offset is left out, and its size is the one it came in",
        by: "the mask's centre without the scroll offset", "a screen comes in its own size"),
      Defect(
        "HC-7", "Both screens are cast to the demo's own classes by force",
        by: "knows its own screens only"),
      Defect(
        "HC-8", "The sign of the velocity alone decides, whatever the progress",
        unexpressible:
          "the specification keeps the document's rule (S-26b): a deviation that commits "
          + "this is the correct system itself"),
      Defect(
        "HC-9", "A pan to the left begins a push too, which stays at nothing and is cancelled",
        unexpressible: "which pan asks for a push is the app's choice; that it stays at 0 is S-26b"),
      Defect(
        "HC-10", "An outcome that is decided before the transition starts is lost",
        by: "decisions before the start are lost"),
      Defect(
        "HC-11", "While the finger is down, every other transition becomes interactive",
        by: "a finger elsewhere drives what is shown"),
      Defect(
        "HC-12", "At the end of a cancellation one frame shows the whole revealed screen",
        by: "the last frame of a cancelled reveal is open"),
      Defect(
        "HC-13", "A pan during a transition by the clock takes it over",
        by: "a pan takes what runs by the clock"),
      Defect(
        "HC-14", "The default branch of the gesture's states cancels",
        notADefect: "it is reached by a cancelled gesture only, and cancelling is right then"),
      Defect(
        "HC-15", "A root without the segue's name stops the program",
        unexpressible: "segues belong to the app's storyboard; here a push names its screen"),
      Defect(
        "HC-16", "A duration of nothing takes a quarter of a second",
        by: "no duration takes a quarter of a second"),
      Defect(
        "HC-17", "A finger beyond the edge drives the transition beyond its end",
        by: "a finger goes on beyond the end"),
    ])
}
