// What about a counterexample matters, and what does not.

/// Which choices of a counterexample do not matter, and how close it is to passing.
///
/// Found by asking the property about variants of the shrunk case, each differing in one choice.
public struct Explanation<Value> {
  /// A choice that may be any other: the case fails in the same way whatever it is.
  public struct FreeChoice: Equatable, Sendable {
    /// Its position on the tape.
    public let position: Int
    /// The labels of the spans that it lies in, the outermost first, joined by `/`.
    public let label: String
    /// What of the counterexample's description it makes, as positions of characters; nil if it
    /// makes nothing, or more than can be told.
    public let text: Range<Int>?
  }

  /// A passing case that differs from the counterexample in one number only.
  public struct Neighbour {
    /// The position of the number on the tape.
    public let position: Int
    /// The labels of the spans that it lies in, the outermost first, joined by `/`.
    public let label: String
    /// How far the number was moved, in steps of simplicity: below 0 is simpler.
    public let distance: Int
    /// The passing value.
    public let value: Value
  }

  /// The choices that may be any other.
  public internal(set) var freeChoices: [FreeChoice] = []
  /// Whether the case still failed with all of these choices changed at once.
  public internal(set) var areJointlyFree = true
  /// For each number that matters the nearest passing case, in the order of the tape.
  public internal(set) var neighbours: [Neighbour] = []
  /// How often the property was asked for this.
  public internal(set) var evaluations = 0
  /// Whether every choice was looked at, rather than as many as the settings allow.
  public internal(set) var isComplete = true

  init() {}

  /// The description of a counterexample with everything that may be any other between `‹` and `›`;
  /// nil if there is nothing of that kind.
  ///
  /// Of `[0, 7]` of which only the 7 matters it makes `[‹0›, 7]`.
  public func marked(_ description: String) -> String? {
    var marked = ""
    var position = 0
    let characters = Array(description)
    let ranges = freeChoices.compactMap(\.text).sorted { $0.lowerBound < $1.lowerBound }
    for range in ranges where range.lowerBound >= position && range.upperBound <= characters.count {
      marked += String(characters[position..<range.lowerBound]) + "‹"
      marked += String(characters[range]) + "›"
      position = range.upperBound
    }
    return position == 0 ? nil : marked + String(characters[position...])
  }
}

extension Explanation.Neighbour: Sendable where Value: Sendable {}
extension Explanation: Sendable where Value: Sendable {}

/// The part of a description in which variants of it differ, widened to whole words; nil if there
/// is no difference, or hardly anything else.
func differingText(_ description: String, _ variants: [String]) -> Range<Int>? {
  let original = Array(description)
  var start = original.count
  var end = original.count
  for variant in variants.map(Array.init) where variant != original {
    let most = min(original.count, variant.count)
    var head = 0
    while head < most, original[head] == variant[head] { head += 1 }
    var tail = 0
    while tail < most - head,
      original[original.count - 1 - tail] == variant[variant.count - 1 - tail]
    {
      tail += 1
    }
    start = min(start, head)
    end = min(end, tail)
  }
  guard start < original.count else { return nil }
  var upper = max(original.count - end, start)
  func isWord(_ index: Int) -> Bool {
    let character = original[index]
    return character.isLetter || character.isNumber || "-._".contains(character)
  }
  while start > 0, isWord(start - 1) { start -= 1 }
  while upper < original.count, isWord(upper) { upper += 1 }
  return upper > start ? start..<upper : nil
}
