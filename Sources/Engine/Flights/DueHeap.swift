// The next instants of all flights (S-24), the earliest on top.

/// A binary heap of instants, one a flight, ordered by time and then by the flight's number; flights
/// can be taken out of the middle, since each slot's place in the heap is known.
struct DueHeap {
  struct Entry {
    let time: Int64
    let number: Int
    let slot: Handle

    func isBefore(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : number < other.number
    }
  }

  private var entries: [Entry] = []
  private var places: [Handle] = []

  /// The earliest instant.
  var first: Entry? { entries.first }
  /// How many instants there are.
  var count: Int { entries.count }

  /// The slot at a place from 0 to `count`, in no order that means anything.
  func slot(at place: Int) -> Handle { entries[place].slot }

  /// Adds the instant of a flight that has none.
  mutating func insert(_ entry: Entry) {
    while places.count <= Int(entry.slot) { places.append(.none) }
    entries.append(entry)
    places[entry.slot] = Handle(entries.count - 1)
    rise(entries.count - 1)
  }

  /// Takes a flight's instant out, if it has one.
  mutating func remove(_ slot: Handle) {
    guard Int(slot) < places.count, places[slot].exists else { return }
    let place = Int(places[slot])
    places[slot] = .none
    let moved = entries.removeLast()
    guard place < entries.count else { return }
    entries[place] = moved
    places[moved.slot] = Handle(place)
    rise(place)
    sink(Int(places[moved.slot]))
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0 && entries[place].isBefore(entries[(place - 1) / 2]) {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var least = place
      for child in (2 * place + 1)...(2 * place + 2)
      where child < entries.count && entries[child].isBefore(entries[least]) {
        least = child
      }
      if least == place { return }
      swap(place, least)
      place = least
    }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    entries.swapAt(first, second)
    places[entries[first].slot] = Handle(first)
    places[entries[second].slot] = Handle(second)
  }
}
