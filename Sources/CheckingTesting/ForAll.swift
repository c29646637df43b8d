// Properties in Swift Testing: one issue a failure, at the property's own line.

public import Checking
public import Testing

/// How many cases a property gets by default: a debug build is some fifty times slower.
public var defaultCases: Int {
  #if DEBUG
    200
  #else
    2000
  #endif
}

/// Checks a property on many generated values, as a part of a test.
///
/// ```swift
/// @Test func `reversing twice changes nothing`() throws {
///   try forAll(Gen.array(of: Gen.int(in: 0...9))) { list in
///     list.reversed().reversed() == list
///   }
/// }
/// ```
///
/// Each failure with an identity of its own is shrunk and recorded as one issue at the line of the
/// call. `IRIS_CASES`, `IRIS_SEED` and `IRIS_REPLAY` in the environment take precedence over the
/// arguments. Failures are kept below `.iris/failures` and tried first the next time.
///
/// - Parameters:
///   - generator: draws the values.
///   - name: names the property in tokens; by default the suite and the test. A test with several
///     properties must name them.
///   - cases: how many cases are to pass.
///   - settings: what else there is to set; its number of cases is overridden by `cases`.
///   - telling: the text of an issue, of a failure and of the command that runs it again; by default
///     the value, what is wrong with it, and what of it does not matter.
///   - location: where issues are recorded.
///   - property: a pure function of the value, to a `Verdict` or a `Bool`.
/// - Returns: what was found.
/// - Throws: an `EnvironmentError` if an environment variable cannot be understood.
@discardableResult
public func forAll<Base: Generator, Result: VerdictConvertible>(
  _ generator: Base, name: String? = nil, cases: Int? = nil, settings: Settings? = nil,
  telling: ((Counterexample<Base.Value>, _ command: String) -> String)? = nil,
  sourceLocation location: SourceLocation = #_sourceLocation,
  _ property: (Base.Value) throws -> Result
) throws -> Outcome<Base.Value> {
  let test = TestName()
  var chosen = settings ?? Settings(cases: defaultCases)
  if let cases { chosen.cases = cases }
  if settings == nil { chosen.store = DirectoryFailureStore() }
  chosen = try chosen.applyingEnvironment()
  let outcome = check(name ?? test.property, generator, settings: chosen, property)
  for text in issueTexts(outcome, filter: test.filter, telling: telling) {
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
  return outcome
}
