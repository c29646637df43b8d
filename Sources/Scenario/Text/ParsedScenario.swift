// What reading a scenario gives, and the grammar of the text.

/// A scenario and where its steps stand in the text that it was read from.
///
/// The text is UTF-8, a declaration, event or expectation a line. A `#` begins a comment, spaces and
/// tabs separate words, a carriage return before a line feed is ignored. Words are known by their
/// place, so that none of them is reserved and a view may be called `in`. In the grammar, `[x]` may be
/// left out, `{x}` may stand any number of times, `|` separates alternatives.
///
///     file       iris 1, then declarations, then steps
///
///     window NAME [W H] {attribute}      screen|view|image NAME {attribute}
///     attribute  in VIEW | frame X Y W H | bounds X Y W H | center X Y | transform A B C D TX TY
///                | alpha N | hidden | clips | corner R | mask X Y RX RY | picture NAME WxH
///                | mode fill|aspectFit|aspectFill
///     item KEY shows VIEW
///     stage navigation [NAME] in HOST [root SCREEN]
///     stage modal [NAME] over HOST fullScreen|over [root SCREEN]
///     choreography NAME
///       interaction percent [completion CURVE] [speed N]
///                 | drag [distance N] [velocity N] [springBack TIME] [curve CURVE]
///       entering TIME  and  leaving TIME, each followed by lines of
///         phase NAME SHARE
///         hold source|destination|upper|lower in PHASES
///         travel|scale|opacity|shadow|upper|lower TRACK
///         shadowOffset W H     shadowRadius R
///         sourceFit|destinationFit fill|aspectFit|aspectFill|widthFit
///         backdrop blur R | grey N TRACK [persists]
///         mask upper|lower SHAPE to SHAPE TRACK
///         lowerOnTop
///     PHASES     NAME [through NAME]
///     TRACK      from N {to N in PHASES CURVE}
///     CURVE      linear|easeIn|easeOut|easeInOut|systemDefault | curve X1 Y1 X2 Y2
///     SHAPE      inscribed|oval|covering END | disc END R       END  source|destination
///
///     event      add V to V | insert V into V at I | remove V | front V | back V
///                | frame V X Y W H | bounds V X Y W H | center V X Y | transform V A B C D TX TY
///                | scroll V to X Y | hide V | show V | alpha V N | bind KEY to V | unbind KEY
///                | resize WINDOW W H | push SCREEN [on STAGE] how | present SCREEN [on STAGE] how
///                | pop [STAGE | on STAGE] [to SCREEN] [how] | dismiss SCREEN [how] | discard SCREEN
///                | finish STAGE | cancel STAGE | interrupt [STAGE] | start STAGE
///                | pan STAGE began|cancelled|failed | pan STAGE changed|ended X Y | advance TIME
///                | upon SCREEN [will] appear[s]|disappear[s]: event
///                | upon STAGE begins|phase I|completes|ends: event
///     how        unanimated
///                | with CHOREOGRAPHY [interactively] [lasting TIME] [from WHERE] [to WHERE]
///     WHERE      VIEW | item KEY
///     expect     accepted | rejected REASON
///                | V visible|hidden|exists|missing|detached|unmasked | V at X Y W H
///                | V bounds X Y W H | V center X Y | V transform A B C D TX TY | V in V [at I]
///                | V alpha|shadow|blur|corner N | V picture NAME | V masked|opening X Y RX [RY]
///                | STAGE idle|pending|tracking|running|finishing|cancelling
///                | STAGE stack {SCREEN} | STAGE phase I | STAGE elapsed TIME
///                | STAGE completed I cancelled I
///                | STAGE dragging|springing|released | STAGE offset X Y
///                | SCREEN appearing|appeared|disappearing|disappeared
///                | hit X Y nothing | hit X Y [view] V
///
/// A stage is called `navigation` or `modal` unless it says otherwise, and so is the stage of a
/// push, a pop and a present. Its root is the last screen that is declared in its host. A screen
/// without frame fills its superview's size or, as a root, that of the first window above it; every
/// other view needs `frame`, or `bounds` and `center`, and `frame` goes with no transform. Numbers
/// in declarations must be in range; in events they may be anything, `inf`, `-inf`, `nan` too, so
/// that each rejection can be written down. `view` before the view that a touch reaches is for one
/// that is called `nothing`. An interaction's figures that are left out are those of the documents,
/// and its curve has ordinates from 0 to 1; without one there is none. Times are `0.5s`, `16ms`,
/// `1/60s` or `1234f` (flicks), to the nearest flick, halves to even. `upon` may be nested 8 deep.
public struct ParsedScenario: Hashable, Sendable {
  /// The scenario.
  public let file: ScenarioFile
  /// The line of each step, from 1; as many as there are steps.
  public let lineOfStep: [Int]

  init(file: ScenarioFile, lineOfStep: [Int]) {
    self.file = file
    self.lineOfStep = lineOfStep
  }

  /// Reads a scenario, or throws every mistake in the text.
  public static func parse(_ text: String) throws(ParseErrors) -> ParsedScenario {
    try parse(bytes: Array(text.utf8))
  }

  /// Reads a scenario from bytes, which should be UTF-8, or throws every mistake in them.
  public static func parse(bytes: [UInt8]) throws(ParseErrors) -> ParsedScenario {
    var parser = ScenarioParser(bytes)
    return try parser.parse()
  }
}

extension ScenarioFile {
  /// Reads a scenario, or throws every mistake in the text; the grammar is at `ParsedScenario`.
  public init(parsing text: String) throws(ParseErrors) {
    self = try ParsedScenario.parse(text).file
  }

  /// Reads a scenario from bytes, which should be UTF-8, or throws every mistake in them.
  public init(parsing bytes: [UInt8]) throws(ParseErrors) {
    self = try ParsedScenario.parse(bytes: bytes).file
  }
}
