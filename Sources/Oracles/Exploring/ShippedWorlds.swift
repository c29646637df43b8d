// The worlds that ship, smallest alphabets that still meet what they are named for.

import Scenario

extension SmallWorld {
  /// All shipped worlds.
  public static let all = [
    transitionProtocol(), holds, drives, drags, tree, contract, grid, flicks,
    instants(entering: 150_000, leaving: 100_000),
  ]

  /// The shipped world of that name.
  public static func named(_ name: String) -> SmallWorld? { all.first { $0.name == name } }

  /// Two stages that hold any two of three views.
  static let holds: SmallWorld = {
    let views = ["a", "b", "c"]
    let pairs = views.flatMap { one in views.filter { $0 != one }.map { "from \(one) to \($0)" } }
    let stages = [("first", "page"), ("second", "leaf")]
    let events = stages.flatMap { stage, screen in
      pairs.map { "present \(screen) on \(stage) with blink \($0)" } + [
        "dismiss \(screen)", "dismiss \(screen) unanimated", "finish \(stage)", "cancel \(stage)",
        "interrupt \(stage)",
      ]
    }
    let flags = views.flatMap { ["hide \($0)", "show \($0)"] }
    return SmallWorld(
      name: "holds", summary: "two stages that hold any two of three views, alike but for names",
      written: """
        iris 1
        window main 8 8
        screen list in main
        window side 8 8
        screen rear in side
        screen page
        screen leaf
        image a frame 0 0 1 1 picture dot 1x1
        image b frame 0 0 1 1 picture dot 1x1
        image c frame 0 0 1 1 picture dot 1x1
        stage modal first over main over root list
        stage modal second over side over root rear
        choreography blink
          entering 2f
            phase rise 1
            phase land 1
            hold source in rise through land
            hold destination in land
          leaving 1f
            phase fall 1
            hold source in fall
            hold destination in fall

        """ + (events + ["advance 1f"] + flags).joined(separator: "\n") + "\n")
  }()

  /// A finger that scrubs, lets go, and grabs again.
  static let drives = SmallWorld(
    name: "drives", summary: "a transition that a finger leads, lets go and grabs again",
    written: """
      iris 1
      window main 4 8
      screen list in main
      image a in list frame 0 0 1 2 picture dot 1x2
      screen page
      image b in page frame 0 2 4 4 picture dot 1x2
      stage modal fullScreen over main fullScreen root list
      choreography led
        interaction percent completion easeInOut speed 2
        entering 8f
          phase fly 5
          phase open 3
          hold source in fly
          travel from 0 to 1 in fly easeInOut
          upper from 0 to 1 in open linear
        leaving 6f
          phase close 1
          phase fly 2
          hold destination in fly
          travel from 0 to 1 in fly easeInOut
          upper from 1 to 0 in close linear
      present page on fullScreen with led from a to b
      present page on fullScreen with led interactively from a to b
      dismiss page
      dismiss page with led interactively from b to a
      start fullScreen
      finish fullScreen
      cancel fullScreen
      pan fullScreen began
      pan fullScreen changed -4 0
      pan fullScreen changed -1 0
      pan fullScreen changed 1 0
      pan fullScreen changed 4 0
      pan fullScreen ended 1 0
      pan fullScreen ended 0 0
      pan fullScreen cancelled
      pan fullScreen failed
      interrupt fullScreen
      advance 1f
      advance 3f

      """)

  /// A screen that is dragged, springs back and is let go.
  static let drags = SmallWorld(
    name: "drags", summary: "a screen that is dragged, springs back, and is dismissed by it",
    depth: 16,
    written: """
      iris 1
      window main 8 8
      screen list in main
      image a in list frame 0 0 1 2 picture dot 1x2
      screen page
      image b in page frame 0 2 4 4 picture dot 1x2
      stage modal zoom over main over root list
      choreography pulled
        interaction drag distance 0.25 velocity 10 springBack 2f curve easeInOut
        entering 2f
          phase fly 1
          hold source in fly
          travel from 0 to 1 in fly easeInOut
          backdrop grey 0 from 0 to 1 in fly linear persists
        leaving 2f
          phase fly 1
          hold destination in fly
          travel from 0 to 1 in fly easeInOut
          backdrop grey 0 from 1 to 0 in fly linear
      present page on zoom with pulled from a to b
      dismiss page
      discard page
      pan zoom began
      pan zoom changed 0 0
      pan zoom changed 2 0
      pan zoom changed 1 3
      pan zoom ended 0 0
      pan zoom ended 0 20
      pan zoom cancelled
      cancel zoom
      interrupt zoom
      resize main 4 8
      resize main 8 8
      advance 1f
      advance 2f

      """)
}
