// Transitions that follow a finger: S-26, S-26a and S-26b.

import Scenario

extension Interaction {
  /// S-26: how a scrubbed transition settles.
  var percent: Percent {
    if case .percent(let percent) = self { percent } else { Percent() }
  }

  /// How a pan drags, if it does.
  var drag: Drag? {
    if case .drag(let drag) = self { drag } else { nil }
  }
}

extension Flight {
  /// S-26b: τ = ⌊p·D + ½⌋ in binary64, which may round up beyond D where D > 2⁵².
  fileprivate mutating func scrub(to progress: Double) {
    elapsed = min(Flicks(Int64(progress * Double(duration.count) + 0.5)), duration)
  }
}

extension World {
  /// S-26: finish and cancel; while pending the outcome is latched.
  mutating func settle(_ name: Name, isCancelled: Bool) throws(Refusal) {
    let stage = try stage(name)
    guard let flight = stage.flight else { throw Refusal(.notInFlight(name)) }
    switch flight.drive {
    case .finishing, .cancelling: throw Refusal(.settling(name))
    case .running, .tracking: settle(stage.index, flight, isCancelled: isCancelled)
    case .pending:
      if flight.latched != nil { throw Refusal(.settling(name)) }
      stages[stage.index].flight?.latched = isCancelled
    }
  }

  /// S-26: the drive changes; what follows a finger settles from where it is, perhaps at once.
  private mutating func settle(_ index: Int, _ flight: Flight, isCancelled: Bool) {
    var flight = flight
    flight.drive = isCancelled ? .cancelling : .finishing
    if let percent = flight.percent {
      let settling = Settling(flight, percent, at: clock)
      flight.settling = settling
      flight.elapsed = settling.position(at: clock)
    }
    stages[index].flight = flight
    if isCancelled { turn(stages[index], flight, isCancelled: true) }
    arrive(index)
  }

  /// S-26a: start.
  mutating func start(_ name: Name) throws(Refusal) {
    let stage = try stage(name)
    guard let flight = stage.flight else { throw Refusal(.notInFlight(name)) }
    if flight.drive != .pending { throw Refusal(.settling(name)) }
    follow(stage.index, flight)
  }

  /// S-26a: a pending transition tracks from now on, then a latched outcome takes effect.
  ///
  /// Without time to scrub through it is on its way to its end, unless it is to be cancelled.
  mutating func follow(_ index: Int, _ flight: Flight) {
    var flight = flight
    flight.drive = .tracking
    flight.scrub(to: flight.progress)
    stages[index].flight = flight
    enterPhases(index)
    flight.entered = flight.phase
    if let isCancelled = flight.latched {
      settle(index, flight, isCancelled: isCancelled)
    } else if flight.duration == .zero {
      settle(index, flight, isCancelled: false)
    }
  }

  /// S-26b, S-32: a finger scrubs what is in flight, and drags where nothing is.
  mutating func pan(_ name: Name, _ pan: Pan) throws(Refusal) {
    let stage = try stage(name)
    guard let flight = stage.flight else { return try drag(stage, pan) }
    if flight.percent == nil { throw Refusal(.noGesture(name)) }
    let isSettling = flight.drive == .finishing || flight.drive == .cancelling
    switch pan {
    case .began:
      if !isSettling { throw Refusal(.settling(name)) }
      grab(stage, flight)
    case .changed(let translation):
      if !translation.isAcceptable { throw Refusal(.valueOutOfRange) }
      if isSettling { throw Refusal(.settling(name)) }
      let width = bounds(of: stage.container).width.value
      let moved = width > 0 ? translation.x / width : 0
      let progress = min(max(flight.base + moved, 0), 1)
      stages[stage.index].flight?.progress = progress
      if flight.drive == .tracking {
        stages[stage.index].flight?.scrub(to: progress)
        enterPhases(stage.index)
      }
    case .ended(let velocity):
      if !velocity.isAcceptable { throw Refusal(.valueOutOfRange) }
      try settle(name, isCancelled: velocity.x <= 0)
    case .cancelled, .failed:
      try settle(name, isCancelled: true)
    }
  }

  /// S-26b: a settling transition is grabbed again where it is.
  private mutating func grab(_ stage: StageState, _ flight: Flight) {
    stages[stage.index].flight?.drive = .tracking
    stages[stage.index].flight?.settling = nil
    stages[stage.index].flight?.base =
      Double(flight.elapsed.count) / Double(flight.duration.count)
    if flight.isBackwards { turn(stage, flight, isCancelled: false) }
  }
}
