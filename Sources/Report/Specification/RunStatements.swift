// The statements of safety, and of laws between runs.

extension ClauseFamily {
  static let safe = ClauseFamily(
    "safe", title: "SAFE",
    entries: [
      ClauseEntry(
        .safeTotal, "Every event gets a response",
        """
        Every event gets a response; the system does not stop the process.
        """),
      ClauseEntry(
        .safeDeterministic, "The same run gives the same observations",
        """
        The same run gives the same observations, and looking twice gives the same.
        """),
      ClauseEntry(
        .safeCopies, "Copies are independent",
        """
        A copy of a system goes on independently: events to the one do not change the other.
        """),
      ClauseEntry(
        .safeText, "Text and values are inverse; bad text is explained",
        """
        For all scenario files x: parse(print(x)) = x; for canonical text t: print(parse(t)) = t; \
        for any bytes, parse ends with a file or with errors that each have a line, a column, what \
        was found and what was expected.
        """),
      ClauseEntry(
        .safeLeak, "Nothing is left over after many rounds",
        """
        After n rounds of begin and end the helpers, holds and armed reactions are those after one \
        round.
        """),
    ])

  static let law = ClauseFamily(
    "law", title: "Laws between runs",
    entries: [
      ClauseEntry(
        .lawTranslate, "Moving the scene moves what is seen",
        """
        Every window's centre moved by (64, −32), for runs that set no window's place ⟹ the screen \
        boxes of what is on screen move with it, and all else — stages, log, places, visibility — \
        is equal.
        """),
      ClauseEntry(
        .lawScale, "Scaling the scene scales what is seen",
        """
        All lengths of the scene, the events and the choreography times 2⁻¹ ⟹ all lengths observed \
        times 2⁻¹, bit by bit, for runs that give the same responses and have no flight on the 1×1 \
        fallback of S-5, which does not scale.
        """),
      ClauseEntry(
        .lawMirror, "Mirroring the scene mirrors what is seen",
        """
        Every window's map followed by x ↦ −x, for runs that set no window's place ⟹ the screen \
        boxes of what is on screen are mirrored, and all else is equal.
        """),
      ClauseEntry(
        .lawRename, "Renaming renames",
        """
        Names mapped by a bijection ⟹ the observation mapped by it.
        """),
      ClauseEntry(
        .lawUnrelated, "What nothing refers to changes nothing",
        """
        A root that nothing refers to, with subviews, added ⟹ everything else is observed as \
        before.
        """),
      ClauseEntry(
        .lawStretch, "Doubling all times doubles all times",
        """
        All durations and advances times 2 ⟹ the same numbers at twice the time, for runs without \
        cancel, fingers and reactions in which all b(k) double exactly.
        """),
    ])
}
