// Which proofs stand behind which clauses.

import Model

/// A machine-checked proof in `Sources/Model/Proofs`.
///
/// Its file says what is proved, under which assumptions, and what is not covered;
/// `Sources/Model/Proofs/check` runs it.
public struct Proof: Sendable {
  /// How much of a clause a proof settles.
  public enum Reach: String, Sendable, CaseIterable {
    /// The claim, for the engine's own arithmetic.
    case engine = "proved of the engine"
    /// The claim, or a part of it, over the reals: what the numbers would be without rounding.
    case reals = "proved over the reals"
    /// The claim, in every state of a model that is small.
    case states = "every state of a small model"
  }

  /// The file's name.
  public let file: String
  /// How far it reaches.
  public let reach: Reach
  /// The clauses that it formalises, as its file says.
  public let clauses: [Clause]

  /// All proofs that name a clause, in the order of their strength.
  public static let all: [Proof] = [
    Proof(file: "Radius.v", reach: .engine, clauses: [.maskCovers, .maskTight]),
    Proof(file: "Circle.v", reach: .engine, clauses: [.maskCovers, .maskTight]),
    Proof(file: "FarEnd.v", reach: .engine, clauses: [.maskCovers, .maskTight]),
    Proof(file: "LeastCovering.v", reach: .engine, clauses: [.maskCovers, .maskTight]),
    Proof(file: "LeastUnits.v", reach: .engine, clauses: [.maskCovers, .maskTight]),
    Proof(file: "radius.gappa", reach: .engine, clauses: [.maskCovers, .maskTight]),
    Proof(file: "Covering.v", reach: .reals, clauses: [.maskCovers, .maskTight]),
    Proof(file: "covering.smt2", reach: .reals, clauses: [.maskCovers, .maskTight]),
    Proof(file: "ellipse.smt2", reach: .reals, clauses: [.maskCovers]),
    Proof(file: "opening.smt2", reach: .reals, clauses: [.maskMonotone]),
    Proof(
      file: "fit.smt2", reach: .reals, clauses: [.landDeparture, .landArrival, .landRetarget]),
    Proof(
      file: "protocol.pml", reach: .states,
      clauses: [
        .hideCount, .hideRestored, .phasePartition, .phaseOrder, .contractOnce,
        .contractAppearance, .driveLatch, .driveMonotone, .interruptNow,
      ]),
  ]
}
