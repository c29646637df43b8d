// Times as text, in exact integer arithmetic.

enum TimeText {
  /// Flicks per microsecond, 705.6, as a fraction: 3528/5.
  private static let flicksPerFiveMicroseconds: UInt64 = 3_528

  /// The time that is spelled as a number with its unit, to the nearest flick, halves to even.
  ///
  /// Seconds and milliseconds are decimals (`0.5s`, `16ms`) or fractions (`1/60s`), flicks are whole
  /// (`1234f`); a minus sign may stand in front. `nil` for anything else, for more than 19 digits,
  /// and for what does not fit into 64 bits.
  static func flicks(_ text: String) -> Flicks? {
    var body = text[...]
    let isNegative = body.hasPrefix("-")
    if isNegative { body.removeFirst() }
    let number: (numerator: UInt64, denominator: UInt64)?
    let unit: UInt64
    if body.hasSuffix("ms") {
      unit = UInt64(Flicks.perSecond) / 1_000
      number = fraction(body.dropLast(2)) ?? decimal(body.dropLast(2))
    } else if body.hasSuffix("s") {
      unit = UInt64(Flicks.perSecond)
      number = fraction(body.dropLast()) ?? decimal(body.dropLast())
    } else if body.hasSuffix("f") {
      unit = 1
      number = whole(body.dropLast()).map { ($0, 1) }
    } else {
      return nil
    }
    guard let number, let count = rounded(number.numerator, times: unit, over: number.denominator)
    else { return nil }
    if isNegative {
      return count <= UInt64(1) << 63 ? Flicks(Int64(truncatingIfNeeded: 0 &- count)) : nil
    }
    return Int64(exactly: count).map { Flicks($0) }
  }

  /// The canonical spelling: seconds where six decimals say it exactly, flicks elsewhere.
  static func text(_ time: Flicks) -> String {
    let sign = time.count < 0 ? "-" : ""
    let count = time.count.magnitude
    guard count.isMultiple(of: flicksPerFiveMicroseconds) else { return "\(sign)\(count)f" }
    let microseconds = count / flicksPerFiveMicroseconds * 5
    let (seconds, part) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if part == 0 { return "\(sign)\(seconds)s" }
    // A leading 1 keeps the zeros after the point.
    var decimals = "\(1_000_000 + part)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(seconds).\(decimals)s"
  }

  /// numerator·unit/denominator to the nearest whole number, halves to even; `nil` beyond 64 bits.
  private static func rounded(
    _ numerator: UInt64, times unit: UInt64, over denominator: UInt64
  ) -> UInt64? {
    let product = numerator.multipliedFullWidth(by: unit)
    guard product.high < denominator else { return nil }
    let (quotient, remainder) = denominator.dividingFullWidth(product)
    let gap = denominator - remainder
    let roundsUp = remainder > gap || (remainder == gap && !quotient.isMultiple(of: 2))
    let (result, overflow) = quotient.addingReportingOverflow(roundsUp ? 1 : 0)
    return overflow ? nil : result
  }

  private static func fraction(_ text: Substring) -> (UInt64, UInt64)? {
    guard let slash = text.firstIndex(of: "/"), let numerator = whole(text[..<slash]),
      let denominator = whole(text[text.index(after: slash)...]), denominator > 0
    else { return nil }
    return (numerator, denominator)
  }

  private static func decimal(_ text: Substring) -> (UInt64, UInt64)? {
    guard let point = text.firstIndex(of: ".") else { return whole(text).map { ($0, 1) } }
    var decimals = text[text.index(after: point)...]
    guard point > text.startIndex, !decimals.isEmpty else { return nil }
    while decimals.last == "0" { decimals.removeLast() }
    guard decimals.utf8.count <= 19, let numerator = whole(text[..<point] + decimals) else {
      return nil
    }
    return (numerator, (0..<decimals.utf8.count).reduce(1) { power, _ in power * 10 })
  }

  /// The number that the digits spell; `nil` beyond 64 bits.
  private static func whole(_ text: Substring) -> UInt64? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.allSatisfy(digits.contains) ? UInt64(text) : nil
  }
}
