// The choreographies of seed documents 002 and 004, which differ in their duration and in the finger.

extension Choreography {
  /// Document 002, HenryCheng: the oval of a button opens onto the screen that is pushed; backwards
  /// onto the screen below.
  ///
  /// Figures from the document: .5 s, linear; oval of the button; pan progress x/width; finished when
  /// lifted rightwards.
  ///
  /// A screen is popped from the button quoted for its source, which as entered is the destination of
  /// the push: without one, from the middle.
  ///
  /// Repairs, each with the clause that asked for it: the final circle covers every corner
  /// (mask.covers; HC-1) in the revealed screen's own space (mask.space; HC-5, HC-6), follows a
  /// resize and is gone afterwards (mask.envelope, mask.gone; HC-2, HC-4); the outcome is latched until
  /// the start (drive.latch; HC-10).
  public static let circularReveal = reveal(
    "circularReveal", lasting: .milliseconds(500), interaction: .percent(Percent()))

  /// Document 004, Ping: as document 002 in 3 s, without a finger; cleaned up before completion.
  ///
  /// Repairs: those of document 002; a missing button is the 1×1 in the middle, and covered all the
  /// same (contract.missing, mask.covers; PO-2).
  public static let ping = reveal("ping", lasting: .milliseconds(3_000), interaction: .none)

  private static func reveal(
    _ name: Name, lasting duration: Flicks, interaction: Interaction
  ) -> Choreography {
    func timeline(_ screen: ScreenRole) -> Timeline {
      Timeline(
        duration: duration, phases: [Phase("open", share: 1)],
        mask: Mask(
          screen, closed: .oval(.source), opened: .covering(.source),
          openness: Track(from: 0, [.init(0...0, to: 1, .linear)])),
        isLowerOnTop: screen == .lower)
    }
    return Choreography(
      name, entering: timeline(.upper), leaving: timeline(.lower), interaction: interaction)
  }
}
