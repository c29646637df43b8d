// `iris render`: the filmstrip or the page of a scenario.

import Engine
import Foundation
import Report
import Scenario

extension Request {
  /// The options of `iris render`.
  struct RenderOptions: Equatable, Sendable {
    /// The scenario.
    var file: String
    /// Where it is drawn.
    var output: String
    /// Whether all instants are drawn over each other.
    var isOnion = false
  }

  /// Reads the options of `iris render`.
  static func renderOptions(_ reader: inout ArgumentReader) throws(UsageError) -> RenderOptions {
    guard let output = try reader.value("-o", "--output") else {
      throw UsageError(
        "'iris render' needs '-o OUT.svg' or '-o OUT.html'; try 'iris render --help'.")
    }
    let isOnion = reader.flag("--onion")
    return RenderOptions(
      file: try reader.subject("a scenario file"), output: output, isOnion: isOnion)
  }
}

extension IrisCommand {
  /// Draws what the engine shows of a scenario.
  func render(_ options: Request.RenderOptions) throws(UnusableInput) -> Int32 {
    let (path, output) = (options.file, options.output)
    let isPage = output.lowercased().hasSuffix(".html")
    guard isPage || output.lowercased().hasSuffix(".svg") else {
      throw UnusableInput(["'\(output)' must end in .svg or .html; that is what can be drawn."])
    }
    if isPage && options.isOnion {
      throw UnusableInput([
        "'\(output)' must end in .svg; --onion draws one picture, and a page has one an instant."
      ])
    }
    let parsed = try scenario(in: path)
    let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if isPage {
      let page = ScenarioPage(
        PairedPlayback(parsed.file, on: TransitionEngine.init), title: title, system: "engine",
        replayLine: "swift run -c release iris replay \(path)")
      try write(page.html, to: output)
    } else {
      let playback = Playback(parsed.file, on: TransitionEngine.init)
      let svg =
        options.isOnion
        ? OnionSkin(playback, title: title).svg : Filmstrip(playback, title: title).svg
      try write(svg, to: output)
    }
    console.say("\(output): written")
    return ExitStatus.success
  }
}
