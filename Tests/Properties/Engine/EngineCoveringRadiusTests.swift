// The covering radius against exact arithmetic in whole numbers of any length.

import Scenario
import Testing

@testable import Engine

/// A whole number of any length, not negative, in digits of 32 bits, least first.
private struct Whole {
  var digits: [UInt32] = []

  init(_ value: UInt64, shiftedBy shift: Int) {
    digits = Array(repeating: 0, count: shift / 32 + 4)
    let (high, low) = value.multipliedFullWidth(by: 1 << UInt64(shift % 32))
    let parts = [low & 0xFFFF_FFFF, low >> 32, high & 0xFFFF_FFFF, high >> 32]
    for (index, part) in parts.enumerated() { digits[shift / 32 + index] = UInt32(part) }
  }

  private init(digits: [UInt32]) { self.digits = digits }

  static func + (first: Whole, second: Whole) -> Whole {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(first.digits.count, second.digits.count) + 1 {
      let total = UInt64(first.digit(index)) + UInt64(second.digit(index)) + carry
      sum.append(UInt32(truncatingIfNeeded: total))
      carry = total >> 32
    }
    return Whole(digits: sum)
  }

  /// The difference, for a first number that is not the lesser.
  static func - (first: Whole, second: Whole) -> Whole {
    var difference: [UInt32] = []
    var borrow: Int64 = 0
    for index in 0..<first.digits.count {
      let total = Int64(first.digit(index)) - Int64(second.digit(index)) - borrow
      difference.append(UInt32(truncatingIfNeeded: total))
      borrow = total < 0 ? 1 : 0
    }
    return Whole(digits: difference)
  }

  static func * (first: Whole, second: Whole) -> Whole {
    var product = [UInt32](repeating: 0, count: first.digits.count + second.digits.count + 1)
    for (row, digit) in first.digits.enumerated() where digit != 0 {
      var carry: UInt64 = 0
      for column in 0..<second.digits.count + 1 {
        let total =
          UInt64(digit) * UInt64(second.digit(column)) + UInt64(product[row + column]) + carry
        product[row + column] = UInt32(truncatingIfNeeded: total)
        carry = total >> 32
      }
    }
    return Whole(digits: product)
  }

  static func >= (first: Whole, second: Whole) -> Bool {
    for index in stride(from: max(first.digits.count, second.digits.count), through: 0, by: -1)
    where first.digit(index) != second.digit(index) {
      return first.digit(index) > second.digit(index)
    }
    return true
  }

  private func digit(_ index: Int) -> UInt32 { index < digits.count ? digits[index] : 0 }
}

/// A number of any length with a sign.
private struct Signed {
  var isNegative: Bool
  var magnitude: Whole

  init(_ value: Double, unit: Int) {
    let exponent = value == 0 ? -1_074 : max(value.exponent, -1_022) - 52
    let significand =
      value.isNormal ? value.significandBitPattern | 1 << 52 : value.significandBitPattern
    isNegative = value < 0
    magnitude = Whole(significand, shiftedBy: value == 0 ? 0 : exponent - unit)
  }

  init(_ isNegative: Bool, _ magnitude: Whole) {
    (self.isNegative, self.magnitude) = (isNegative, magnitude)
  }

  static func + (first: Signed, second: Signed) -> Signed {
    if first.isNegative == second.isNegative {
      return Signed(first.isNegative, first.magnitude + second.magnitude)
    }
    return first.magnitude >= second.magnitude
      ? Signed(first.isNegative, first.magnitude - second.magnitude)
      : Signed(second.isNegative, second.magnitude - first.magnitude)
  }

  static prefix func - (value: Signed) -> Signed { Signed(!value.isNegative, value.magnitude) }
}

@Suite struct EngineCoveringRadiusTests {
  /// Whether the radius covers all corners, and is tight, both exactly.
  private func judge(_ bounds: Rect, _ center: Point, _ radius: Double) -> (Bool, Bool) {
    let numbers = [
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y,
      radius,
    ]
    let exponents = numbers.filter { $0 != 0 }.map { max($0.exponent, -1_022) - 52 }
    let unit = exponents.min() ?? 0
    func farther(_ start: Double, _ length: Double, _ point: Double) -> Whole {
      let near = Signed(start, unit: unit) + -Signed(point, unit: unit)
      let far = near + Signed(length, unit: unit)
      return near.magnitude >= far.magnitude ? near.magnitude : far.magnitude
    }
    let x = farther(bounds.origin.x, bounds.size.width, center.x)
    let y = farther(bounds.origin.y, bounds.size.height, center.y)
    let square = x * x + y * y
    let radius = Signed(radius, unit: unit).magnitude
    let covers = radius * radius >= square
    // r·2⁴⁹ < ρ·(2⁴⁹ + 1), squared; or both are 0.
    let left = radius * Whole(1 << 49, shiftedBy: 0)
    let factor = Whole(1 << 49 + 1, shiftedBy: 0)
    let isTight = !(left * left >= square * factor * factor)
    return (covers, isTight || !(radius >= Whole(1, shiftedBy: 0)))
  }

