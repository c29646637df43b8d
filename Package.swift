// swift-tools-version: 6.1
// The package: eight libraries, the bridge to Swift Testing, the `iris` command and three test targets.

import PackageDescription

let package = Package(
  name: "Iris",
  // The first with `Mutex` and `Atomic` of the standard library.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Scenario", targets: ["Scenario"]),
    .library(name: "Bounds", targets: ["Bounds"]),
    .library(name: "Model", targets: ["Model"]),
    .library(name: "Engine", targets: ["Engine"]),
    .library(name: "Checking", targets: ["Checking"]),
    .library(name: "Oracles", targets: ["Oracles"]),
    .library(name: "CheckingTesting", targets: ["CheckingTesting"]),
    .library(name: "Report", targets: ["Report"]),
    .executable(name: "iris", targets: ["iris"]),
  ],
  targets: [
    .target(name: "Scenario"),
    .target(name: "Bounds", dependencies: ["Scenario"]),
    .target(name: "Model", dependencies: ["Scenario", "Bounds"], exclude: ["Proofs"]),
    .target(name: "Engine", dependencies: ["Scenario"]),
    .target(name: "Checking"),
    .target(name: "Oracles", dependencies: ["Scenario", "Bounds", "Model", "Checking"]),
    .target(name: "CheckingTesting", dependencies: ["Checking"]),
    .target(name: "Report", dependencies: ["Scenario", "Model", "Oracles"]),
    .executableTarget(
      name: "iris",
      dependencies: ["Scenario", "Model", "Engine", "Checking", "Oracles", "Report"]),
    .testTarget(
      name: "Properties",
      dependencies: [
        "Scenario", "Bounds", "Model", "Engine", "Checking", "Oracles", "CheckingTesting", "Report",
      ],
      exclude: ["FieldReports", "Regressions", "Bounds/curve-vectors.txt"]),
    .testTarget(
      name: "Snapshots",
      dependencies: ["Scenario", "Model", "Engine", "Checking", "Oracles", "Report", "iris"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "BringYourOwn",
      dependencies: ["Scenario", "Engine", "Checking", "Oracles", "CheckingTesting", "Report"],
      exclude: ["Reports", "Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
