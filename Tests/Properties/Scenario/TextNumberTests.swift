// How numbers and times are spelled, seen through the events that carry them.

import Scenario
import Testing

@Suite struct TextNumberTests {
  @Test(arguments: [
    ("375.0", "375"), ("375", "375"), ("-0", "0"), ("-0.0e5", "0"), ("0.10", "0.1"),
    ("1e3", "1000"), ("1E+3", "1000"), ("1.5e-3", "0.0015"), ("00012", "12"),
    ("0.0000001", "0.0000001"), ("0.00000001", "1e-8"), ("-0.00000001", "-1e-8"),
    ("1.25e-9", "1.25e-9"), ("-1.25e-7", "-0.000000125"), ("1e20", "100000000000000000000"),
    ("-1e21", "-1e21"), ("1e22", "1e22"), ("123456789012345678", "123456789012345680"),
    ("18014398509481984", "18014398509481984"), ("4294967296", "4294967296"),
    ("5e-324", "5e-324"), ("1e-400", "0"), ("1.7976931348623157e308", "1.7976931348623157e308"),
    ("1e-300", "1e-300"), ("0.1", "0.1"), ("0.30000000000000004", "0.30000000000000004"),
    ("inf", "inf"), ("-inf", "-inf"), ("nan", "nan"),
  ])
  func `a number has one canonical spelling`(text: String, canonical: String) throws {
    #expect(try Self.line("alpha v \(text)") == "alpha v \(canonical)")
    #expect(try Self.line("alpha v \(canonical)") == "alpha v \(canonical)")
  }

  @Test(arguments: [
    "+1", ".5", "5.", "1e", "1e+", "--1", "-", "1_000", "0x1p3", "NaN", "infinity", "+inf", "1,5",
    "1e309", "-1e400", "1.2.3", "1e5.0", "٣", "1f", "nan(1)", "-nan",
  ])
  func `what is no number is refused`(text: String) {
    #expect(throws: ParseErrors.self) { try Self.line("alpha v \(text)") }
  }

  @Test func `a thousand digits are read and more are not`() throws {
    #expect(try Self.line("alpha v 0." + String(repeating: "9", count: 998)) == "alpha v 1")
    #expect(throws: ParseErrors.self) {
      try Self.line("alpha v 0." + String(repeating: "9", count: 999))
    }
  }

  @Test(arguments: [
    ("0.5s", 352_800_000, "0.5s"), ("16ms", 11_289_600, "0.016s"),
    ("1/60s", 11_760_000, "11760000f"),
    ("1234f", 1_234, nil), ("0f", 0, "0s"), ("-0s", 0, "0s"), ("1.600s", 1_128_960_000, "1.6s"),
    ("-1.6s", -1_128_960_000, "-1.6s"), ("0.000005s", 3_528, "0.000005s"),
    ("3528f", 3_528, "0.000005s"), ("3529f", 3_529, nil), ("0.001ms", 706, nil),
    ("1/3ms", 235_200, nil), ("10.05s", 7_091_280_000, "10.05s"), ("12s", 8_467_200_000, "12s"),
    // Halves go to the even neighbour.
    ("1/1411200000s", 0, "0s"), ("3/1411200000s", 2, nil), ("5/1411200000s", 2, nil),
    ("-3/1411200000s", -2, nil), ("1/1411199999s", 1, nil), ("1/1411200001s", 0, "0s"),
    ("1/7s", 100_800_000, nil), ("2/3f", nil, nil), ("0.0000000000000000001s", 0, "0s"),
    ("0.1000000000000000000000000s", 70_560_000, "0.1s"),
    // The ends of 64 bits.
    ("9223372036854775807f", Int64.max, nil), ("9223372036854775808f", nil, nil),
    ("-9223372036854775808f", Int64.min, nil), ("-9223372036854775809f", nil, nil),
    ("18446744073709551615f", nil, nil), ("18446744073709551616f", nil, nil),
    ("13071672387s", 9_223_372_036_267_200_000, nil), ("13071672388s", nil, nil),
    ("18446744073709551615s", nil, nil), ("18446744073709551615/1s", nil, nil),
    ("1/18446744073709551615s", 0, "0s"),
    // 2⁶⁴ − 1/2 rounds up beyond 64 bits.
    ("36893488147419103231/2f", nil, nil), ("123456789.01234567890123s", nil, nil),
    ("", nil, nil), ("5", nil, nil), ("s", nil, nil), ("ms", nil, nil), ("-s", nil, nil),
    ("1.s", nil, nil), (".5s", nil, nil), ("1/0s", nil, nil), ("1/s", nil, nil), ("/2s", nil, nil),
    ("1/2/3s", nil, nil), ("1.5/2s", nil, nil), ("1e3s", nil, nil), ("+1s", nil, nil),
    ("1.5f", nil, nil), ("--1s", nil, nil), ("1.2.3s", nil, nil), ("5S", nil, nil),
    ("infs", nil, nil), ("0.00000000000000000001s", nil, nil), ("1m", nil, nil),
  ])
  func `a time is read to the nearest flick`(
    text: String, count: Int64?, canonical: String?
  ) throws {
    let file = try? ScenarioFile(parsing: "iris 1\nadvance \(text)")
    let expected = count.map { Event.advance(Flicks($0)) }
    #expect(file?.events == expected.map { [$0] })
    guard let count else { return }
    let usual = count.isMultiple(of: 3_528) ? text : "\(count)f"
    #expect(file?.events.first?.line == "advance \(canonical ?? usual)")
    #expect(try Self.line("advance \(canonical ?? usual)") == "advance \(canonical ?? usual)")
  }

  /// The canonical spelling of an event.
  private static func line(_ text: String) throws -> String {
    try ScenarioFile(parsing: "iris 1\n" + text).events.map(\.line).joined()
  }
}
