// `iris render`: the filmstrip of a scenario.

import Engine
import Foundation
import Report
import Scenario

extension IrisCommand {
  /// Draws what the engine shows of a scenario.
  func render(_ path: String, to output: String) throws(UnusableInput) -> Int32 {
    guard output.lowercased().hasSuffix(".svg") else {
      throw UnusableInput(["'\(output)' must end in .svg; that is what can be drawn."])
    }
    let parsed = try scenario(in: path)
    let title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let playback = Playback(parsed.file, on: TransitionEngine.init)
    try write(Filmstrip(playback, title: title).svg, to: output)
    console.say("\(output): written")
    return ExitStatus.success
  }
}
