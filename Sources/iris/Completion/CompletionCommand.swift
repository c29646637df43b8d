// `iris completion`: the scripts by which shells complete the command.

/// The shells that there is a script for.
enum CompletionShell: String, CaseIterable, Sendable {
  /// The Bourne-again shell.
  case bash
  /// The Z shell.
  case zsh
}

extension Request {
  /// Reads the argument of `iris completion`.
  static func completionShell(_ reader: inout ArgumentReader) throws(UsageError) -> CompletionShell
  {
    let word = try reader.subject("the name of a shell, bash or zsh")
    return try ArgumentReader.choice("the shell", word, CompletionShell.self)
  }
}

/// The script for a shell.
///
/// Both shells find out the word to be completed, the one before it and the command, each in its own
/// way; what may stand there is the same `case` for both.
struct CompletionScript {
  private let shell: CompletionShell

  /// The script for a shell.
  init(_ shell: CompletionShell) {
    self.shell = shell
  }

  /// The script; every line ends with a line feed.
  var text: String {
    let lines =
      switch shell {
      case .bash: bashHead + places + bashTail
      case .zsh: zshHead + places + zshTail
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private var bashHead: [String] {
    [
      "# Completion of iris in bash; to be sourced: source <(iris completion bash)",
      "_iris() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  local command=\"${COMP_WORDS[1]}\" place=$COMP_CWORD choices= files= IFS=$' \\n'",
      "  COMPREPLY=()",
      "  # bash takes '=' for a word of its own.",
      "  if [[ $word == '=' ]]; then",
      "    word=",
      "  elif [[ $before == '=' ]]; then",
      "    before=\"${COMP_WORDS[COMP_CWORD-2]}\"",
      "  fi",
    ]
  }

  private var bashTail: [String] {
    [
      "  COMPREPLY=($(compgen -W \"$choices\" -- \"$word\"))",
      "  if [[ -n $files ]]; then",
      "    IFS=$'\\n'",
      "    compopt -o filenames 2>/dev/null",
      "    COMPREPLY+=($(compgen -f -X \"!$files\" -- \"$word\"))",
      "    [[ $files == '*' ]] || COMPREPLY+=($(compgen -d -- \"$word\"))",
      "  fi",
      "}",
      "complete -F _iris iris",
    ]
  }

  private var zshHead: [String] {
    [
      "#compdef iris",
      "# Completion of iris in zsh; to be saved as _iris in a directory of $fpath, or sourced.",
      "_iris() {",
      "  local word=\"${words[CURRENT]}\" before=\"${words[CURRENT-1]}\"",
      "  local command=\"${words[2]}\" place=$((CURRENT - 1)) choices= files=",
      "  if [[ $word == --*=* ]]; then",
      "    before=\"${word%%=*}\"",
      "    compset -P '*='",
      "  fi",
    ]
  }

  private var zshTail: [String] {
    [
      "  [[ -z $choices ]] || compadd -- ${=choices}",
      "  [[ -z $files ]] || _files -g \"$files\"",
      "}",
      "if [[ $funcstack[1] == _iris ]]; then _iris \"$@\"; else compdef _iris iris; fi",
    ]
  }

  /// Sets `choices` and `files`, or returns where nothing can be listed.
  private var places: [String] {
    let commands = Request.Topic.allCases.map(\.rawValue)
    var lines = ["  case \"$place $command $before\" in"]
    lines.append(
      "    1\\ *) choices='\((commands + ["help", "--help", "--version"]).joined(separator: " "))' ;;"
    )
    lines.append("    *\\ 'help help') choices='\(commands.joined(separator: " "))' ;;")
    for table in OptionTable.all {
      let command = table.topic.rawValue
      for option in table.options {
        guard let value = option.value else { continue }
        let patterns = option.names.map { "*\\ '\(command) \($0)'" }.joined(separator: "|")
        lines.append("    \(patterns)) \(assignment(value)) ;;")
      }
      var rest = table.subject
      rest.words = table.options.flatMap(\.names) + ["--help"] + rest.words
      lines.append("    *\\ '\(command) '*) \(assignment(rest)) ;;")
    }
    return lines + ["  esac"]
  }

  private func assignment(_ place: OptionTable.Place) -> String {
    let words =
      place.words.isEmpty ? [] : ["choices='\(place.words.joined(separator: " "))'"]
    let parts = words + (place.files.map { ["files='\($0)'"] } ?? [])
    return parts.isEmpty ? "return" : parts.joined(separator: " ")
  }
}
