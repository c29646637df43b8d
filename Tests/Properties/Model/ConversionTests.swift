// Conversions between views: envelopes against evaluations in other orders.

import Bounds
import Scenario
import Testing

@testable import Model

@Suite struct ConversionTests {
  private func level(_ stream: inout Stream) -> ChainLevel {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &stream) }
    var transform = Transform.identity
    while Bool.random(using: &stream) {
      transform = Transform(
        a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2),
        tx: number(-50...50), ty: number(-50...50))
      if transform.isInvertible { break }
    }
    return ChainLevel(
      bounds: Rect(
        x: number(-100...100), y: number(-100...100), width: number(0...500),
        height: number(0...500)),
      center: Point(x: number(-1_000...1_000), y: number(-1_000...1_000)), transform: transform)
  }

  /// Two chains under a window, `leaf` at the end of the one and `other` at the end of the other.
  private func chains(_ stream: inout Stream) throws -> (
    World, common: [ChainLevel], [ChainLevel], [ChainLevel]
  ) {
    let parts = (0..<3).map { _ in
      (0...Int.random(in: 0...2, using: &stream)).map { _ in level(&stream) }
    }
    let names: [[Name]] = [["p", "q", "r"], ["a", "b", "c"], ["x", "y", "z"]]
    var views: [ViewDeclaration] = []
    for (part, levels) in parts.enumerated() {
      for (index, level) in levels.enumerated() {
        let first = part == 0 ? nil : names[0][parts[0].count - 1]
        views.append(
          ViewDeclaration(
            names[part][index], kind: part + index == 0 ? .window : .view,
            in: index == 0 ? first : names[part][index - 1], bounds: level.bounds,
            center: level.center, transform: level.transform))
      }
    }
    return (World(try Scene(views: views)), parts[0], parts[1], parts[2])
  }

  @Test func `converting point by point over the common ancestor lies in the envelope`() throws {
    var stream = Stream(state: 7)
    for _ in 0..<400 {
      let (world, common, source, target) = try chains(&stream)
      let from = Node.view(common.count + source.count - 1)
      let to = Node.view(common.count + source.count + target.count - 1)
      let rect = source[source.count - 1].bounds
      let box = world.box(QuantityRect(rect), from: from, to: to).envelope
      let corners = [
        rect.origin, Point(x: rect.origin.x + rect.size.width, y: rect.origin.y),
        Point(x: rect.origin.x, y: rect.origin.y + rect.size.height),
        Point(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height),
      ].map { corner in
        let top = source.reversed().reduce(corner) { $1.up($0) }
        return target.reduce(top) { $1.down($0) }
      }
      let throughScreen = { (point: Point) in
        let up = common.reversed().reduce(point) { $1.up($0) }
        return common.reduce(up) { $1.down($0) }
      }
      let (left, right) = (corners.map(\.x).reduce(.infinity, min), corners.map(\.x).max() ?? 0)
      #expect(box.x.contains(left))
      #expect(box.width.contains(right - left))
      #expect(box.y.contains(corners.map(\.y).reduce(.infinity, min)))
      let detour = source.reversed().reduce(rect.origin) { $1.up($0) }
      let landed = target.reduce(throughScreen(detour)) { $1.down($0) }
      #expect(landed.x >= box.x.lower && landed.x <= box.x.upper + box.width.upper)
    }
  }

  @Test func `the screen box of an upright chain is exact to twelve digits`() throws {
    let world = World(
      try Scene(views: [
        ViewDeclaration(
          "main", kind: .window, frame: Rect(x: 0, y: 0, width: 375, height: 667)),
        ViewDeclaration("child", in: "main", frame: Rect(x: 20, y: 138, width: 80, height: 124)),
      ]))
    let box = world.expectation().views[1].box
    #expect(box.value == Rect(x: 20, y: 138, width: 80, height: 124))
    #expect(box.x.width > 0 && box.x.width < 1e-11)
  }

  @Test func `a chain that no Double can invert claims nothing`() throws {
    let flat = Transform(a: 1, b: 1, c: 1, d: 1 + 0x1p-19, tx: 0, ty: 0)
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let names: [Name] = ["a", "b", "c", "d", "e"]
    let views = names.enumerated().map { index, name in
      ViewDeclaration(
        name, kind: index == 0 ? .window : .view, in: index == 0 ? nil : names[index - 1],
        bounds: frame, center: .zero, transform: flat)
    }
    let world = World(try Scene(views: views))
    let box = world.box(QuantityRect(frame), from: .view(0), to: .view(4)).envelope
    #expect(box.x.contains(.nan))
  }
}
