// The statements of a flight: its mask, its phases, its landing.

extension ClauseFamily {
  static let mask = ClauseFamily(
    "mask", title: "MASK",
    entries: [
      ClauseEntry(
        .maskInscribed, "The mask starts as the inscribed circle",
        """
        openness 0 and a closed shape that is inscribed ⟹ mask(m).shape's semi-axes ∈ E(min(A.w, \
        A.h)/2).
        """),
      ClauseEntry(
        .maskEnvelope, "The mask lies in the model's envelope",
        """
        Each number of mask(m).shape ∈ E of it (S-10).
        """),
      ClauseEntry(
        .maskMonotone, "The mask opens or closes without turning back",
        """
        Two observations of one flight with nothing but advance between them, the same geometry of \
        m, the same rectangles of S-5 and the same `opened` in both, and o ≤ o′ or o ≥ o′ ⟹ the \
        semi-axes move the same way, or back by no more than the widths of their envelopes.
        """),
      ClauseEntry(
        .maskCovers, "The final radius covers every corner, exactly",
        """
        For a covering shape, mask(m).opened = (c, r, r): with bounds(m) = (x, y, w, h), for each \
        X ∈ {x, x + w}, Y ∈ {y, y + h}: (X − c.x)² + (Y − c.y)² ≤ r². The sums, products and the \
        comparison are exact, in ℚ.
        """),
      ClauseEntry(
        .maskTight, "The final radius exceeds the least one by less than 2⁻⁴⁹ of it",
        """
        As above, and with ρ² the greatest of the four left sides: r² < ρ²·(1 + 2⁻⁴⁹)², or r is \
        the least binary64 number that covers (which below 2⁻¹⁰²², and for ρ = 0, may not be that \
        close). Exact in ℚ.
        """),
      ClauseEntry(
        .maskSpace, "The mask's centre is in the masked view's own space",
        """
        mask(m).shape.center ∈ E(the middle of the anchor's rectangle in m's bounds space).
        """),
      ClauseEntry(
        .maskGone, "No mask of a transition outlives it",
        """
        No transition in flight whose timeline masks v ⟹ mask(v) = the mask v was declared with.
        """),
    ])

  static let phase = ClauseFamily(
    "phase", title: "PHASE",
    entries: [
      ClauseEntry(
        .phasePartition, "The phase is the one that the exact boundaries give",
        """
        0 ≤ τ ≤ D, and O's phase = |{k ∈ 1…n−1 : b(k) ≤ τ}| with exact b(k) (V-12, V-13).
        """),
      ClauseEntry(
        .phaseOrder, "Phases are entered in order, once, at their boundaries",
        """
        In O.log, the phases of a transition that was never cancelled are 0, 1, 2 … without gap, \
        each once, none after its `complete`; of one that was, neighbouring entries differ by 1; \
        phase k's time − begin's time = b(k) while it ran forwards.
        """),
      ClauseEntry(
        .phaseAdditive, "Advancing twice is advancing by the sum",
        """
        advance(a), advance(b) and advance(a + b) lead to the same O, if a, b ≥ 0 and no transition \
        is *pending* after advance(a). (A reaction may have begun one in it, and advance(b) starts \
        it, S-26a.)
        """),
      ClauseEntry(
        .phaseZero, "No duration takes no time",
        """
        A transition with D = 0 is complete in the O of the event that began it, at the same \
        clock.
        """),
      ClauseEntry(
        .phaseContinuous, "Overlaid numbers do not jump at boundaries",
        """
        At each b(k), 0 < k < n, the overlaid numbers at τ = b(k) − 1, b(k), b(k) + 1 differ by no \
        more than their slope allows: |v(b(k) ± 1) − v(b(k))| ≤ |range of the track|·L/(length of \
        the phase in flicks) + the envelopes' widths, with L a Lipschitz bound of the curve, and \
        for curves without one nothing is claimed.
        """),
    ])

  static let land = ClauseFamily(
    "land", title: "LAND", remark: "All rectangles of LAND are fitted (V-16).",
    entries: [
      ClauseEntry(
        .landDeparture, "The flight starts on the source's rectangle",
        """
        τ = 0 with scale 1 ⟹ the traveller's box in the container = the source's rectangle within \
        E.
        """),
      ClauseEntry(
        .landArrival, "The flight ends on the destination's rectangle",
        """
        travel = 1 and scale = 1 ⟹ the traveller's box in the container = the destination's \
        rectangle within E.
        """),
      ClauseEntry(
        .landRetarget, "The flight follows both rectangles as they are now",
        """
        At every τ the traveller's bounds and centre ∈ E(S-7), with both rectangles as they are \
        now.
        """),
    ])
}
