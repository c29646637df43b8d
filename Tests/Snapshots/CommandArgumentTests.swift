// The command's arguments: what is understood, and the sentence for what is not.

import Checking
import Testing

@testable import iris

@Suite struct CommandArgumentTests {
  private func read(_ line: String) throws -> Request {
    try Request(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("", Request.help(nil)), ("--help", .help(nil)), ("-h", .help(nil)), ("help", .help(nil)),
    ("help check", .help(.check)), ("check --help", .help(.check)),
    ("replay x -h", .help(.replay)), ("render --help", .help(.render)),
    ("--version", .version), ("check", .check(.init())),
    (
      "check --cases 5 --seed 0x10 --system model --quiet",
      .check(.init(cases: 5, seed: 16, system: .model, isQuiet: true))
    ),
    ("check --jobs 2", .check(.init(jobs: 2))),
    ("check --quiet --seed=7", .check(.init(seed: 7, isQuiet: true))),
    ("check --coverage", .check(.init(showsCoverage: true))),
    ("explore", .explore(.init())), ("help explore", .help(.explore)),
    (
      "explore --world holds --depth 3 --states 100 --jobs 2 --system model --plain --quiet",
      .explore(
        .init(
          world: "holds", depth: 3, states: 100, jobs: 2, system: .model, isPlain: true,
          isQuiet: true))
    ),
    (
      "check --shard 2/4 -o x --seconds 0.5 --clause mask.covers --json",
      .check(
        .init(
          shard: Shard(2, of: 4).map { .one($0) }, output: "x", seconds: 0.5, clause: .maskCovers,
          isJSON: true))
    ),
    ("check --shard=none", .check(.init(shard: .whole))),
    ("merge a", .merge(.init(files: ["a"]))), ("help merge", .help(.merge)),
    (
      "merge a --jobs 2 --coverage --json --quiet b",
      .merge(
        .init(files: ["a", "b"], jobs: 2, showsCoverage: true, isJSON: true, isQuiet: true))
    ),
    ("completion bash", .completion(.bash)), ("completion zsh", .completion(.zsh)),
    ("replay a.scenario", .replay(.init(subject: "a.scenario"))),
    ("replay --against model a", .replay(.init(subject: "a", against: .model))),
    ("replay -- --odd", .replay(.init(subject: "--odd"))),
    ("replay --last --step", .replay(.init(showsSteps: true))),
    ("render a -o b.svg", .render(.init(file: "a", output: "b.svg"))),
    ("render --output=b.svg a", .render(.init(file: "a", output: "b.svg"))),
    ("render a --onion -o b.svg", .render(.init(file: "a", output: "b.svg", isOnion: true))),
    ("spec", .spec(.init())), ("spec mask", .spec(.init(name: "mask"))),
    ("spec --json mask", .spec(.init(name: "mask", form: .json))),
    ("spec --page", .spec(.init(form: .page))), ("help spec", .help(.spec)),
    ("spec --measure --cases 7", .spec(.init(form: .measure(cases: 7)))),
    ("bench checking", .bench(.init(subject: .checking))),
    (
      "bench checking --only pair --side kit --cases 9",
      .bench(.init(subject: .checking, only: .pair, side: .kit, cases: 9))
    ),
    ("bench engine --only tree", .bench(.init(subject: .engine, enginePart: .tree))),
    (
      "bench engine --side engine --cases 3 --name raise",
      .bench(.init(subject: .engine, name: "raise", side: .engine, cases: 3))
    ),
    ("bench growth --rounds 1", .bench(.init(subject: .growth, rounds: 1))),
    ("bench lockstep --rounds 3", .bench(.init(subject: .lockstep, rounds: 3))),
    (
      "bench --only model --cases 5 lockstep",
      .bench(.init(subject: .lockstep, part: .model, cases: 5))
    ),
  ])
  func `arguments are understood`(_ line: String, _ request: Request) throws {
    #expect(try read(line) == request)
  }

