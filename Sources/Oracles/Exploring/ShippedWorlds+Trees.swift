// The worlds that ship, continued: edits of the tree, the contract, and grids of times.

import Scenario

extension SmallWorld {
  /// Three views whose tree is edited while one of them is a transition's source.
  static let tree: SmallWorld = {
    let views = ["a", "b", "c"]
    let edits = views.flatMap { one in
      [
        "add \(one) to list", "insert \(one) into list at 0", "remove \(one)", "front \(one)",
        "back \(one)", "push page on stack with lift from \(one)",
      ] + views.filter { $0 != one }.map { "add \(one) to \($0)" }
    }
    return SmallWorld(
      name: "tree", summary: "three views whose tree is edited, one of them in flight",
      written: """
        iris 1
        window main 8 8
        screen list in main
        screen page
        view a frame 1 1 4 4
        view b frame 1 1 4 4
        view c frame 1 1 4 4
        stage navigation stack in main root list
        choreography lift
          entering 2f
            phase rise 1
            hold source in rise
            travel from 0 to 1 in rise linear
          leaving 1f
            phase fall 1
            hold destination in fall
        \(edits.joined(separator: "\n"))
        pop stack
        pop stack unanimated
        cancel stack
        interrupt
        advance 1f

        """)
  }()

  /// A stack in a screen that is covered: requests of every kind, at every time.
  static let contract = SmallWorld(
    name: "contract", summary: "a stack in a screen that another one covers, with a reaction",
    depth: 8,
    written: """
      iris 1
      window main 8 16
      screen home in main
      screen list in home frame 0 0 8 16
      image thumb in list frame 1 2 2 3 picture movie 2x3
      screen detail
      screen sheet
      image poster in sheet frame 0 4 8 12 picture movie 2x3
      item movie shows thumb
      stage navigation inner in home root list
      stage modal outer over main fullScreen root home
      push detail on inner with circularReveal lasting 4f from thumb
      push detail on inner unanimated
      pop inner
      pop inner unanimated
      present sheet on outer with imageMask lasting 16f from item movie to poster
      present sheet on outer unanimated
      dismiss sheet
      dismiss sheet unanimated
      discard sheet
      discard detail
      cancel inner
      cancel outer
      finish outer
      interrupt inner
      interrupt
      bind movie to thumb
      unbind movie
      remove thumb
      upon sheet appears: dismiss sheet
      advance 2f
      advance 5f

      """)

  /// A transition at every flick of it: few views, and millions of states.
  static let flicks = SmallWorld(
    name: "flicks", summary: "every flick of a transition that hides a view and fades a screen",
    depth: 12,
    written: fading(600_000, 400_000) + """
      present page on plain with fade from a
      dismiss page
      finish plain
      cancel plain
      interrupt
      hide a
      show a
      advance 1f
      advance 50f
      advance 2500f

      """)

  /// A transition that takes so many flicks to enter and to leave, at every instant: on the way there, on
  /// the way back when it is cancelled, and the same of its leaving.
  ///
  /// It has 4·(entering + leaving) states: on the way there τ is 0 … d − 1, on the way back 1 … d − 1, and
  /// at rest is the one more; so d + d of each duration d, and all of it twice: before the screen's place
  /// is first laid out it is exact, and within a bound ever after. Both durations are at least 1.
  public static func instants(entering: Int, leaving: Int) -> SmallWorld {
    SmallWorld(
      name: "instants", summary: "a transition at every flick of its way, forwards and backwards",
      written: fading(entering, leaving) + """
        present page on plain with fade from a
        dismiss page
        cancel plain
        advance 1f
        advance 60f
        advance 3600f

        """)
  }

  /// The scene of both: a screen that fades over another one while a view there is hidden.
  private static func fading(_ entering: Int, _ leaving: Int) -> String {
    """
    iris 1
    window main 8 8
    screen list in main
    view a in list frame 1 2 2 2
    screen page
    stage modal plain over main over root list
    choreography fade
      entering \(entering)f
        phase open 1
        hold source in open
        upper from 0 to 1 in open easeInOut
      leaving \(leaving)f
        phase close 1
        hold destination in close
        upper from 1 to 0 in close linear

    """
  }

  /// Three stages alike whose transitions are at any two times of a long timeline each.
  static let grid: SmallWorld = {
    let stages = [("east", "dawn"), ("south", "noon"), ("west", "dusk")]
    let scene = stages.map { stage, screen in
      "window \(stage)ern 4 4\nscreen \(stage)land in \(stage)ern\nscreen \(screen)\n"
    }
    let declarations = stages.map { stage, _ in
      "stage modal \(stage) over \(stage)ern over root \(stage)land\n"
    }
    let events = stages.map { stage, screen in
      "present \(screen) on \(stage) with long\ndismiss \(screen)\ncancel \(stage)\n"
    }
    return SmallWorld(
      name: "grid", summary: "three stages alike, each at any time of a long transition",
      depth: 12,
      written: "iris 1\n" + scene.joined() + declarations.joined() + """
        choreography long
          entering 60f
            phase rise 1
            phase land 2
            upper from 0 to 1 in rise linear
          leaving 40f
            phase fall 1
            upper from 1 to 0 in fall linear

        """ + events.joined() + "interrupt\nadvance 1f\nadvance 20f\n")
  }()
}
