// The executable `vitrine`: the commands of every site, on the demonstration site.

import Commands
import Exhibits
import SiteCommands

@main
struct VitrineProgram: SiteProgram {
  static let site = Exhibits.site

  static let program = program(with: [
    RenderCommand.self, InitCommand.self, TestCommand.self, BenchCommand.self,
  ])

  static func main() { run(program) }
}
