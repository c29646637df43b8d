// The least that a conversion costs: the maps of a chain, one after the other, and a rectangle's box.

/// Views as bare numbers: the index of each one's superview, and its map.
struct ChainFloor {
  private struct Map {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0
  }

  private var parents: [Int32] = []
  private var maps: [Map] = []
  private var rects: [(x: Double, y: Double, width: Double, height: Double)] = []

  private init(depth: Int) {
    for level in 0...depth {
      parents.append(Int32(level - 1))
      maps.append(
        Map(a: 0.98, b: 0.0625, c: -0.0625, d: 1.015625, tx: Double(level % 7), ty: -2))
    }
    for index in 0..<64 { rects.append((Double(index), 3, 300, 500)) }
  }

  /// The width of a rectangle's box, after so many maps and one more.
  private func box(_ index: Int, depth: Int) -> Double {
    var map = maps[depth]
    var view = parents[depth]
    while view >= 0 {
      let outer = maps[Int(view)]
      map = Map(
        a: outer.a * map.a + outer.c * map.b, b: outer.b * map.a + outer.d * map.b,
        c: outer.a * map.c + outer.c * map.d, d: outer.b * map.c + outer.d * map.d,
        tx: outer.a * map.tx + outer.c * map.ty + outer.tx,
        ty: outer.b * map.tx + outer.d * map.ty + outer.ty)
      view = parents[Int(view)]
    }
    let rect = rects[index]
    let x = map.a * rect.x + map.c * rect.y + map.tx
    let y = map.b * rect.x + map.d * rect.y + map.ty
    let (across, down) = (map.a * rect.width, map.c * rect.height)
    let (slope, rise) = (map.b * rect.width, map.d * rect.height)
    let left = x + min(0, across) + min(0, down)
    let right = x + max(0, across) + max(0, down)
    let top = y + min(0, slope) + min(0, rise)
    let bottom = y + max(0, slope) + max(0, rise)
    return (right - left) + (bottom - top)
  }

  /// So many boxes a run, each through a chain that deep.
  static func boxes(_ count: Int, depth: Int) -> Work {
    let floor = ChainFloor(depth: depth)
    return Work(operations: count) {
      var sum = 0.0
      for index in 0..<count { sum += floor.box(index % 64, depth: depth) }
      return Int(sum)
    }
  }
}
