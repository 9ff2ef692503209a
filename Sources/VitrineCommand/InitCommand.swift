// `vitrine init`: a beginning of a site.

import Commands
import Drawing
import Glibc
import SiteCommands
import System

struct InitCommand: Command {
  static let name = "init"
  static let summary = "Begin a site of one's own in a folder."
  static let discussion = """
    A folder with a site's settings and one article; './vitrine build --content DIR/Content \
    --output DIR/Output' builds it. With --swift, it is also a package with a feature, a tour of it, its main, \
    a test and a launcher of its own: there, './vitrine build' and './vitrine test' do all.
    """
  static let parameters: [Parameter<Self>] = [
    .argument("DIR", \.folder, "The folder; it is made if it is not there."),
    .flag("swift", \.hasSwift, "Make a package for pages that are written in Swift."),
  ]
  var folder = ""
  var hasSwift = false

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    var vitrine: String?
    if hasSwift {
      let root = console.environment["VITRINE_ROOT"] ?? "."
      // The package is built from the sources of Vitrine, so they have to be there.
      guard SystemFiles.allows(R_OK, "\(root)/Sources/Vitrine/Vitrine.swift"),
        let path = SystemFiles.realPath(root)
      else {
        throw .wrongUse(
          "'\(root)' does not hold the sources of Vitrine, which a site with Swift is built from. "
            + "Use the launcher in them, './vitrine init', or name their folder in VITRINE_ROOT.")
      }
      vitrine = path
    }
    do throws(StarterError) {
      for path in try Starter.site(in: folder, withSwiftFrom: vitrine, today: .today) {
        console.line(path)
      }
      console.errorLine("Next: \(Starter.next(in: folder, hasSwift: hasSwift))")
      return .done
    } catch {
      throw error.failure
    }
  }
}
