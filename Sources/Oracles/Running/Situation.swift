// The hard situations that a campaign must show that it meets.

/// The situations that cases are classified by.
public enum Situation: String, Sendable, CaseIterable {
  /// A transition ran.
  case flight = "a transition in flight"
  /// A transition completed as finished.
  case finished = "finished"
  /// A transition completed as cancelled.
  case cancelled = "cancelled"
  /// A leaving transition ran.
  case leaving = "leaving"
  /// Two transitions ran at once.
  case twoFlights = "two in flight"
  /// Three transitions ran at once.
  case threeFlights = "three in flight"
  /// Two transitions in flight had a view for an endpoint in common.
  case sharedView = "two in flight sharing a view"
  /// An endpoint was connected before an event and not after it, in flight.
  case endpointLost = "endpoint removed in flight"
  /// An endpoint's rectangle changed in flight.
  case retargeted = "endpoint moved in flight"
  /// The container's size changed while a mask was opening or closing.
  case resizedMask = "resize in the mask phase"
  /// A stage was interrupted or its screen discarded in flight.
  case tornDown = "stage torn down in flight"
  /// A transition without duration.
  case zeroDuration = "zero duration"
  /// A flight without one of its endpoints.
  case missingEndpoint = "endpoint missing"
  /// A flight stood exactly on a boundary between phases.
  case onBoundary = "on a phase boundary"
  /// A reaction's event was handled.
  case reaction = "reaction fired"
  /// A reaction that was armed by another one was handled.
  case nestedReaction = "reaction in a reaction"
  /// The flight's stage has its host in another stage's screen.
  case nested = "nested stage in flight"
  /// The masked screen is turned, scaled or scrolled.
  case awkwardMask = "mask on a transformed or scrolled screen"
  /// A second screen on a stage.
  case deepStack = "three screens on a stack"
  /// A modal screen over one that was presented.
  case presentedOver = "presented over a presented one"
  /// A pop past the screen below.
  case poppedToLower = "popped to a lower screen"
  /// A screen left without a transition after one had been completed.
  case leftAtOnce = "left at once after a transition"
  /// A transition followed a finger.
  case scrubbed = "scrubbed by a finger"
  /// A transition that had followed a finger settled.
  case settling = "settling after a finger"
  /// An outcome was decided before the transition started.
  case latched = "decided before the start"
  /// A settling transition was grabbed again.
  case regrabbed = "grabbed again"
  /// A screen was dragged.
  case dragged = "a screen dragged"
  /// A screen sprang back.
  case sprangBack = "a screen springing back"
  /// A screen was dismissed by a drag.
  case dragDismissed = "dismissed by a drag"
  /// A backdrop stayed between transitions.
  case persisting = "a backdrop that persists"
  /// A transition by a choreography of the user's own.
  case ownChoreography = "a choreography of one's own"
  /// Document 000's system.
  case imageMask = "imageMask in flight"
  /// Document 001's system.
  case imageZoom = "imageZoom in flight"
  /// Document 002's system.
  case circularReveal = "circularReveal in flight"
  /// Document 003's system.
  case photoBrowser = "photoBrowser in flight"
  /// Document 004's system.
  case ping = "ping in flight"
  /// An event was refused.
  case refused = "an event refused"
}
