// Names: numbers that are spelled, compared and ordered as their text.

import Scenario
import Testing

@Suite struct NameTests {
  private static let texts = [
    "modal", "modal.container", "modal.container2", "modal.container10", "modal.container1",
    "modal.container02", "modal.container99999", "modal.containers", "modal.backdrop",
    "modal.backdrop3", "modal.traveller", "modal.other", "Modal", "mod-al", "other.container", "m",
  ]

  private static let names = texts.map { Name($0) }

  @Test(arguments: texts)
  func `a name is spelled as it was given`(_ text: String) throws {
    let name = try #require(Name(text))
    #expect(name.text == text && "\(name)" == text)
    #expect(name.isHelper == text.contains("."))
  }

  @Test func `names are equal, and ordered, as their texts are`() throws {
    for (one, first) in zip(Self.texts, Self.names) {
      for (two, second) in zip(Self.texts, Self.names) {
        let (first, second) = (try #require(first), try #require(second))
        #expect((first == second) == (one == two))
        #expect((first < second) == one.utf8.lexicographicallyPrecedes(two.utf8))
        if one == two { #expect(first.hashValue == second.hashValue) }
      }
    }
  }

  @Test(arguments: ["", ".", "a.", ".a", "a.b.c", "1a", "a b", "ä", "a.1"])
  func `what is no name makes none`(_ text: String) {
    #expect(Name(text) == nil)
  }

  @Test(arguments: HelperRole.allCases, [1, 2, 17, 65_535, 65_536, 1_000_000])
  func `the name of a helper is the one that is spelled alike`(_ role: HelperRole, _ level: Int) {
    let helper = Name(helper: role, of: "stage", level: level)
    let text = "stage.\(role.rawValue)" + (level == 1 ? "" : "\(level)")
    #expect(helper.text == text && helper == Name(text))
    #expect(helper.isHelper(role, of: "stage") && helper.isHelper(of: "stage"))
    #expect(!helper.isHelper(role, of: "stages") && !helper.isHelper(of: "stag"))
    for other in HelperRole.allCases where other != role {
      #expect(!helper.isHelper(other, of: "stage"))
    }
    #expect(helper.movingHelper { _ in "inner" } == Name("inner" + text.dropFirst("stage".count)))
  }

  @Test func `only helpers are moved, and only of a stage`() {
    let plain: Name = "stage"
    #expect(plain.movingHelper { _ in "inner" } == plain && plain.role == nil)
    #expect(!plain.isHelper(of: "stage") && !plain.isHelper(.container, of: "stage"))
    let dotted: Name = "stage.other"
    #expect(dotted.movingHelper { _ in "inner" } == "inner.other" && dotted.role == nil)
    #expect(dotted.isHelper(of: "stage") && !dotted.isHelper(.container, of: "stage"))
  }

  @Test func `names made at once in many places are the same`() async {
    let texts = (0..<200).map { "shared-\($0)" }
    let lists = await withTaskGroup(of: [Name?].self) { group in
      for _ in 0..<8 { group.addTask { texts.map { Name($0) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for list in lists {
      #expect(list == lists[0] && list.map { $0?.text } == texts)
    }
  }
}
