// `iris render`: the filmstrip or the page of a scenario.

import Engine
import Foundation
import Report
import Scenario

extension IrisCommand {
  /// Draws what the engine shows of a scenario.
  func render(_ path: String, to output: String) throws(UnusableInput) -> Int32 {
    let isPage = output.lowercased().hasSuffix(".html")
    guard isPage || output.lowercased().hasSuffix(".svg") else {
      throw UnusableInput(["'\(output)' must end in .svg or .html; that is what can be drawn."])
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
      try write(Filmstrip(playback, title: title).svg, to: output)
    }
    console.say("\(output): written")
    return ExitStatus.success
  }
}
