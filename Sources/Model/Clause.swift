// The names of the clauses; their statements are in the article Clauses, and in `iris spec`.

/// A claim that holds for every transition system; its formal statement stands in the article
/// <doc:Clauses>, which is made of the table `Specification` of `Report`.
public enum Clause: String, Sendable, CaseIterable {
  /// Superviews and subviews are inverse, indices dense, no cycles.
  case treeForest = "tree.forest"
  /// Tree edits put views where they say.
  case treeOrder = "tree.order"
  /// A rejected event changes nothing.
  case treeRejected = "tree.rejected"
  /// A transition moves only its own helpers and screens.
  case treeMembership = "tree.membership"
  /// Geometry lies in the model's envelopes.
  case geoEnvelope = "geo.envelope"
  /// Converting there and back returns the point.
  case geoRoundTrip = "geo.roundTrip"
  /// Scrolling moves the subviews against it, and nothing else.
  case geoScroll = "geo.scroll"
  /// A screen box depends on its own chain only.
  case geoLocal = "geo.local"
  /// A screen box is the box of the four corners.
  case geoBox = "geo.box"
  /// The frame that was set is the frame that is there.
  case geoFrame = "geo.frame"
  /// Hidden by the flag or by at least one hold.
  case hideCount = "hide.count"
  /// Without a flight the app's flags show.
  case hideRestored = "hide.restored"
  /// Hiding moves no other view.
  case hideSiblings = "hide.siblings"
  /// In flight the traveller alone draws the picture.
  case hideOnePicture = "hide.onePicture"
  /// The mask starts as the inscribed circle.
  case maskInscribed = "mask.inscribed"
  /// The mask lies in the model's envelope.
  case maskEnvelope = "mask.envelope"
  /// The mask opens or closes without turning back.
  case maskMonotone = "mask.monotone"
  /// The final radius covers every corner, exactly.
  case maskCovers = "mask.covers"
  /// The final radius exceeds the least one by less than 2⁻⁴⁹ of it.
  case maskTight = "mask.tight"
  /// The mask's centre is in the masked view's own space.
  case maskSpace = "mask.space"
  /// No mask of a transition outlives it.
  case maskGone = "mask.gone"
  /// The phase is the one that the exact boundaries give.
  case phasePartition = "phase.partition"
  /// Phases are entered in order, once, at their boundaries.
  case phaseOrder = "phase.order"
  /// Advancing twice is advancing by the sum.
  case phaseAdditive = "phase.additive"
  /// No duration takes no time.
  case phaseZero = "phase.zero"
  /// Overlaid numbers do not jump at boundaries.
  case phaseContinuous = "phase.continuous"
  /// The flight starts on the source's rectangle.
  case landDeparture = "land.departure"
  /// The flight ends on the destination's rectangle.
  case landArrival = "land.arrival"
  /// The flight follows both rectangles as they are now.
  case landRetarget = "land.retarget"
  /// Every transition completes exactly once, and says truly whether it finished.
  case contractOnce = "contract.once"
  /// Helpers are gone when their transition is.
  case contractRestored = "contract.restored"
  /// Cancelling is the identity on all that can be seen.
  case contractCancel = "contract.cancel"
  /// Screens are where their stage and style put them.
  case contractMembership = "contract.membership"
  /// The presenter comes back to its place, or never leaves it.
  case contractPresenter = "contract.presenter"
  /// Every use is as the first.
  case contractReuse = "contract.reuse"
  /// Appearance callbacks are balanced.
  case contractAppearance = "contract.appearance"
  /// A busy stage refuses another transition.
  case contractBusy = "contract.busy"
  /// Missing endpoints do not keep a transition from completing.
  case contractMissing = "contract.missing"
  /// Callbacks of a transition come in their order.
  case contractOrder = "contract.order"
  /// Touches reach the top screen, and nothing below a container.
  case contractTouch = "contract.touch"
  /// All discrete parts are the model's.
  case contractRetained = "contract.retained"
  /// Opacity, corners, shadow, blur and picture are the model's.
  case contractAppearanceOf = "contract.appearanceOf"
  /// A scrubbed transition stays on its timeline, where the finger is.
  case driveClamped = "drive.clamped"
  /// An outcome before the start is kept.
  case driveLatch = "drive.latch"
  /// What settles takes no other outcome.
  case driveSettled = "drive.settled"
  /// What settles does not turn back.
  case driveMonotone = "drive.monotone"
  /// What settles can be grabbed where it is.
  case driveRegrab = "drive.regrab"
  /// A drag must exceed the distance or the velocity.
  case driveThreshold = "drive.threshold"
  /// A screen let go comes back to its place.
  case driveSpringBack = "drive.springBack"
  /// The backdrop dims with the drag.
  case driveDim = "drive.dim"
  /// Interruption ends everything at once.
  case interruptNow = "interrupt.now"
  /// Every event gets a response.
  case safeTotal = "safe.total"
  /// The same run gives the same observations.
  case safeDeterministic = "safe.deterministic"
  /// Copies are independent.
  case safeCopies = "safe.copies"
  /// Text and values are inverse; bad text is explained.
  case safeText = "safe.text"
  /// Nothing is left over after many rounds.
  case safeLeak = "safe.leak"
  /// Moving the scene moves what is seen.
  case lawTranslate = "law.translate"
  /// Scaling the scene scales what is seen.
  case lawScale = "law.scale"
  /// Mirroring the scene mirrors what is seen.
  case lawMirror = "law.mirror"
  /// Renaming renames.
  case lawRename = "law.rename"
  /// What nothing refers to changes nothing.
  case lawUnrelated = "law.unrelated"
  /// Doubling all times doubles all times.
  case lawStretch = "law.stretch"
}

extension Clause: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
