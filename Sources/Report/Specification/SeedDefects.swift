// Which clauses the defects of the five documents break.

import Model

/// The defects that were found in the code of the five documents, by the clause that each breaks.
enum SeedDefects {
  /// The defects' names: IM of the document of `imageMask`, TC of `imageZoom`, HC of `circularReveal`,
  /// PB of `photoBrowser`, PO of `ping`.
  ///
  /// What no clause speaks of is left out: storyboards, graphics contexts, delegates.
  static let names: [(clause: Clause, defects: [String])] = [
    (.geoEnvelope, ["IM-19", "TC-13", "PO-9"]),
    (.hideRestored, ["IM-3", "IM-4"]),
    (.hideOnePicture, ["TC-10", "PB-7"]),
    (.maskEnvelope, ["IM-24"]),
    (.maskCovers, ["IM-6", "IM-10", "HC-1", "HC-4", "PO-1", "PO-2"]),
    (.maskSpace, ["IM-9", "IM-10", "HC-5", "HC-6", "PO-1"]),
    (.maskGone, ["IM-6", "IM-7", "HC-2", "HC-3", "HC-4"]),
    (.phaseZero, ["IM-17", "HC-16"]),
    (.phaseContinuous, ["IM-22", "PB-5"]),
    (.landDeparture, ["IM-20", "TC-5", "TC-6", "TC-15", "PB-6", "PB-16"]),
    (.landArrival, ["IM-11", "TC-5", "PB-9", "PB-11"]),
    (.landRetarget, ["IM-12", "IM-16", "PB-4", "PB-10", "PB-17", "PB-18"]),
    (.contractOnce, ["IM-5", "TC-1", "PB-1", "PB-12", "PO-3"]),
    (.contractRestored, ["PB-8", "PB-15"]),
    (.contractMembership, ["IM-13", "PB-14"]),
    (.contractReuse, ["IM-1", "IM-2", "TC-3", "TC-4"]),
    (.contractBusy, ["IM-21", "HC-13", "PO-4"]),
    (.contractMissing, ["TC-1", "PB-1", "PB-2", "PO-2"]),
    (.contractOrder, ["IM-4", "HC-3"]),
    (.contractRetained, ["IM-18", "TC-11", "TC-17", "HC-11"]),
    (.contractAppearanceOf, ["IM-14", "IM-20", "TC-19", "PB-5"]),
    (.driveClamped, ["IM-23", "HC-9", "HC-17"]),
    (.driveLatch, ["HC-10"]),
    (.driveMonotone, ["HC-12"]),
    (.driveThreshold, ["TC-9", "TC-21"]),
    (.driveSpringBack, ["TC-2"]),
    (.driveDim, ["TC-7", "TC-8", "TC-12", "TC-20"]),
    (.interruptNow, ["PB-15", "PO-8"]),
    (.safeTotal, ["IM-1", "IM-2", "IM-8", "IM-15", "HC-7", "PB-2", "PB-3", "PB-13"]),
  ]

  /// The defects that break a clause.
  static func names(of clause: Clause) -> [String] {
    names.first { $0.clause == clause }?.defects ?? []
  }
}
