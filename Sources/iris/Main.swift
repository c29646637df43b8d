// The command `iris`: hands the process's arguments and streams to the command line.

import Foundation

@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await IrisCommand(console: .process).run(arguments))
  }
}
