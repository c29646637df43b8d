// A choreography of one's own, as a value.

import Scenario

extension Choreography {
  /// The picture rises from the album, flies to its place while the screen fades in, and flies back.
  static let lift = Choreography(
    "lift",
    entering: Timeline(
      duration: .milliseconds(400), phases: [Phase("rise", share: 1), Phase("fly", share: 3)],
      holds: [
        Hold(.endpoint(.source), during: 0...1), Hold(.endpoint(.destination), during: 0...1),
      ],
      traveller: Traveller(
        travel: Track(from: 0, [.init(1...1, to: 1, .easeInOut)]),
        scale: Track(from: 1, [.init(0...0, to: 1.1, .easeOut), .init(1...1, to: 1, .easeInOut)])),
      upperAlpha: Track(from: 0, [.init(1...1, to: 1, .easeInOut)])),
    leaving: Timeline(
      duration: .milliseconds(300), phases: [Phase("back", share: 1)],
      holds: [
        Hold(.endpoint(.source), during: 0...0), Hold(.endpoint(.destination), during: 0...0),
      ],
      traveller: Traveller(travel: Track(from: 0, [.init(0...0, to: 1, .easeInOut)])),
      upperAlpha: Track(from: 1, [.init(0...0, to: 0, .easeInOut)])))
}
