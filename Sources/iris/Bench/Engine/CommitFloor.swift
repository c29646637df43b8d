// The least that a frame costs: a curve, what it moves, and a record that is written.

/// Transitions as bare numbers: for each in each frame one eased progress, a rectangle, four opacities
/// and a radius from it, written into a record of 192 bytes, and a list of the records that changed.
struct CommitFloor {
  /// What is known of a view that is shown.
  private struct Record {
    var frame = (0.0, 0.0, 0.0, 0.0)
    var alphas = (1.0, 1.0, 1.0, 1.0)
    var radius = 0.0
    var rest = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
  }

  /// A transition under way.
  private struct Move {
    let record: Int
    let start: Double
    let duration: Double
    let from: (Double, Double, Double, Double)
    let to: (Double, Double, Double, Double)
  }

  private var records: [Record]
  private var moves: [Move] = []
  private var changed: [Int32]
  private let curve = CurveFloor(0.42, 0, 0.58, 1)
  private var now = 0.0

  private init(_ count: Int) {
    records = Array(repeating: Record(), count: 5 * count)
    changed = Array(repeating: 0, count: count)
    for index in 0..<count {
      let place = Double(index % 200)
      moves.append(
        Move(
          record: 5 * index, start: -Double(index % 97), duration: 100_000,
          from: (place, 120, 80, 124), to: (20, 138, 300, 465)))
    }
  }

  /// Through pointers, so that nothing is asked of the arrays in between.
  private mutating func frame() {
    now += 1.0 / 60
    let (now, curve) = (now, curve)
    records.withUnsafeMutableBufferPointer { records in
      changed.withUnsafeMutableBufferPointer { changed in
        moves.withUnsafeBufferPointer { moves in
          for (index, move) in moves.enumerated() {
            let part = curve.value(at: (now + 10_000 - move.start) / move.duration)
            records[move.record].frame = (
              move.from.0 + (move.to.0 - move.from.0) * part,
              move.from.1 + (move.to.1 - move.from.1) * part,
              move.from.2 + (move.to.2 - move.from.2) * part,
              move.from.3 + (move.to.3 - move.from.3) * part
            )
            records[move.record].alphas = (part, 1 - part, 0.5 * part, min(1, 2 * part))
            records[move.record].radius = 800 * part
            changed[index] = Int32(move.record)
          }
        }
      }
    }
  }

  /// So many transitions in so many frames a run.
  static func work(_ count: Int, frames: Int) -> Work {
    var floor = CommitFloor(count)
    return Work(operations: count * frames) {
      for _ in 0..<frames { floor.frame() }
      return floor.changed.count + Int(floor.records[floor.moves[0].record].frame.0)
    }
  }
}
