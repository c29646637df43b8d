// What the command says about itself.

enum Help {
  /// The version, as `--version` prints it.
  static let version = "iris \(number), scenario format 1"
  /// The number of the version.
  static let number = "1.0.0"

  /// The explanation of the command or of one of its commands.
  static func text(_ topic: Request.Topic?) -> String {
    switch topic {
    case nil: overview
    case .check?: check
    case .merge?: merge
    case .replay?: replay
    case .render?: render
    case .explore?: explore
    case .bench?: bench
    case .spec?: spec
    case .completion?: completion
    }
  }

  private static let overview = """
    iris: checks view transitions against their specification

    usage: iris COMMAND [OPTIONS]

    commands:
      check     run the campaign: many generated cases, beside the model
      merge     put the shards of a campaign together, as one run
      replay    run one scenario file, or the case of a replay token
      render    draw a scenario as a filmstrip
      explore   try all event sequences of a small world, beside the model
      bench     measure how fast a part is
      spec      print the clauses: what must hold, and what stands behind it
      completion  print the script by which a shell completes all this

    options:
      --help     this text; 'iris COMMAND --help' explains a command
      --version  the version

    exit status: 0 nothing found, 1 a counterexample, 2 unusable input

    """

  private static let check = """
    iris check: runs generated scenarios on a system, step by step beside the
    model and under the oracle of every clause

    usage: iris check [OPTIONS]

    options:
      --cases N        how many cases; 10000 by default
      --seed S         which cases: a number, decimal or hexadecimal with 0x,
                       or 'random'; the same for every run by default
      --jobs N         how many cases are run at once; as many as there are
                       processors by default; it changes nothing but the time
      --system SYSTEM  what is checked: 'engine' (by default) or 'model'
      --shard I/N      runs the I-th of N shares of the cases only, and writes
                       records for 'iris merge'; 'none' for all cases, whatever
                       the environment says
      -o, --output FILE  where the records of a shard are written; to the
                       standard output by default
      --seconds S      ends the run once S seconds are over, after the case or
                       the failure that it is at
      --clause NAME    looks into the failures of this clause only; cases that
                       break another one first are counted, and fail the run
      --json           prints records, one a line, instead of the summary
      --coverage       prints how often each kind of event was accepted in each
                       phase of each system, and which cannot be, and why
      --quiet          no progress on the standard error stream

    environment (an option goes before a variable):
      IRIS_CASES       as --cases
      IRIS_SEED        as --seed
      IRIS_REPLAY      a replay token: runs this case only
      SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT
                       as --shard, for a task of a Slurm job array
      TEST_SHARD_INDEX, TEST_TOTAL_SHARDS
                       as --shard, for a shard of a Bazel test

    Progress stands on the standard error stream: a bar on a terminal, a line every
    ten seconds elsewhere, with cases, failures so far, events a second and seconds.
    A failure is shrunk and printed in at most 20 lines, the last of which runs
    it again. Failures are kept in .iris/failures and tried first next time.
    From 10000 cases on, the least shares of hard cases are enforced, and that
    each feasible pair of an event and a phase occurs; not with --clause.
    Interrupting (Ctrl-C) ends the run after the current case; what was found is
    still reported. Two runs print the same, but for lines that begin with
    'time:', or records of time; with --seconds, the number of cases may differ.

    exit status: 0 nothing found, 1 a counterexample, 2 unusable input

    """

  private static let merge = """
    iris merge: puts the shards of a campaign together and prints what one run of
    all its cases prints

    usage: iris merge FILE... [OPTIONS]

      FILE             what 'iris check --shard' has written; every shard of one
                       campaign once, in any order and in any number of files

    options:
      --jobs N         how many cases are run at once; as many as there are
                       processors by default; it changes nothing but the time
      --coverage       as of 'iris check'
      --json           as of 'iris check'
      --quiet          no progress on the standard error stream

    Cases in which something fails are run again, and shrunk, here; so are more
    cases if those of all shards do not decide whether a share is met.

    exit status: 0 nothing found, 1 a counterexample, 2 unusable input

    """

  private static let replay = """
    iris replay: runs one scenario again

    usage: iris replay FILE|TOKEN [OPTIONS]
           iris replay --last [OPTIONS]

      FILE             a scenario file: its expectations are judged, and every
                       clause; what is not met is named with its line
      TOKEN            a replay token, 'name:TOKEN', as a failure prints it

    options:
      --last           runs the failure that was kept last in .iris/failures
      --step           prints what is seen after each event, too
      --against SYSTEM  what is run: 'engine' (by default) or 'model'

    exit status: 0 passes, 1 fails, 2 unusable input

    """

