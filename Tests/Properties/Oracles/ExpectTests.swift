// Expectations that are not met say what is so instead, in words that could stand in their place.

import Model
import Oracles
import Scenario
import Testing

@Suite struct ExpectTests {
  private static let declarations = """
    iris 1
    window main 375 667
    screen list in main
    image thumb in list frame 20 120 80 124 corner 4 picture movie 320x496
    view loose frame 0 0 10 10 mask 1 2 3 4
    screen detail
    image poster in detail frame 20 138 80 124 picture movie 320x496
    stage modal over main fullScreen

    """

  /// What is seen instead, of each expectation that is not met.
  private func actuals(_ steps: String) throws -> [String] {
    let file = try ScenarioFile(parsing: Self.declarations + steps)
    return ScenarioRun(file, on: { ReferenceModel($0) }).unmet.map(\.actual)
  }

  /// Steps, an expectation that is wrong after them, and what is so instead.
  static let table: [(steps: String, wrong: String, instead: String)] = [
    ("", "accepted", "expect # no event yet"),
    ("", "rejected busy", "expect # no event yet"),
    ("hide thumb", "rejected busy", "expect accepted"),
    ("cancel modal", "accepted", "expect rejected notInFlight"),
    ("", "nobody visible", "expect nobody missing"),
    ("", "thumb missing", "expect thumb exists"),
    ("", "thumb hidden", "expect thumb visible"),
    ("hide thumb", "thumb visible", "expect thumb hidden"),
    ("", "thumb at 0 0 1 1", "expect thumb at 20 120 80 124"),
    ("", "thumb bounds 0 0 1 1", "expect thumb bounds 0 0 80 124"),
    ("", "thumb center 0 0", "expect thumb center 60 182"),
    ("", "thumb transform 2 0 0 2 0 0", "expect thumb transform 1 0 0 1 0 0"),
    ("", "thumb in main", "expect thumb in list"),
    ("", "thumb in list at 3", "expect thumb in list at 0"),
    ("", "loose in main", "expect loose detached"),
    ("", "thumb detached", "expect thumb in list at 0"),
    ("", "thumb alpha 0.5", "expect thumb alpha 1"),
    ("", "thumb shadow 0.5", "expect thumb shadow 0"),
    ("", "thumb blur 3", "expect thumb blur 0"),
    ("", "thumb corner 5", "expect thumb corner 4"),
    ("", "thumb picture other", "expect thumb picture movie"),
    ("", "loose picture movie", "expect loose exists"),
    ("", "thumb masked 0 0 1", "expect thumb unmasked"),
    ("", "loose masked 0 0 1", "expect loose masked 1 2 3 4"),
    ("", "loose opening 0 0 1", "expect loose masked 1 2 3 4"),
    ("", "thumb opening 0 0 1", "expect thumb unmasked"),
    ("", "loose unmasked", "expect loose masked 1 2 3 4"),
    ("", "nowhere idle", "there is no stage 'nowhere'"),
    ("", "modal running", "expect modal idle"),
    ("", "modal dragging", "expect modal idle"),
    ("", "modal offset 1 1", "expect modal idle"),
    ("", "modal stack list detail", "expect modal stack list"),
    ("", "modal completed 1 cancelled 0", "expect modal completed 0 cancelled 0"),
    ("", "list disappeared", "expect list appeared"),
    ("", "detail appeared", "expect detail disappeared"),
    ("", "hit 30 130 list", "expect hit 30 130 thumb"),
    ("", "hit 900 900 list", "expect hit 900 900 nothing"),
    ("present detail with imageMask", "modal idle", "expect modal running"),
    ("present detail with imageMask", "modal phase 1", "expect modal phase 0"),
    ("present detail with imageMask", "modal elapsed 1s", "expect modal elapsed 0s"),
    ("present detail with imageMask", "modal cancelling", "expect modal running"),
    ("present detail with imageMask", "list appeared", "expect list disappearing"),
    ("present detail with imageMask", "detail appeared", "expect detail appearing"),
    (
      "present detail with imageMask to poster", "detail opening 0 0 1",
      "expect detail opening 60 200 563.3063109889681"
    ),
    (
      "present detail with imageZoom\nadvance 1s\npan modal began\npan modal changed 5 6",
      "modal springing", "expect modal dragging"
    ),
    (
      "present detail with imageZoom\nadvance 1s\npan modal began\npan modal changed 5 6",
      "modal offset 5 7", "expect modal offset 5 6"
    ),
  ]

  @Test(arguments: table)
  func `an expectation that is not met says what is so`(
    _ row: (steps: String, wrong: String, instead: String)
  ) throws {
    #expect(try actuals("\(row.steps)\nexpect \(row.wrong)\n") == [row.instead])
  }

  @Test(arguments: table.filter { $0.instead.hasPrefix("expect ") && !$0.instead.contains("#") })
  func `what is so instead is met`(
    _ row: (steps: String, wrong: String, instead: String)
  ) throws {
    #expect(try actuals("\(row.steps)\n\(row.instead)\n") == [])
  }

  @Test func `a number agrees to the decimals that are written, and to three at least`() throws {
    #expect(try actuals("alpha thumb 0.5004\nexpect thumb alpha 0.5\n") == [])
    #expect(try actuals("alpha thumb 0.5006\nexpect thumb alpha 0.5\n").count == 1)
    #expect(try actuals("alpha thumb 0.50004\nexpect thumb alpha 0.5001\n").count == 1)
    #expect(try actuals("alpha thumb 0.0000001\nexpect thumb alpha 0.0000001\n") == [])
  }
}
