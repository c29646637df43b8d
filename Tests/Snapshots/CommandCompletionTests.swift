// `iris completion`: the scripts, run by the shells that they are for; the table behind them, beside the
// help and the arguments that are understood.

import Foundation
import Testing

@testable import iris

@Suite struct CommandCompletionTests {
  /// A shell that is installed here; `nil` if it is not.
  private static func shell(_ name: String) -> URL? {
    ["/bin", "/usr/bin", "/usr/local/bin"].map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What a shell prints when it runs a program, in a folder with two scenarios and a directory.
  private func run(_ shell: URL, _ program: String, _ arguments: [String]) async throws -> [String]
  {
    try await withTemporaryDirectory { folder in
      for name in ["a.scenario", "b c.scenario", "notes.txt"] {
        try Data().write(to: folder.appendingPathComponent(name))
      }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("films"), withIntermediateDirectories: false)
      let process = Process()
      (process.executableURL, process.currentDirectoryURL) = (shell, folder)
      process.arguments = arguments + ["-c", program]
      let (output, errors) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (output, errors)
      try process.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      let complaints = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(String(decoding: complaints, as: UTF8.self) == "")
      return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  private static let lines: [(line: [String], found: [String])] = [
    (["re"], ["render", "replay"]), (["--v"], ["--version"]), (["com"], ["completion"]),
    (["help", "me"], ["merge"]),
    (["check", "--s"], ["--seconds", "--seed", "--shard", "--system"]),
    (["check", "--system", ""], ["engine", "model"]), (["check", "--cases", ""], []),
    (["check", "--quiet", "--clause", "mask.cov"], ["mask.covers"]),
    (["check", "-o", "no"], ["notes.txt"]),
    (["replay", "--against", "m"], ["model"]),
    (
      ["replay", ""],
      ["--against", "--help", "--last", "--step", "a.scenario", "b c.scenario", "films"]
    ),
    (["explore", "--world", "a"], ["a.scenario", "all"]),
    (["bench", "lock"], ["lockstep"]), (["bench", "--only", "mo"], ["model"]),
    (["spec", "mask.cov"], ["mask.covers"]), (["spec", "not"], ["notation"]),
    (["merge", "n"], ["notes.txt"]), (["completion", ""], ["--help", "bash", "zsh"]),
  ]

  @Test(.enabled(if: shell("bash") != nil), arguments: lines)
  func `bash completes commands, options, values and files`(
    _ line: [String], _ found: [String]
  ) async throws {
    let words = (["iris"] + line).map { "'\($0)'" }.joined(separator: " ")
    let program = """
      \(CompletionScript(.bash).text)
      [[ $(complete -p iris) == 'complete -F _iris iris' ]] || exit 1
      COMP_WORDS=(\(words)) COMP_CWORD=\(line.count)
      _iris
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """
    let bash = try #require(Self.shell("bash"))
    #expect(try await run(bash, program, ["--norc"]).sorted() == found)
  }

  @Test(.enabled(if: shell("bash") != nil))
  func `bash completes what stands behind an equals sign`() async throws {
    let program = """
      \(CompletionScript(.bash).text)
      COMP_WORDS=(iris check --system = e) COMP_CWORD=4
      _iris
      echo "${COMPREPLY[@]}"
      COMP_WORDS=(iris check --system =) COMP_CWORD=3
      _iris
      echo "${COMPREPLY[@]}"
      """
    let bash = try #require(Self.shell("bash"))
    #expect(try await run(bash, program, ["--norc"]) == ["engine", "engine model"])
  }

  @Test(.enabled(if: shell("zsh") != nil), arguments: lines)
  func `zsh is offered the same`(_ line: [String], _ found: [String]) async throws {
    // The functions of its completion are there inside of it only; these do what is told of them.
    let words = (["iris"] + line).map { "'\($0)'" }.joined(separator: " ")
    let program = """
      compdef() { [[ $1 == _iris && $2 == iris ]] || exit 1; }
      compadd() { shift; for word in "$@"; do [[ $word == "$prefix"* ]] && echo "$word"; done; true; }
      _files() { for word in ${~2}(N) *(/N); do [[ $word == "$prefix"* ]] && echo "$word"; done; true; }
      \(CompletionScript(.zsh).text)
      words=(\(words)) CURRENT=\(line.count + 1) prefix='\(line.last ?? "")'
      _iris || true
      """
    let zsh = try #require(Self.shell("zsh"))
    #expect(Set(try await run(zsh, program, ["-f"])).sorted() == found)
  }

  @Test func `the help of a command names the options of the table, no more and no fewer`() {
    for table in OptionTable.all {
      let names = Help.text(table.topic).split(separator: "\n").filter { $0.hasPrefix("  -") }
        .flatMap { line in
          line.split(separator: " ").prefix { $0.hasPrefix("-") }.map {
            $0.replacingOccurrences(of: ",", with: "")
          }
        }
      #expect(names.sorted() == table.options.flatMap(\.names).sorted(), "\(table.topic)")
      #expect(Help.text(nil).contains("\n  \(table.topic.rawValue) "))
    }
  }

  @Test func `every option of the table is understood`() {
    for table in OptionTable.all {
      for option in table.options {
        for name in option.names {
          let arguments = [table.topic.rawValue, name] + (option.value == nil ? [] : ["\u{1}"])
          do throws(UsageError) {
            _ = try Request(arguments)
          } catch {
            #expect(!error.sentence.contains("has no option"), "\(error.sentence)")
            #expect(!error.sentence.contains("but '\u{1}'"), "\(error.sentence)")
          }
        }
      }
    }
  }

  @Test func `a script is printed for each shell`() async {
    for shell in CompletionShell.allCases {
      let result = await TestConsole().run("completion", shell.rawValue)
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output == CompletionScript(shell).text)
    }
  }
}
