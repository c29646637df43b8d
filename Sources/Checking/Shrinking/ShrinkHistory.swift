// The steps that shrinking took: what was found when, and by which pass.

/// A step of shrinking: something simpler that still fails.
public struct ShrinkStep: Hashable, Sendable {
  /// How many choices were left.
  public let choices: Int
  /// How often the property had been asked, this time included.
  public let evaluation: Int
  /// What found it: a pass of the shrinker, as `delete spans`, or `another case`, which fails in the same
  /// way and was shrunk to something simpler.
  public let pass: String

  /// Makes a step.
  public init(choices: Int, evaluation: Int, pass: String) {
    (self.choices, self.evaluation, self.pass) = (choices, evaluation, pass)
  }
}

/// The steps in order, or of many some that are evenly spread, and the last.
struct ShrinkHistory {
  /// The greatest number of steps that are kept.
  static let limit = 256

  private var kept: [ShrinkStep] = []
  private var last: ShrinkStep?
  private var count = 0
  /// Every how manieth step is kept.
  private var stride = 1

  /// The steps that are kept.
  var steps: [ShrinkStep] {
    guard let last, (count - 1) % stride != 0 else { return kept }
    return kept + [last]
  }

  /// Notes a step.
  mutating func note(_ step: ShrinkStep) {
    last = step
    count += 1
    guard (count - 1) % stride == 0 else { return }
    // There is always room for the last one.
    if kept.count == Self.limit - 1 {
      kept = kept.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      stride *= 2
      guard (count - 1) % stride == 0 else { return }
    }
    kept.append(step)
  }
}

extension ShrinkPass {
  /// What it is called: the words of its type's name.
  static var title: String {
    var title = ""
    for character in String(describing: Self.self) {
      if character.isUppercase && !title.isEmpty { title += " " }
      title += character.lowercased()
    }
    return title
  }
}
