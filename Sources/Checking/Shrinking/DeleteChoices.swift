// Shrinking pass: deletes a few neighbouring choices, whatever they belong to.

/// Deletes one to four neighbouring choices, across the borders of spans.
///
/// `[[1], [2]]` is on the tape as `1 [1 +1 0] 1 [1 +2 0] 0`: deleting the `0` that ends the first
/// list together with the `1` that begins the second one makes `[[1, 2]]`. No span has just these
/// two choices.
enum DeleteChoices: ShrinkPass {
  static func run(_ shrinker: Shrinker) {
    for count in 1...4 {
      var start = shrinker.best.count - count
      while start >= 0 {
        if start + count <= shrinker.best.count {
          shrinker.attempt(replacing: start..<start + count, with: [])
        }
        start -= 1
      }
    }
  }
}
