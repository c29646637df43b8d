// Discrepancies: each kind of difference is laid to its clause.

import Bounds
import Model
import Scenario
import Testing

@testable import Oracles

@Suite struct DiscrepancyTests {
  /// The flight of document 000 in its last phase, with the circle opening.
  private func flight() throws -> Model.Expectation {
    expectation(
      of: try posterScene(.modal(.fullScreen)),
      after: [
        .present("detail", on: "stage", .animated(posterFlight)), .advance(.milliseconds(1_000)),
      ])
  }

  /// The clauses that a change of one view breaks.
  private func clauses(
    _ name: Name, _ change: (inout ViewObservation) -> Void
  ) throws -> [Clause] {
    let expected = try flight()
    var observation = expected.representative
    for index in observation.views.indices where observation.views[index].name == name {
      change(&observation.views[index])
    }
    return expected.discrepancies(from: observation).map(\.clause)
  }

  @Test func `the model agrees with itself`() throws {
    let expected = try flight()
    #expect(expected.discrepancies(from: expected.representative).isEmpty)
  }

  @Test func `places and flags`() throws {
    #expect(try clauses("detail") { $0.superview = nil } == [.contractMembership])
    #expect(try clauses("stage.backdrop") { $0.index = 0 } == [.contractMembership])
    #expect(try clauses("thumb") { $0.superview = "main" } == [.treeOrder])
    #expect(try clauses("thumb") { $0.isHidden = false } == [.hideCount])
    #expect(try clauses("thumb") { $0.isVisible = true } == [.contractRetained])
  }

  @Test func `numbers`() throws {
    #expect(try clauses("thumb") { $0.box.origin.x += 1e-6 } == [.geoEnvelope])
    #expect(try clauses("thumb") { $0.bounds.size.width = .nan } == [.geoEnvelope])
    #expect(try clauses("stage.traveller") { $0.center.x += 1e-6 } == [.landRetarget])
    #expect(try clauses("stage.traveller") { $0.transform.a = 2 } == [.landRetarget])
    #expect(try clauses("stage.backdrop") { $0.alpha = 0.5 } == [.contractAppearanceOf])
    #expect(try clauses("stage.backdrop") { $0.blur = 4 } == [.contractAppearanceOf])
    #expect(try clauses("stage.traveller") { $0.picture = nil } == [.contractAppearanceOf])
    #expect(
      try clauses("stage.traveller") { $0.contentMode = .aspectFit } == [.contractAppearanceOf])
  }

  @Test func `masks`() throws {
    #expect(try clauses("detail") { $0.mask = nil } == [.maskEnvelope])
    #expect(try clauses("detail") { $0.mask?.shape.rx += 1 } == [.maskEnvelope])
    #expect(try clauses("detail") { $0.mask?.shape.center.x += 1 } == [.maskSpace])
    #expect(try clauses("detail") { $0.mask?.opened = nil } == [.maskEnvelope])
    let circle = MaskObservation(shape: Ellipse(center: .zero, rx: 1, ry: 1), opened: nil)
    #expect(try clauses("list") { $0.mask = circle } == [.maskGone])
    #expect(
      try clauses("detail") {
        $0.mask?.opened?.rx *= 1 - 0x1p-50
        $0.mask?.opened?.ry *= 1 + 0x1p-40
      } == [.maskCovers, .maskTight])
    #expect(try clauses("extra") { $0.mask?.shape.ry = 3 } == [.maskEnvelope])
    #expect(try clauses("extra") { $0.mask?.opened = circle.shape } == [.maskGone])
  }

  @Test func `views that are missing, left over or out of order`() throws {
    let expected = try flight()
    var observation = expected.representative
    observation.views.swapAt(0, 1)
    #expect(expected.discrepancies(from: observation).map(\.clause) == [.contractRetained])
    observation.views.removeAll { $0.name == "stage.traveller" || $0.name == "extra" }
    let missing = expected.discrepancies(from: observation)
    #expect(missing.map(\.clause) == [.contractRestored, .contractRetained])
    let left = ReferenceModel(try posterScene(.navigation)).expectation()
    let surplus = left.discrepancies(from: expected.representative).filter {
      $0.property == "presence"
    }
    #expect(surplus.map(\.subject) == ["stage.container", "stage.backdrop", "stage.traveller"])
    var stranger = left.representative
    stranger.views.append(stranger.views[0])
    stranger.views[6].name = "stranger"
    #expect(left.discrepancies(from: stranger).map(\.clause) == [.contractRetained])
    stranger.views[6].name = "main"
    #expect(left.discrepancies(from: stranger).map(\.property) == ["order"])
    stranger.views[2].isHidden = true
    #expect(left.discrepancies(from: stranger).map(\.clause) == [.hideRestored, .contractRetained])
  }

  @Test func `stages and time`() throws {
    let expected = try flight()
    var observation = expected.representative
    observation.stages[0].transition?.phase = 0
    observation.stages[0].transition?.drive = .finishing
    observation.time = .zero
    observation.lastRejection = .valueOutOfRange
    let found = expected.discrepancies(from: observation)
    #expect(found.map(\.property) == ["phase", "time", "drive", "last rejection"])
    #expect(found[0].clause == .phasePartition)
    #expect(found[0].description == "phase.partition: stage phase: expected 2, observed 0")
    observation.stages[0].transition = nil
    #expect(expected.discrepancies(from: observation).contains { $0.property == "transition" })
  }

  @Test func `the log is judged by its first difference`() throws {
    let expected = try flight()
    func clause(_ change: (inout [LogEntry]) -> Void) -> [Clause] {
      var observation = expected.representative
      change(&observation.log)
      return expected.discrepancies(from: observation).map(\.clause)
    }
    #expect(clause { $0.removeFirst() } == [.contractOrder])
    #expect(clause { $0[1].time = Flicks(1) } == [.contractAppearance])
    #expect(clause { $0.removeLast() } == [.phaseOrder])
    #expect(clause { $0.append(LogEntry(.zero, .didEnd("stage", 1))) } == [.contractOrder])
  }
}
