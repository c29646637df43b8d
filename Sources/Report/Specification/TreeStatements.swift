// The statements of what is where: the tree, geometry, hiding.

extension ClauseFamily {
  static let tree = ClauseFamily(
    "tree", title: "TREE",
    entries: [
      ClauseEntry(
        .treeForest, "Superviews and subviews are inverse, indices dense, no cycles",
        """
        ∀v ∈ V: sup(v) ∈ V ∪ {nil}; the relation sup has no cycle; for each p ∈ V the indices of \
        the views with sup = p are exactly 0 … (their number − 1); roots have index 0.
        """),
      ClauseEntry(
        .treeOrder, "Tree edits put views where they say",
        """
        add(c, p) accepted ⟹ sup′(c) = p ∧ idx′(c) = |{v : sup′(v) = p}| − 1; insert(c, p, i) \
        accepted ⟹ sup′(c) = p ∧ idx′(c) = i; front, back accepted and sup(v) ≠ nil ⟹ idx′(v) = \
        last, 0; remove accepted ⟹ sup′(v) = nil; and in each case the other siblings of both \
        parents keep their relative order. Stated for events that end no transition.
        """),
      ClauseEntry(
        .treeRejected, "A rejected event changes nothing",
        """
        εᵢ rejected with r ⟹ Oᵢ = Oᵢ₋₁ but for lastRejection = r.
        """),
      ClauseEntry(
        .treeMembership, "A transition moves only its own helpers and screens",
        """
        Between Oᵢ₋₁ and Oᵢ, (sup, order among siblings) changes only for helpers, for screens on \
        a stack before or after, and for the view that an accepted tree event names.
        """),
    ])

  static let geo = ClauseFamily(
    "geo", title: "GEO",
    entries: [
      ClauseEntry(
        .geoEnvelope, "Geometry lies in the model's envelopes",
        """
        ∀v ∈ V: each number of bounds(v), center(v), T(v), box(v) ∈ E of it. The envelope of a \
        number that is only copied has width 0.
        """),
      ClauseEntry(
        .geoRoundTrip, "Converting there and back returns the point",
        """
        For v with T = identity on its whole chain: the middle of box(v), taken down the chain by \
        the inverse maps, is the middle of bounds(v) ± twice the forward bound of the chain. For a \
        system that offers convert, and all v, w with one root: convert(convert(p, v → w), w → v) \
        ∈ p ± the forward bound of both ways.
        """),
      ClauseEntry(
        .geoScroll, "Scrolling moves the subviews against it, and nothing else",
        """
        scroll(v, p) accepted without a callback, Δ = p − bounds(v).origin ⟹ for each subview c of \
        v that is neither a helper nor on a stack, with T = identity on its whole chain: box′(c) − \
        box(c) ∈ −Δ ± the forward bounds of both.
        """),
      ClauseEntry(
        .geoLocal, "A screen box depends on its own chain only",
        """
        box(v) depends on nothing but the chain of v: equal chains ⟹ equal boxes, bit by bit.
        """),
      ClauseEntry(
        .geoBox, "A screen box is the box of the four corners",
        """
        box(v) ∋ the images of all four corners of bounds(v), and each side of it touches one, \
        within E.
        """),
      ClauseEntry(
        .geoFrame, "The frame that was set is the frame that is there",
        """
        setFrame(v, r) accepted ⟹ the box of bounds(v) under T(v) and center(v) in the superview = \
        r within 4u·(|r| + |T| + |center|) a side.
        """),
    ])

  static let hide = ClauseFamily(
    "hide", title: "HIDE",
    entries: [
      ClauseEntry(
        .hideCount, "Hidden by the flag or by at least one hold",
        """
        ∀v: hidden(v) ⟺ flag(v) ∨ holds(v) > 0 (S-2), with holds counted from O's own transitions.
        """),
      ClauseEntry(
        .hideRestored, "Without a flight the app's flags show",
        """
        No transition in flight in O ⟹ ∀v declared: hidden(v) ⟺ flag(v).
        """),
      ClauseEntry(
        .hideSiblings, "Hiding moves no other view",
        """
        hide, show, and the beginning or end of a hold change bounds, center and T of no other \
        view.
        """),
      ClauseEntry(
        .hideOnePicture, "In flight the traveller alone draws the picture",
        """
        In flight, with both endpoints there, held in the phase, no other's endpoints, and the \
        container visible: visible(traveller) ∧ ¬visible(source) ∧ ¬visible(destination).
        """),
    ])
}
