// Choosing among alternatives: booleans, chances, elements, weights, references.

extension Source {
  /// Either value equally often; `false` is the simplest.
  @inlinable
  public func bool() -> Bool {
    choice(1, .alternative) { $0.nextWord() >> 63 } == 1
  }

  /// True in `count` of `total` cases; `false` is the simplest.
  ///
  /// A count of 0 or less is never true, one of `total` or more is always true, with no choice
  /// drawn.
  @inlinable
  public func chance(_ count: Int, outOf total: Int) -> Bool {
    if count <= 0 || count >= total { return count >= total && count > 0 }
    let share = UInt64(count)
    let most = UInt64(total) &- 1
    return choice(1, .alternative) { $0.uniform(most) < share ? 1 : 0 } == 1
  }

  /// A number below `count`, each equally often; 0 is the simplest.
  ///
  /// At a count of 1 or less it is 0.
  @inlinable
  public func index(below count: Int) -> Int {
    let bound = UInt64(max(count, 1)) &- 1
    return Int(choice(bound, .alternative) { $0.uniform(bound) })
  }

  /// The position of one of these weights, in proportion to the weight; position 0 is the simplest.
  ///
  /// Weights of 0 or less are never drawn, but shrinking may move to them: put the simplest
  /// alternative first. If no weight is positive, the position is 0.
  @inlinable
  public func weighted(_ weights: [Int]) -> Int {
    weighted(weights, .alternative)
  }

  /// The number of a command of a static table, by weight; like ``weighted(_:)``, but shrinking
  /// knows that a command is chosen here.
  @inlinable
  public func command(_ weights: [Int]) -> Int {
    weighted(weights, .command)
  }

  @usableFromInline
  func weighted(_ weights: [Int], _ kind: ChoiceKind) -> Int {
    guard weights.count > 1 else { return 0 }
    let index = choice(UInt64(weights.count - 1), kind) { source in
      var total: UInt64 = 0
      for weight in weights where weight > 0 { total &+= UInt64(weight) }
      guard total > 0 else { return 0 }
      var left = source.uniform(total &- 1)
      for (index, weight) in weights.enumerated() where weight > 0 {
        if left < UInt64(weight) { return UInt64(index) }
        left &-= UInt64(weight)
      }
      return 0
    }
    return Int(index)
  }

  /// The number of one of `count` earlier things, each equally often; the first is the simplest.
  ///
  /// Shrinking knows that a reference is drawn here: where it deletes an earlier element of a list,
  /// it renumbers the references to those behind it. At a count of 1 or less the answer is 0.
  @inlinable
  public func reference(below count: Int) -> Int {
    let bound = UInt64(max(count, 1)) &- 1
    return Int(choice(bound, .reference) { $0.uniform(bound) })
  }

  /// The number of one of the earlier things with these weights, in proportion to the weight; like
  /// ``reference(below:)``, but some are drawn more often.
  @inlinable
  public func reference(weights: [Int]) -> Int {
    weighted(weights, .reference)
  }

  /// One of these elements, each equally often, the first the simplest; nil if there are none.
  @inlinable
  public func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element?
  {
    if elements.isEmpty { return nil }
    let offset = index(below: elements.count)
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// One of these elements, each equally often, the first the simplest; `fallback` if there are
  /// none.
  @inlinable
  public func element<Elements: RandomAccessCollection>(
    of elements: Elements, else fallback: @autoclosure () -> Elements.Element
  ) -> Elements.Element {
    element(of: elements) ?? fallback()
  }

  /// One of the elements given, each equally often; the first is the simplest.
  @inlinable
  public func choose<Element>(_ first: Element, _ others: Element...) -> Element {
    let offset = index(below: others.count &+ 1)
    return offset == 0 ? first : others[offset &- 1]
  }

  /// A case of an enumeration, each equally often; the first is the simplest.
  ///
  /// `fallback` is what an enumeration without cases yields.
  @inlinable
  public func anyCase<Choice: CaseIterable>(_ type: Choice.Type, else fallback: Choice) -> Choice
  where Choice.AllCases: RandomAccessCollection {
    element(of: type.allCases) ?? fallback
  }
}
