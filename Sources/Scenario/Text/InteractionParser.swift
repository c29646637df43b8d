// Reading what a finger can do to a choreography.

extension LineReader {
  /// Reads `percent` or `drag` and their figures, those that are left out as in the documents.
  mutating func interaction() throws(Fault) -> Interaction {
    let isPercent = try keyword(["percent", "drag"]) == "percent"
    return isPercent ? .percent(try percent()) : .drag(try drag())
  }

  /// Reads `[completion CURVE] [speed N]`.
  private mutating func percent() throws(Fault) -> Percent {
    var percent = Percent()
    var allowed = ["completion", "speed"][...]
    while next != nil {
      let word = try figure(of: &allowed)
      if word == "completion" {
        percent.completion = try curve(ordinates: .unit)
      } else {
        percent.speed = try number(.speed)
      }
    }
    return percent
  }

  /// Reads `[distance N] [velocity N] [springBack TIME] [curve CURVE]`.
  private mutating func drag() throws(Fault) -> Drag {
    var drag = Drag()
    var allowed = ["distance", "velocity", "springBack", "curve"][...]
    while next != nil {
      switch try figure(of: &allowed) {
      case "distance": drag.distance = try number(.distance)
      case "velocity": drag.velocity = try number(.extent)
      case "springBack": drag.springBack = try duration()
      default: drag.curve = try curve(ordinates: .unit)
      }
    }
    return drag
  }

  /// Reads one of the words, after which only those behind it may follow.
  private mutating func figure(of words: inout ArraySlice<String>) throws(Fault) -> String {
    if words.isEmpty { try finish() }
    let word = try keyword(Array(words))
    words = words.drop { $0 != word }.dropFirst()
    return word
  }
}
