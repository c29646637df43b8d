// The search that adaptive passes share.

/// The largest step that was found to succeed, given that 0 does: tries 1 to 4 in turn, then
/// doubles, then halves the interval (the `find_integer` of Hypothesis's shrinker; MacIver and
/// Donaldson, "Test-Case Reduction via Test-Case Generation", 2020).
///
/// A small answer costs little, a large one a logarithm. `succeeds` is not asked beyond `limit`.
@discardableResult
func findInteger(_ limit: UInt64, _ succeeds: (UInt64) -> Bool) -> UInt64 {
  var low: UInt64 = 0
  while low < 4 {
    if low >= limit || !succeeds(low + 1) { return low }
    low += 1
  }
  var high = limit
  while low < limit {
    let next = low > limit / 2 ? limit : low * 2
    if !succeeds(next) {
      high = next
      break
    }
    low = next
  }
  while high - low > 1 {
    let middle = low + (high - low) / 2
    if succeeds(middle) { low = middle } else { high = middle }
  }
  return low
}
