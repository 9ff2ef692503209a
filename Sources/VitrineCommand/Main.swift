// The executable `vitrine`: everything it can do is a command in this one list.

import Commands
import Glibc

/// The program, as the tests know it too.
let vitrine = Program(
  name: "vitrine",
  version: "0.1.0",
  summary: "Build every state of every page of a site as static HTML, behind glass.",
  commands: [
    RenderCommand.self, TestCommand.self,
  ])

@main
struct Main {
  static func main() {
    var console = Console.standard()
    let code = vitrine.run(Array(CommandLine.arguments.dropFirst()), &console)
    exit(console.finish(code).rawValue)
  }
}
