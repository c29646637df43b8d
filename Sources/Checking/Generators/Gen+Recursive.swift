// Generators of recursive structures.

extension Gen {
  /// A recursive structure of bounded depth; leaves are the simplest.
  ///
  /// ```swift
  /// indirect enum Tree { case leaf, node(Tree, Tree) }
  /// let trees = Gen.recursive(depth: 5, leaf: Gen.always(Tree.leaf)) { tree in
  ///   Gen.pair(tree, tree).map { Tree.node($0, $1) }.erased
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - depth: how many branches may lie above a leaf; below 1 there are leaves only.
  ///   - leaf: draws a structure without parts.
  ///   - branch: makes, from the generator of parts, one of structures that have parts.
  /// - Returns: a generator of structures.
  public static func recursive<Value>(
    depth: Int = 5, leaf: some Generator<Value>,
    branch: @Sendable (AnyGenerator<Value>) -> AnyGenerator<Value>
  ) -> some Generator<Value> {
    let leaves = leaf.erased
    var level = part(leaves)
    for _ in 0..<max(depth, 0) {
      let deeper = branch(level)
      level = part(
        build { source in
          source.chance(2, outOf: 3) ? deeper.draw(from: source) : leaves.draw(from: source)
        }.erased)
    }
    return level
  }

  /// All levels share one label, so that shrinking may put a part in the place of the whole.
  private static func part<Value>(_ base: AnyGenerator<Value>) -> AnyGenerator<Value> {
    base.labelled("recursive").erased
  }
}
