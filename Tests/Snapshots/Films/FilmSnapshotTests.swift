// Goldens of the films: what the engine and the model show, and the filmstrip.

import Engine
import Foundation
import Model
import Report
import Scenario
import Testing

@Suite struct FilmSnapshotTests {
  @Test(arguments: Film.all) func `the engine shows what the golden says`(_ film: Film) throws {
    let trace = TextTrace(Playback(try film.scenario(), on: TransitionEngine.init))
    expectSnapshot(trace.text, named: "films/\(film.name).txt")
  }

  @Test(arguments: Film.all) func `the model shows the same`(_ film: Film) throws {
    let file = try film.scenario()
    let engine = TextTrace(Playback(file, on: TransitionEngine.init)).text
    let model = TextTrace(Playback(file, on: ReferenceModel.init)).text
    #expect(model == engine, "\(TextDifference(from: engine, to: model))\n\(file.text)")
  }

  @Test(arguments: Film.all) func `the filmstrip is its golden`(_ film: Film) throws {
    let playback = Playback(try film.scenario(), on: TransitionEngine.init)
    var strip = Filmstrip(playback, title: film.name)
    // Two rows of the same length, nearly.
    strip.framesPerRow = (playback.moments.count + 2) / 2
    expectSnapshot(strip.svg, named: "films/\(film.name).svg")
  }

  @Test func `no golden is left of a film that is no more`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens/films")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.contains(".actual.") }
    #expect(files.sorted() == Film.all.flatMap { ["\($0.name).svg", "\($0.name).txt"] }.sorted())
  }
}