  @Test(arguments: [
    ("chek", "there is no command 'chek'"), ("--chek", "there is no option '--chek'"),
    ("chek", "(did you mean 'check'?); try"), ("help replya", "'replya' (did you mean 'replay'?)"),
    ("check --quite", "no option '--quite' (did you mean '--quiet'?); try"),
    ("check --xyzzy", "no option '--xyzzy'; try"),
    ("check --quiet --quiet", "--quiet is given twice."),
    ("check --quiet=yes", "--quiet takes no value, but is given as '--quiet=yes'"),
    ("render a -o b.svg --onion --onion", "--onion is given twice."),
    ("check --cases 99999999999999999999", "must be a whole number from 1 to 1099511627776."),
    ("check --cases 1099511627777", "--cases is '1099511627777'"),
    ("spec --measure --cases 1e3", "--cases is '1e3'; it must be a whole number from 1 to"),
    ("spec notation --json", "'iris spec notation' is text about all clauses"),
    ("help me", "there is no command 'me'"), ("help check x", "nothing may follow 'check'"),
    ("--version x", "nothing may follow '--version'"),
    ("check --cases 0", "--cases is '0'"), ("check --cases x", "--cases is 'x'"),
    ("check --cases -3", "--cases is '-3'"), ("check --cases", "--cases needs a value"),
    ("check --cases=", "--cases is ''"), ("check --cases 1 --cases 2", "--cases is given twice"),
    ("check --jobs 0", "--jobs is '0'"), ("check --jobs all", "--jobs is 'all'"),
    ("check --seed -1", "--seed is '-1'"), ("check --seed 0xg", "--seed is '0xg'"),
    ("check --system other", "--system is 'other'; it must be 'engine' or 'model'"),
    ("check --shard 0/4", "--shard is '0/4'; it must be i/n, such as 1/4"),
    ("check --shard 5/4", "--shard is '5/4'"), ("check --shard 4", "--shard is '4'"),
    ("check --shard 1/2/3", "--shard is '1/2/3'"), ("check --shard a/b", "--shard is 'a/b'"),
    ("check --seconds 0", "--seconds is '0'"), ("check --seconds x", "--seconds is 'x'"),
    ("check --seconds inf", "--seconds is 'inf'"), ("check --seconds -1", "--seconds is '-1'"),
    ("check --clause mask.cover", "no clause 'mask.cover' (did you mean 'mask.covers'?)"),
    ("check --clause elephants", "'elephants'; 'iris spec' lists them"),
    ("merge", "'iris merge' needs the files of all shards"), ("merge --odd a", "no option '--odd'"),
    ("replay --last a", "'iris replay' takes options only, but 'a' is none"),
    ("completion", "needs the name of a shell"), ("completion bash zsh", "but 'zsh' follows it"),
    ("completion fish", "the shell is 'fish'; it must be 'bash' or 'zsh'"),
    ("check --odd", "'iris check' has no option '--odd'"),
    ("check file", "'iris check' takes options only"), ("check -- x", "takes options only"),
    ("explore --depth 3", "but none is named; say which by --world"),
    ("explore holds", "takes options only"),
    ("explore --world holds --depth -1", "--depth is '-1'"),
    ("explore --world holds --states 0", "--states is '0'"),
    ("explore --world holds --jobs x", "--jobs is 'x'"),
    ("explore --world", "--world needs a value"),
    ("replay", "'iris replay' needs a scenario file or a replay token"),
    ("replay a b", "but 'b' follows it"), ("replay --odd a", "has no option '--odd'"),
    ("render a", "needs '-o OUT.svg' or '-o OUT.html'"),
    ("render -o b.svg", "'iris render' needs a scenario file"),
    ("render a -o", "-o needs a value"),
    ("spec a b", "but 'b' follows it"), ("spec --odd", "'iris spec' has no option '--odd'"),
    ("spec --json --page", "takes '--json' or '--page', not both"),
    ("spec mask --page", "'iris spec --page' is about all clauses, but 'mask' follows it"),
    ("spec --cases 5", "takes --cases with --measure only"),
    ("spec --measure --cases 0", "--cases is '0'"),
    ("bench", "'iris bench' needs what to measure"),
    ("bench model", "cannot measure 'model'; it measures 'checking' or 'deviations' or 'engine'"),
    ("bench checking --only model", "--only is 'model'; it must be 'list' or"),
    ("bench lockstep --only list", "--only is 'list'; it must be 'generation' or"),
    ("bench engine --only list", "--only is 'list'; it must be 'frame' or"),
    ("bench engine --cases 5", "takes --side engine, bare or model, and --cases, together"),
    ("bench engine --side kit --cases 5", "takes --side engine, bare or model, and --cases"),
    ("bench checking --side engine --cases 5", "are 'kit' and 'bare'"),
    ("bench lockstep --name raise", "--name goes with 'iris bench engine'"),
    ("bench lockstep --page", "--page goes with 'iris bench engine' or 'growth'"),
    ("bench growth --cases 5", "'iris bench growth' takes --rounds and --page only"),
    ("bench checking --cases 5", "--cases goes with --side or with 'lockstep'"),
    ("bench lockstep --side kit", "--side goes with 'checking' or 'engine'"),
    ("bench lockstep --cases 0", "--cases is '0'"),
    ("bench lockstep --rounds x", "--rounds is 'x'"),
    ("bench lockstep twice", "but 'twice' follows it"),
  ])
  func `what is not understood is told in a sentence`(_ line: String, _ words: String) {
    let error = #expect(throws: UsageError.self) { try read(line) }
    let sentence = error?.sentence ?? ""
    #expect(sentence.contains(words))
    #expect(sentence.hasSuffix(".") && !sentence.contains("\n"))
  }
}
