// The names of the running test: for tokens, and for the filter that runs it again.

import Testing

/// How the running test is called.
struct TestName {
  /// `Suite.test`: names the property if the caller does not.
  let property: String
  /// What `swift test --filter` needs to run the test's suite, `Module.Suite`.
  let filter: String

  init() {
    self.init(identifier: Test.current.map { "\($0.id)" } ?? "", name: Test.current?.name ?? "")
  }

  /// Reads an identifier as Swift Testing prints it: `Module.Suite/test()/File.swift:3:4`.
  init(identifier: String, name: String) {
    let parts = identifier.split(separator: "/").map(String.init)
    filter = parts.first ?? ""
    let suite = filter.split(separator: ".").dropFirst().joined(separator: ".")
    var test = name.filter { $0 != "`" && $0 != "'" }
    if test.hasSuffix("()") { test.removeLast(2) }
    property = [suite, test].filter { !$0.isEmpty }.joined(separator: ".")
  }
}
