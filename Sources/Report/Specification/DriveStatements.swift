// The statements of the finger and of interruption.

extension ClauseFamily {
  static let drive = ClauseFamily(
    "drive", title: "DRIVE",
    entries: [
      ClauseEntry(
        .driveClamped, "A scrubbed transition stays on its timeline, where the finger is",
        """
        0 ≤ τ ≤ D at every pan; a pan of x while tracking from base 0 over width w > 0: τ = \
        ⌊min(max(x/w, 0), 1)·D + ½⌋.
        """),
      ClauseEntry(
        .driveLatch, "An outcome before the start is kept",
        """
        finish or cancel accepted while pending, then start or advance ⟹ the drive is finishing or \
        cancelling, or the transition has ended so; it is never tracking, and the outcome is never \
        lost; interrupted while pending, it ends so too.
        """),
      ClauseEntry(
        .driveSettled, "What settles takes no other outcome",
        """
        After finish or cancel is accepted, further finish, cancel and changed pans are refused \
        and change nothing.
        """),
      ClauseEntry(
        .driveMonotone, "What settles does not turn back",
        """
        While finishing τ never falls, while cancelling it never rises; the rest takes at most ⌊|z \
        − a|/speed + ½⌋ flicks.
        """),
      ClauseEntry(
        .driveRegrab, "What settles can be grabbed where it is",
        """
        began while settling ⟹ tracking at the same τ; a pan of (0, 0) thereafter moves it by at \
        most half a flick.
        """),
      ClauseEntry(
        .driveThreshold, "A drag must exceed the distance or the velocity",
        """
        ended with progress = distance and speed = velocity exactly ⟹ the screen springs back: \
        both are strict.
        """),
      ClauseEntry(
        .driveSpringBack, "A screen let go comes back to its place",
        """
        After the spring-back the screen's centre is that of its layout, bit by bit; a re-grab on \
        the way measures from there.
        """),
      ClauseEntry(
        .driveDim, "The backdrop dims with the drag",
        """
        The persisting backdrop's alpha = its resting alpha · (1 − min(1, progress)) at every \
        moment of a drag, and a leaving's own alpha is dimmed alike while the drag is *released*: \
        letting go makes no jump.
        """),
    ])

  static let interrupt = ClauseFamily(
    "interrupt", title: "INTERRUPT",
    entries: [
      ClauseEntry(
        .interruptNow, "Interruption ends everything at once",
        """
        After an accepted interrupt no transition that it names is in flight, and for each of them \
        contract.once, contract.restored, hide.restored hold at once, at an unchanged clock.
        """)
    ])
}
