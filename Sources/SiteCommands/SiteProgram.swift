// A program for a site: what `main` is in a package of one's own, in three lines.

import Commands
import Content
import Glibc
import System

/// The program of a site.
///
/// ```swift
/// @main enum MySite: SiteProgram {
///   static let site = Site(title: "My site", pages: { _ in [counterPage] })
/// }
/// ```
public protocol SiteProgram: Sendable {
  /// The site that the commands work on.
  static var site: Site { get }
  /// The version that `--version` prints.
  static var version: String { get }
  /// The folders of the repository in which the sources of the site lie: where `diff` looks for the
  /// cause of a change.
  static var sourceFolders: [String] { get }
}

extension SiteProgram {
  /// None of its own, unless said otherwise.
  public static var version: String { "0.1.0" }
  /// Those of a package, unless said otherwise.
  public static var sourceFolders: [String] { ["Sources"] }
  /// The program: the commands of every site, and further ones.
  package static func program(with further: [any Command.Type] = []) -> Program {
    Program(
      name: "vitrine", version: version,
      summary: "Build every state of every page of a site as static HTML, behind glass.",
      commands: [
        BuildCommand<Self>.self, MergeCommand<Self>.self, PagesCommand<Self>.self,
        MatrixCommand<Self>.self, AuditCommand<Self>.self, PlayCommand<Self>.self,
        DiffCommand<Self>.self, NewArticleCommand.self,
      ] + further)
  }

  /// Runs the program with the arguments of the process.
  public static func main() { run(program()) }

  /// Runs a program with the arguments of the process.
  package static func run(_ program: Program) {
    // Features of a site are code as any other, and may trap.
    CrashNote.listen()
    var console = Console.standard()
    // Without /proc a program is not told its own arguments, and would take that for none.
    guard !CommandLine.arguments.isEmpty else {
      console.errorLine("the arguments cannot be read, since /proc is not there. Mount it.")
      exit(console.finish(.machineFailed).rawValue)
    }
    let code = program.run(Array(CommandLine.arguments.dropFirst()), &console)
    exit(console.finish(code).rawValue)
  }
}
