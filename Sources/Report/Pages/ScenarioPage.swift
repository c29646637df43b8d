// The page of a scenario: everything about a counterexample, or about a case that passes, in one file.

import Model
import Oracles
import Scenario

/// A scenario as one HTML file that needs nothing else: no network, no library.
///
/// The verdict and the line that runs it again; the picture of each recorded instant, with what the model
/// expects dashed over it; the phases of model and system; the difference of the view trees; the events;
/// how the case was made small; and the scenario's text. Without JavaScript all pictures stand one below
/// the other; with it, one at a time is shown. The same playback gives the same bytes.
public struct ScenarioPage: Sendable {
  private let pair: PairedPlayback
  private let title: String
  private let replayLine: String
  private let system: String
  private let failure: CaseFailure?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - pair: the scenario, played.
  ///   - title: what stands at its top, if no clause broke.
  ///   - system: what the system is called.
  ///   - replayLine: the command that runs the scenario again.
  ///   - failure: how it was found, if a campaign found it.
  public init(
    _ pair: PairedPlayback, title: String, system: String, replayLine: String,
    failure: CaseFailure? = nil
  ) {
    self.pair = pair
    self.title = title
    self.system = system
    self.replayLine = replayLine
    self.failure = failure
  }

  /// The page; every line ends with a line feed.
  public var html: String {
    let frames = PageFrame.all(pair)
    var lines = head
    lines += verdict
    lines += pictures(frames)
    lines += PhaseLanes(pair, frames.map(\.step), system: system).lines
    lines += difference
    lines += events(frames.map(\.step))
    lines += history
    lines += [
      "<section aria-labelledby=\"text\">", "<h2 id=\"text\">Scenario</h2>",
      copyable(pair.file.text, id: "scenario", what: "scenario"),
      "<p class=\"quiet\">Save it as <code>case.scenario</code>, then "
        + "<code>iris replay case.scenario</code>.</p>", "</section>", "</main>",
      "<script>", PageScript.text, "</script>", "</body>", "</html>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var broken: Violation? { pair.violations.first }

  private var head: [String] {
    let words = broken.map { "\($0.clause) · \(title)" } ?? title
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    return [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      "<title>\(SVG.escaped(words))</title>", "<style>", PageStyle.text, "</style>", "</head>",
      "<body>", "<main>",
    ]
  }

  private var verdict: [String] {
    guard let broken else {
      return [
        "<header class=\"passes\">", "<h1>\(SVG.escaped(title))</h1>",
        "<p>No clause is broken by the \(SVG.escaped(system)).</p>",
        copyable(replayLine, id: "replay", what: "command"), "</header>",
      ]
    }
    var lines = [
      "<header class=\"fails\">",
      "<h1><code>\(broken.clause)</code> \(SVG.escaped(broken.clause.sentence))</h1>",
      "<p>\(SVG.escaped(broken.sentence))</p>",
    ]
    let others = Set(pair.violations.dropFirst().map(\.clause.rawValue)).subtracting([
      broken.clause.rawValue
    ])
    if !others.isEmpty {
      lines.append(
        "<p class=\"quiet\">Broken with it: \(others.sorted().joined(separator: ", ")).</p>")
    }
    return lines + figures + [copyable(replayLine, id: "replay", what: "command"), "</header>"]
  }

  /// The numbers that decide, as a table.
  private var figures: [String] {
    let rows = pair.discrepancies.filter { $0.clause == broken?.clause }.prefix(6)
    guard !rows.isEmpty else { return [] }
    return [
      "<table class=\"figures\"><caption>Where model and system differ</caption>",
      "<thead><tr><th scope=\"col\">what</th><th scope=\"col\">expected</th>"
        + "<th scope=\"col\">seen</th></tr></thead><tbody>",
    ]
      + rows.map {
        let what = SVG.escaped("\($0.subject) \($0.property)")
        return "<tr><th scope=\"row\">\(what)</th><td>\(SVG.escaped($0.expected))</td>"
          + "<td>\(SVG.escaped($0.actual))</td></tr>"
      } + ["</tbody></table>"]
  }

  private func pictures(_ frames: [PageFrame]) -> [String] {
    let failing = frames.firstIndex { $0.step == pair.failingStep } ?? frames.count - 1
    var lines = [
      "<section aria-labelledby=\"pictures\">", "<h2 id=\"pictures\">Pictures</h2>",
      definitions(frames),
      "<div id=\"controls\" hidden data-first=\"\(failing)\">",
      "<button type=\"button\" id=\"previous\" aria-label=\"Previous instant\">◀</button>",
      "<input type=\"range\" id=\"scrubber\" min=\"0\" max=\"\(frames.count - 1)\" "
        + "value=\"\(failing)\" aria-label=\"Instant\">",
      "<button type=\"button\" id=\"next\" aria-label=\"Next instant\">▶</button>",
      "<output id=\"instant\" for=\"scrubber\"></output>", "</div>",
      "<div class=\"frames\">",
    ]
    for frame in frames {
      let isFailing = frame.step == pair.failingStep
      let words = caption(frame.step)
      lines.append(
        "<figure class=\"frame\(isFailing ? " failing" : "")\" data-label=\"\(SVG.escaped(words))\">"
      )
      lines += frame.lines
      lines.append("<figcaption>\(SVG.escaped(words))</figcaption>")
      lines.append("</figure>")
    }
    let legend = """
      <p class="legend"><span class="key seen"></span> mask as it is <span class="key
      open"></span> when open <span class="key model"></span> what the model expects
      <span class="dot covered"></span> corner covered <span class="dot never"></span> never covered
      <span class="key traveller"></span> flying image <span class="key hidden"></span> hidden image</p>
      """
    return lines + ["</div>", legend.split(separator: "\n").joined(separator: " "), "</section>"]
  }

  /// The filters that the pictures refer to.
  private func definitions(_ frames: [PageFrame]) -> String {
    var svg = SVG()
    Filters.define(
      &svg, frames.reduce(into: []) { $0.formUnion($1.blurs) }, frame: frames.first?.screen ?? .zero
    )
    return "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"definitions\"><defs>\n"
      + svg.lines.joined(separator: "\n") + "\n</defs></svg>"
  }

  private func caption(_ step: Int) -> String {
    let time = FixedText.seconds(pair.seen(after: step).time)
    guard step > 0 else { return "\(time), at the start" }
    let isFailing = step == pair.failingStep
    return "\(time), event \(step): \(pair.system.moments[step - 1].event.line)"
      + (isFailing ? " (here it breaks)" : "")
  }

  private var difference: [String] {
    guard let step = pair.failingStep else { return [] }
    let tree = TreeDifference(expected: pair.expected(after: step), seen: pair.seen(after: step))
    guard !tree.isEmpty else { return [] }
    let lines = tree.lines.map { line in
      let mark = line.side == .both ? "both" : line.side == .expected ? "expected" : "seen"
      return "<span class=\"\(mark)\">\(line.side.rawValue) \(SVG.escaped(line.text))</span>"
    }
    return [
      "<section aria-labelledby=\"tree\">",
      "<h2 id=\"tree\">View tree after event \(step)</h2>",
      "<p class=\"quiet\">− expected, + seen instead; back to front.</p>",
      "<pre class=\"tree\">" + lines.joined(separator: "\n") + "</pre>", "</section>",
    ]
  }

  private func events(_ steps: [Int]) -> [String] {
    let items = pair.system.moments.map { moment in
      let line = "<code>\(SVG.escaped(moment.event.line))</code>"
      let answer =
        moment.response == .accepted
        ? "" : " <span class=\"quiet\">\(SVG.escaped(moment.response.words))</span>"
      let isFailing = moment.number == pair.failingStep
      let frame = steps.firstIndex(of: moment.number).map { " data-frame=\"\($0)\"" } ?? ""
      return "<li\(isFailing ? " class=\"failing\"" : "")\(frame)>\(line)\(answer)</li>"
    }
    return ["<section aria-labelledby=\"events\">", "<h2 id=\"events\">Events</h2>", "<ol>"] + items
      + ["</ol>", "</section>"]
  }

  private var history: [String] {
    guard let failure else { return [] }
    return [
      "<section aria-labelledby=\"history\">", "<h2 id=\"history\">How it was found</h2>",
      "<p>Found as \(failure.place); \(failure.shrinking), from \(failure.originalChoices) choices to "
        + "\(failure.choices).</p>",
    ] + ShrinkChart(failure).lines + ["</section>"]
  }

  private func copyable(_ text: String, id: String, what: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let escaped = lines.map { SVG.escaped(String($0)) }.joined(separator: "\n")
    return "<div class=\"copyable\"><pre id=\"\(id)\" tabindex=\"0\" aria-label=\"\(what)\">"
      + "\(escaped)</pre>"
      + "<button type=\"button\" class=\"copy\" data-copies=\"\(id)\" hidden>Copy \(what)</button></div>"
  }
}

extension Response {
  /// The answer in words.
  fileprivate var words: String {
    switch self {
    case .accepted: "accepted"
    case .rejected(let reason): "refused: \(reason)"
    }
  }
}
