// The command `iris`: hands the process's arguments and streams to the command line.

import Foundation

@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(IrisCommand(console: .process).run(arguments))
  }
}
