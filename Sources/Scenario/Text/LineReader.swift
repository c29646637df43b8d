// Reading a line word by word. Every kind of word is asked for by its place, so none is reserved.

/// A range that a number must lie in, and how messages call it.
struct NumberRange {
  /// The numbers.
  let range: ClosedRange<Double>
  /// The name: `a number from … to …`.
  let name: String

  /// A coordinate.
  static let coordinate = NumberRange(
    range: -Limits.coordinate...Limits.coordinate, name: "a number from -2^32 to 2^32")
  /// A width, a height, a radius.
  static let extent = NumberRange(range: 0...Limits.coordinate, name: "a number from 0 to 2^32")
  /// A linear entry of a transform.
  static let linear = NumberRange(
    range: -Limits.linear...Limits.linear, name: "a number from -2^16 to 2^16")
  /// An opacity, or a part of a whole.
  static let unit = NumberRange(range: 0...1, name: "a number from 0 to 1")
  /// A position of a traveller on its way, or an ordinate of a curve.
  static let travel = NumberRange(range: -8...8, name: "a number from -8 to 8")
  /// A scale of a traveller.
  static let scale = NumberRange(
    range: (1.0 / 1_024)...1_024, name: "a number from 1/1024 to 1024")
  /// How many times faster a transition settles.
  static let speed = NumberRange(range: (1.0 / 64)...64, name: "a number from 1/64 to 64")
  /// How far a screen must be dragged to be dismissed.
  static let distance = NumberRange(range: 0...64, name: "a number from 0 to 64")
}

/// The words of a line that have not been read yet.
struct LineReader {
  /// The words that are left.
  private(set) var rest: ArraySlice<Word>
  /// The offset just after the last word of the line.
  private let end: Int

  /// Starts at the first word.
  init(_ words: [Word]) {
    rest = words[...]
    end = words.last.map { $0.offset + $0.text.utf8.count } ?? 0
  }

  /// The spelling of the next word; `nil` at the end.
  var next: String? { rest.first?.text }

  /// The spelling of the word `distance` after the next one.
  func ahead(_ distance: Int) -> String? {
    rest.dropFirst(distance).first?.text
  }

  /// A fault at the next word, or at the end of the line.
  func fault(_ expected: String) -> Fault {
    guard let word = rest.first else {
      return Fault(at: end, found: "the end of the line", expected: expected)
    }
    return Fault(word, expected: expected)
  }

  /// Reads any word.
  mutating func word(_ expected: String) throws(Fault) -> Word {
    guard let word = rest.popFirst() else { throw fault(expected) }
    return word
  }

  /// Reads the word if it is the next one.
  mutating func take(_ word: String) -> Bool {
    guard next == word else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads one of the words.
  mutating func keyword(_ words: [String]) throws(Fault) -> String {
    guard let text = next, words.contains(text) else {
      throw fault(Spelling.oneOf(words, found: next))
    }
    rest.removeFirst()
    return text
  }

  /// Reads a case of an enumeration by its word.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(Fault) -> Choice where Choice.RawValue == String {
    guard let choice = next.flatMap(Choice.init(rawValue:)) else {
      throw fault(Spelling.oneOf(Choice.allCases.map(\.rawValue), found: next))
    }
    rest.removeFirst()
    return choice
  }

  /// Reads a name, of a helper too.
  mutating func name(_ what: String) throws(Fault) -> Name {
    guard let name = next.flatMap({ Name($0) }) else { throw fault(what) }
    rest.removeFirst()
    return name
  }

  /// Reads a name that may be declared: one without a dot.
  mutating func plainName(_ what: String) throws(Fault) -> Name {
    guard let name = next.flatMap({ Name($0) }) else { throw fault(what) }
    if name.isHelper { throw fault("\(what) without a dot: dots are for helpers") }
    rest.removeFirst()
    return name
  }

  /// Reads any number, `inf`, `-inf` and `nan` too.
  mutating func number() throws(Fault) -> Double {
    guard let number = next.flatMap(NumberText.number) else { throw fault("a number") }
    rest.removeFirst()
    return number
  }

  /// Reads a number that must lie in a range.
  mutating func number(_ wanted: NumberRange) throws(Fault) -> Double {
    guard let number = next.flatMap(NumberText.number), wanted.range.contains(number) else {
      throw fault(wanted.name)
    }
    rest.removeFirst()
    return number
  }

  /// Reads a whole number.
  mutating func integer() throws(Fault) -> Int {
    guard let integer = next.flatMap(NumberText.integer) else { throw fault("a whole number") }
    rest.removeFirst()
    return integer
  }

  /// Reads a time.
  mutating func time() throws(Fault) -> Flicks {
    guard let time = next.flatMap(TimeText.flicks) else {
      throw fault("a time such as 0.5s, 16ms, 1/60s or 1234f")
    }
    rest.removeFirst()
    return time
  }

  /// Reads two numbers.
  mutating func point() throws(Fault) -> Point {
    Point(x: try number(), y: try number())
  }

  /// Reads four numbers.
  mutating func rect() throws(Fault) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// Reads six numbers.
  mutating func transform() throws(Fault) -> Transform {
    Transform(
      a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(),
      ty: try number())
  }

  /// Makes sure that nothing is left.
  func finish() throws(Fault) {
    if !rest.isEmpty { throw fault("the end of the line") }
  }
}