  private func random(_ style: Int, _ dice: inout EngineDice) -> (Rect, Point) {
    func number(_ scale: Int) -> Double {
      let part = Double.random(in: -1...1, using: &dice)
      return part * Double(sign: .plus, exponent: scale, significand: 1)
    }
    func size(_ scale: Int) -> Double { number(scale).magnitude }
    switch style {
    case 0:
      return (
        Rect(x: 0, y: 0, width: size(10), height: size(10)), Point(x: size(10), y: size(10))
      )
    case 1:  // every number of another magnitude, within the limits
      func any() -> Double { number(Int.random(in: -60...32, using: &dice)) }
      return (
        Rect(x: any(), y: any(), width: any().magnitude, height: any().magnitude),
        Point(x: any(), y: any())
      )
    case 2:  // the centre close to a corner that is far out: cancellation
      let (x, y, width, height) = (number(32), number(32), size(20), size(-20))
      return (
        Rect(x: x, y: y, width: width, height: height),
        Point(x: x + width + number(-20), y: y + height + number(-40))
      )
    case 3:  // tiny
      let scale = Int.random(in: -1_074 ... -480, using: &dice)
      return (
        Rect(x: number(scale), y: number(scale), width: size(scale), height: size(scale + 5)),
        Point(x: number(scale), y: number(scale))
      )
    case 4:  // huge
      let scale = Int.random(in: 490...1_010, using: &dice)
      return (
        Rect(x: number(scale), y: number(scale), width: size(scale), height: size(scale - 30)),
        Point(x: number(scale), y: number(scale))
      )
    default:  // one axis alone
      return (Rect(x: number(9), y: 4, width: size(9), height: 0), Point(x: number(9), y: 4))
    }
  }

  #if DEBUG
    private static let cases = 500
  #else
    private static let cases = 20_000
  #endif

  @Test(arguments: 0..<6)
  func `the radius covers every corner exactly and hardly more`(style: Int) {
    var dice = EngineDice(seed: UInt64(style))
    for _ in 0..<Self.cases {
      let (bounds, center) = random(style, &dice)
      let radius = TransitionEngine.coveringRadius(of: bounds, from: center)
      let (covers, isTight) = judge(bounds, center, radius)
      // Below 2⁻¹⁰²² the least radius that covers need not be that tight.
      #expect(covers && (isTight || radius < 0x1p-1021), "\(bounds) from \(center): \(radius)")
    }
  }

  @Test func `figures of the documents`() {
    // 315² + 467² = 317 314; issue 2 quotes 563.31.
    let radius = TransitionEngine.coveringRadius(
      of: Rect(x: 0, y: 0, width: 375, height: 667), from: Point(x: 60, y: 200))
    #expect(abs(radius - 563.306_310_988_968) < 1e-9)
    #expect(TransitionEngine.coveringRadius(of: .zero, from: .zero) == 0)
    let point = Rect(x: 3, y: 4, width: 0, height: 0)
    #expect(TransitionEngine.coveringRadius(of: point, from: Point(x: 3, y: 4)) == 0)
  }

  @Test func `the least numbers get the least radius that covers`() {
    let unit = Double.leastNonzeroMagnitude
    func radius(_ width: Double, _ height: Double) -> Double {
      let bounds = Rect(x: 0, y: 0, width: width * unit, height: height * unit)
      return TransitionEngine.coveringRadius(of: bounds, from: .zero) / unit
    }
    #expect(radius(3, 4) == 5)
    #expect(radius(1, 0) == 1)
    #expect(radius(1, 1) == 2)
    #expect(radius(0, 0x1p51) == 0x1p51)
  }

  @Test func `numbers that are not finite stop nobody`() {
    for bad in [Double.nan, .infinity, -.infinity] {
      for place in 0..<6 {
        var values = [0.0, 0, 1, 1, 0, 0]
        values[place] = bad
        let radius = TransitionEngine.coveringRadius(
          of: Rect(x: values[0], y: values[1], width: values[2], height: values[3]),
          from: Point(x: values[4], y: values[5]))
        #expect(!radius.isFinite)
      }
    }
  }
}
