// Which clauses the public field reports are about.

import Model

/// A public report of a transition that misbehaved; a scenario below `Tests/Properties/FieldReports`
/// replays it, and its comment names the same clauses.
public struct FieldReport: Sendable {
  /// The number.
  public let number: Int
  /// The clauses that the reported behaviour breaks, the most telling first.
  public let clauses: [Clause]

  init(_ number: Int, _ clauses: Clause...) {
    self.number = number
    self.clauses = clauses
  }

  /// The name, as the scenario file has it.
  public var name: String { "P-\(number < 10 ? "0" : "")\(number)" }

  /// All reports, by number.
  public static let all: [FieldReport] = [
    FieldReport(1, .contractMembership, .contractPresenter),
    FieldReport(2, .contractMembership, .contractPresenter),
    FieldReport(3, .contractMembership, .contractPresenter),
    FieldReport(4, .contractCancel, .contractMembership),
    FieldReport(5, .contractPresenter, .contractMembership),
    FieldReport(6, .contractRestored, .contractTouch),
    FieldReport(7, .contractRestored, .contractReuse),
    FieldReport(8, .safeTotal, .contractMembership),
    FieldReport(9, .contractMissing, .driveClamped),
    FieldReport(10, .contractMissing, .landRetarget),
    FieldReport(11, .driveLatch, .contractOnce),
    FieldReport(12, .driveLatch),
    FieldReport(13, .driveLatch, .contractMissing, .contractRestored),
    FieldReport(14, .driveMonotone, .contractOnce),
    FieldReport(15, .contractBusy, .driveClamped),
    FieldReport(16, .driveSettled),
    FieldReport(17, .contractOnce),
    FieldReport(18, .maskGone, .contractCancel),
    FieldReport(19, .contractOnce, .contractAppearance),
    FieldReport(20, .contractCancel, .contractAppearanceOf),
    FieldReport(21, .driveSettled),
    FieldReport(22, .treeRejected, .contractRetained),
    FieldReport(23, .hideRestored, .contractAppearanceOf),
    FieldReport(24, .hideRestored, .hideCount),
    FieldReport(25, .hideSiblings),
    FieldReport(26, .contractAppearanceOf),
    FieldReport(27, .maskGone),
    FieldReport(28, .landRetarget, .contractMissing),
    FieldReport(29, .landRetarget),
    FieldReport(30, .landRetarget),
    FieldReport(31, .geoEnvelope, .maskCovers),
    FieldReport(32, .landRetarget),
    FieldReport(33, .geoEnvelope, .treeRejected),
    FieldReport(34, .geoEnvelope, .driveSpringBack),
    FieldReport(35, .contractPresenter, .geoEnvelope),
    FieldReport(36, .maskCovers),
    FieldReport(37, .landRetarget),
    FieldReport(38, .hideOnePicture),
    FieldReport(39, .contractRestored),
    FieldReport(40, .contractOnce, .contractRetained),
    FieldReport(41, .interruptNow, .driveSpringBack),
    FieldReport(42, .contractBusy, .treeRejected),
    FieldReport(43, .contractMissing),
    FieldReport(44, .contractAppearance),
    FieldReport(45, .treeRejected, .contractRetained),
    FieldReport(46, .contractOnce, .phasePartition, .phaseZero),
  ]
}
