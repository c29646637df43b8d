// What an app remembers of the pictures that it hides: as it is often written, and as it must be.

import Scenario

/// What an app remembers of its pictures.
protocol AlbumPictures: Sendable {
  /// Starts with nothing hidden.
  init()
  /// The app itself wants a picture hidden, or shown.
  mutating func set(_ picture: Name, isHidden: Bool)
  /// A flight between two pictures begins.
  mutating func begin(_ ends: [Name])
  /// It is over: at its end, or back at its start.
  mutating func end(_ ends: [Name], isFinished: Bool)
  /// Whether a picture is hidden now.
  func isHidden(_ picture: Name) -> Bool
}

/// As it is often written: hidden when it starts, shown in the completion handler if it finished.
struct FlaggedPictures: AlbumPictures {
  private var hidden: Set<Name> = []

  mutating func set(_ picture: Name, isHidden: Bool) {
    if isHidden { hidden.insert(picture) } else { hidden.remove(picture) }
  }

  mutating func begin(_ ends: [Name]) {
    hidden.formUnion(ends)
  }

  mutating func end(_ ends: [Name], isFinished: Bool) {
    if isFinished { hidden.subtract(ends) }
  }

  func isHidden(_ picture: Name) -> Bool { hidden.contains(picture) }
}

/// As it must be: what the app wants is one thing, how many flights hide it another.
struct CountedPictures: AlbumPictures {
  private var hidden: Set<Name> = []
  private var holds: [Name: Int] = [:]

  mutating func set(_ picture: Name, isHidden: Bool) {
    if isHidden { hidden.insert(picture) } else { hidden.remove(picture) }
  }

  mutating func begin(_ ends: [Name]) {
    for end in ends { holds[end, default: 0] += 1 }
  }

  mutating func end(_ ends: [Name], isFinished: Bool) {
    for end in ends { holds[end, default: 0] -= 1 }
  }

  func isHidden(_ picture: Name) -> Bool {
    hidden.contains(picture) || holds[picture, default: 0] > 0
  }
}
