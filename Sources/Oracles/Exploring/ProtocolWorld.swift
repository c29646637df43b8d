// The world of Proofs/protocol.pml: two stages that share three image views.

import Scenario

extension SmallWorld {
  /// The world of which Spin counts the states too.
  ///
  /// - Parameters:
  ///   - hasFlags: whether the app hides and shows the views.
  ///   - stages: how many stages have events: 1 or 2.
  /// - Returns: the world; its states are told apart as Spin's are.
  public static func transitionProtocol(hasFlags: Bool = true, stages: Int = 2) -> SmallWorld {
    let events = (1...2).prefix(stages).flatMap(protocolEvents)
    let flags = ["a", "b", "c"].flatMap { ["hide \($0)", "show \($0)"] }
    let others = ["interrupt", "advance 1f", "advance 4f"] + (hasFlags ? flags : [])
    return SmallWorld(
      name: "protocol", summary: "two stages that share three image views, as Spin explores them",
      grain: .coarse,
      written: protocolScene + (events + others).joined(separator: "\n") + "\n")
  }

  private static func protocolEvents(of number: Int) -> [String] {
    let stage = number == 1 ? "first" : "second"
    let enter =
      number == 1
      ? ("present one on first with slow", "from a to b")
      : ("present two on second with brisk", "from b to c")
    let leave =
      number == 1
      ? ("dismiss one with slow", "from b to a")
      : ("dismiss two with brisk", "from b to b")
    // From whatever base, these take the finger to every quarter of the window's 4 points.
    let pans = (-4...4).map { "pan \(stage) changed \($0) 0" }
    return [
      "\(enter.0) \(enter.1)", "\(enter.0) interactively \(enter.1)",
      "\(leave.0) \(leave.1)", "\(leave.0) interactively \(leave.1)",
      "finish \(stage)", "cancel \(stage)", "start \(stage)", "pan \(stage) began",
    ] + pans + ["interrupt \(stage)"]
  }

  private static let protocolScene = """
    iris 1
    window main 4 4
    screen list in main
    image a in list frame 0 0 1 1 picture red 1x1
    image b in list frame 1 0 1 1 picture green 1x1
    image c in list frame 2 0 1 1 picture blue 1x1
    window side 4 4
    screen rear in side
    screen one
    screen two
    stage modal first over main over root list
    stage modal second over side over root rear
    choreography slow
      interaction percent completion linear
      entering 4f
        phase rise 1
        phase fly 2
        phase land 1
        hold source in rise through fly
        hold destination in rise through land
      leaving 4f
        phase lift 1
        phase fall 1
        hold source in lift through fall
        hold destination in fall
    choreography brisk
      interaction percent completion linear
      entering 2f
        phase rise 1
        phase never 1
        phase land 1
        hold source in rise through never
        hold destination in never through land
      leaving 1f
        phase never 1
        phase lift 1
        phase gone 1
        hold source in never through lift
        hold destination in lift through gone

    """
}
