// `vitrine new article`: a beginning of an article.

import Commands
import Drawing
import System

struct NewArticleCommand: Command {
  static let name = "new article"
  static let summary = "Begin an article, as a draft with today's date."
  static let parameters: [Parameter<Self>] = [
    .argument("TITLE", \.title, "What the article is called; its file is named after it."),
    .option("content", "DIR", \.content, "The folder of content (default: the site's own)."),
  ]
  var title = ""
  var content: String?

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let folder = content ?? console.environment.inSourceTree("Content")
    try expectContent(folder)
    do throws(StarterError) {
      console.line(try Starter.article(title, in: folder, today: .today))
      return .done
    } catch {
      throw error.failure
    }
  }
}

extension StarterError {
  /// How a command ends that could begin nothing.
  package var failure: Failure {
    switch self {
    case .exists, .nameless: .wrongUse(description)
    case .disk: .machine(description)
    }
  }
}

extension CalendarDay {
  /// Today, where the machine stands.
  public static var today: CalendarDay { CalendarDay(secondsSince1970: LocalClock.seconds()) }
}