  private static let render = """
    iris render: draws what the engine shows of a scenario, a frame for each event

    usage: iris render FILE -o OUT [--onion]

      FILE              a scenario file

    options:
      -o, --output OUT  where it is written: OUT.svg, a filmstrip, or OUT.html, a
                        page with the pictures, the phases and the verdict
      --onion           draws all instants over each other in one frame of
                        OUT.svg, the later the stronger: the whole way of what
                        flies, opens and moves, with a list of the instants

    exit status: 0 drawn, 2 unusable input

    """

  private static let explore = """
    iris explore: tries all event sequences of a small world on a system, breadth
    first, step by step beside the model and under the oracle of every clause

    usage: iris explore [--world WORLD [OPTIONS]]

      Without a world, the worlds are listed: how many events they have, how many
      renamings leave them as they are, and how deep they are explored.

    options:
      --world WORLD    a world of the list; 'all'; or a scenario file, whose
                       scene is explored by its events, in any order
      --depth N        how many events deep; as the world has it by default
      --states N       how many states at most; then as deep as it takes
      --jobs N         how many states are expanded at once; as many as there are
                       processors by default; it changes nothing but the time
      --system SYSTEM  what is explored: 'engine' (by default) or 'model'
      --plain          tells states apart that differ by a renaming only
      --quiet          no progress on the standard error stream

    A failure is the shortest there is, printed as a report and as a scenario.
    Interrupting (Ctrl-C) ends the run; what was found is still reported. Two runs
    print the same, but for lines that begin with 'time:'.

    exit status: 0 nothing found, 1 a counterexample, 2 unusable input

    """

  private static let bench = """
    iris bench: measures how fast a part is

    usage: iris bench checking|engine|growth|lockstep|deviations [OPTIONS]

      checking        the property-testing kit, beside bare loops that draw the
                      same numbers from the same generator: cases, steps and
                      replays a second, and the ratio of the two
      engine          the engine, beside the bare arithmetic and the bare moves of
                      the same work, and beside the model: nanoseconds of an
                      operation, the ratio, and what the engine counted
      growth          how the costs of engine, model and oracles grow with the
                      scene, the transitions in flight and the events
      lockstep        the campaign of 'iris check' and its parts, on one processor
                      each but for the campaign on two: events and replays a second
      deviations      the oracles, by known-wrong systems: how many cases it takes
                      to find each, as a page in Markdown

    options:
      --rounds N      how often each side or part is measured, in turn; 7 by default
      --only WORD     of checking: 'list', 'pair', 'machine' or 'replay';
                      of engine: 'frame', 'conversion', 'tree', 'holds' or 'curves';
                      of lockstep: 'generation', 'engine', 'model', 'lockstep',
                      'oracles', 'campaign', 'jobs' or 'shrink'; all by default
      --name WORDS    of engine: only what has these words in its name
      --page          of engine: the table in Markdown; of growth: a chart in SVG
      --side SIDE     runs one side, once and unmeasured, for a profiler or to count
                      allocations: of checking 'kit' or 'bare'; of engine 'engine',
                      'bare' or 'model', with --cases
      --cases N       with --side, or of lockstep: how many cases; of engine: how
                      many times
      --seeds N       of deviations: how many seeds each is hunted with; 20 by
                      default
      --jobs N        of deviations: how many hunts run at once; as many as there
                      are processors by default; it changes nothing but the time

    Numbers are medians; they mean something in a release build only. Gates are set
    for the kit, whose rates are judged by the fastest round, and for the engine.

    exit status: 0 all gates are met, or every system is found, 1 one is missed,
    2 unusable input

    """

  private static let spec = """
    iris spec: prints the clauses, and what stands behind each: its statement, how
    it is judged and proved, known-wrong systems that break it, public reports

    usage: iris spec [CLAUSE|FAMILY|notation] [--json]
           iris spec --page
           iris spec --measure [--cases N]

      CLAUSE      everything about one clause, as 'mask.covers'
      FAMILY      everything about its clauses, as 'mask'
      notation    what the symbols of the statements mean

    options:
      --json      a JSON object a clause, one a line
      --page      the article 'Clauses' of the documentation, as Markdown
      --measure   counts in how many cases of the campaign each known-wrong system
                  is found, and prints the lines of
                  Sources/Report/Specification/Exposures.swift; takes minutes
      --cases N   with --measure: how many cases

    exit status: 0 no clause lacks anything, 1 one does, 2 unusable input

    """

  private static let completion = """
    iris completion: prints the script by which a shell completes commands, options,
    their values and scenario files

    usage: iris completion bash|zsh

      bash        to be sourced: source <(iris completion bash)
      zsh         to be saved as _iris in a directory of $fpath, or sourced

    exit status: 0 printed, 2 unusable input

    """
}
