// How often the campaign must meet each hard situation.

extension Campaign {
  /// The least shares of the cases that must go through each situation, by its name.
  public static let requirements = Dictionary(
    uniqueKeysWithValues: leastShares.map { ($0.key.rawValue, $0.value) })

  /// The shares measured in the default campaign lie above these by what 10 000 cases can tell.
  private static let leastShares: [Situation: Double] = [
    .flight: 0.75,
    .finished: 0.4,
    .cancelled: 0.3,
    .leaving: 0.37,
    .twoFlights: 0.085,
    .threeFlights: 0.003,
    .sharedView: 0.025,
    .endpointLost: 0.035,
    .retargeted: 0.2,
    .resizedMask: 0.005,
    .tornDown: 0.4,
    .zeroDuration: 0.035,
    .missingEndpoint: 0.4,
    .onBoundary: 0.065,
    .reaction: 0.05,
    .nestedReaction: 0.003,
    .nested: 0.1,
    .awkwardMask: 0.25,
    .deepStack: 0.22,
    .presentedOver: 0.12,
    .poppedToLower: 0.002,
    .leftAtOnce: 0.04,
    .refused: 0.5,
    .scrubbed: 0.085,
    .settling: 0.15,
    .latched: 0.008,
    .regrabbed: 0.07,
    .dragged: 0.045,
    .dragDismissed: 0.015,
    .sprangBack: 0.02,
    .persisting: 0.065,
    .ownChoreography: 0.18,
    .imageMask: 0.19,
    .imageZoom: 0.2,
    .circularReveal: 0.14,
    .photoBrowser: 0.085,
    .ping: 0.085,
  ]
}
