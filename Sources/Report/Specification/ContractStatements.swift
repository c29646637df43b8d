// The statements of the contract: completion, membership, callbacks.

extension ClauseFamily {
  static let contract = ClauseFamily(
    "contract", title: "CONTRACT",
    entries: [
      ClauseEntry(
        .contractOnce,
        "Every transition completes exactly once, and says truly whether it finished",
        """
        In O.log each transition has exactly one `willBegin`, at most one `complete`, at most one \
        `didEnd`, in that order; those not in flight have all three; finished = ¬(its drive was \
        *cancelling* when it ended, or it was interrupted while *tracking*, or while *pending* \
        without finish latched).
        """),
      ClauseEntry(
        .contractRestored, "Helpers are gone when their transition is",
        """
        O without a transition in flight on g ⟹ g's traveller ∉ V, g's backdrops ∈ V are those \
        that persist (S-8), and containers exist exactly for the levels of a modal stack, and for \
        no navigation stage.
        """),
      ClauseEntry(
        .contractCancel, "Cancelling is the identity on all that can be seen",
        """
        A transition that was cancelled, without a drag, with nothing but advance, finish, cancel, \
        start and pans between its beginning and its end: everything observable but clock, log and \
        last rejection is as before it began.
        """),
      ClauseEntry(
        .contractMembership, "Screens are where their stage and style put them",
        """
        Without a flight on g: navigation: sup(sₙ) = host, and s₀ … sₙ₋₁ have none; modal: sₗ is \
        the only subview of container l beside a backdrop that persists; under `fullScreen` s₀ … \
        sₙ₋₁ have no superview, under `over` s₀'s is the host. In flight: the subviews of the \
        container are those of S-11.
        """),
      ClauseEntry(
        .contractPresenter, "The presenter comes back to its place, or never leaves it",
        """
        After a dismissal the presenter has the superview that it had before the presentation; \
        and, if no tree event and no armed reaction came in between and that parent's other \
        declared subviews were the same all the time, the same index. (Without the last premise \
        S-20 says otherwise: a presenter of another stage may be away from there too.)
        """),
      ClauseEntry(
        .contractReuse, "Every use is as the first",
        """
        begin; run to the end; begin the other way; run to the end: the second such round observes \
        as the first, but for clock, numbers and log.
        """),
      ClauseEntry(
        .contractAppearance, "Appearance callbacks are balanced",
        """
        For each screen the word of its callbacks in O.log follows UIKit's diagram: from \
        *disappeared* willAppear to *appearing*; from there didAppear to *appeared* or \
        willDisappear to *disappearing*; from *appeared* willDisappear to *disappearing*; from \
        there didDisappear to *disappeared* or willAppear to *appearing*. Roots begin as \
        *appeared*, other screens as *disappeared*. Without a flight nobody is *appearing* or \
        *disappearing*.
        """),
      ClauseEntry(
        .contractBusy, "A busy stage refuses another transition",
        """
        Accepted push, pop, present, dismiss ⟹ no transition was in flight on the stage before it.
        """),
      ClauseEntry(
        .contractMissing, "Missing endpoints do not keep a transition from completing",
        """
        A transition with an endpoint missing or unbound completes as any other: contract.once \
        holds for it.
        """),
      ClauseEntry(
        .contractOrder, "Callbacks of a transition come in their order",
        """
        For each transition: willBegin < phases < complete < didEnd in O.log, and every appearance \
        callback of its end lies between complete and didEnd.
        """),
      ClauseEntry(
        .contractTouch, "Touches reach the top screen, and nothing below a container",
        """
        With hit and *touchable* of S-34, a view being touchable at p when it and all on its chain \
        can be touched and are hit at p: (a) no flight and no drag on g, and the top screen \
        touchable at the middle of its bounds ⟹ the hit there is no helper of g. (b) g modal with \
        a screen above its root, and its host touchable at p, the middle of its bounds ⟹ hit(p) \
        lies in no screen of g that is outside of g's containers.
        """),
      ClauseEntry(
        .contractRetained, "All discrete parts are the model's",
        """
        In all other discrete parts — superviews, indices, visibility, stacks, drive, log, \
        response — O equals the model's.
        """),
      ClauseEntry(
        .contractAppearanceOf, "Opacity, corners, shadow, blur and picture are the model's",
        """
        α, corner radius, shadow and blur of each view ∈ E of them; picture and content mode as in \
        S-7.
        """),
    ])
}
