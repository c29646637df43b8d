// Symbols: spellings that are kept once, so that names are small numbers.

import Synchronization

/// A spelling, as a number that stands for it in this process.
///
/// The numbers depend on which spelling came first, on any thread, so nothing but equality may go by
/// them: symbols have no order. The table only grows, by one entry for each spelling that is new:
/// names come from scenes, and scenes are few or draw from few names.
struct Symbol: Sendable {
  /// The number.
  let number: UInt32

  /// The symbol of a number that another one has.
  init(number: UInt32) {
    self.number = number
  }

  /// The symbol of a spelling: the same one for the same spelling.
  init(_ text: String) {
    number = Self.table.withLock { $0.number(of: text) }
  }

  /// The spelling.
  var text: String { Self.table.withLock { $0.texts[Int(number)] } }

  private static let table = Mutex(Table())

  private struct Table {
    var texts: [String] = []
    var numbers: [String: UInt32] = [:]

    mutating func number(of text: String) -> UInt32 {
      if let number = numbers[text] { return number }
      let number = UInt32(texts.count)
      numbers[text] = number
      texts.append(text)
      return number
    }
  }
}
