// A review as a summary for a pull request.

import System

extension Review {
  /// A table of groups, with links into the report if it is published somewhere.
  package func markdown(reportAt address: String? = nil) -> String {
    var text = "### Visual diff\n\n\(line.inMarkdown).\n"
    if let pixelProblem { text += "\nNobody looked at pixels: \(pixelProblem.inMarkdown)\n" }
    for page in pages {
      for sentence in page.failing {
        text += "\n⚠ **\(page.page.inMarkdown)**: \(sentence.inMarkdown)\n"
      }
    }
    let groups = groups
    if !groups.isEmpty {
      text += "\n| change | where | cause | what |\n|---|---|---|---|\n"
    }
    let most = 30
    for (index, group) in groups.enumerated().prefix(most) {
      let title = (group.opensRedaction ? "⚠ " : "") + group.title.inMarkdown
      let linked = address.map { base in
        let root = base.hasSuffix("/") ? base : "\(base)/"
        return "[\(title)](\(root)changes/\(ReportShell.fileName(index)))"
      }
      let what =
        group.first.changes.first?.sentence ?? group.pictureWords ?? group.first.fate.rawValue
      let rest = group.first.changes.count - 1
      text += "| \(linked ?? title) | \(group.scope.inMarkdown) | \(group.cause.words.inMarkdown) "
      text += "| \(what.inMarkdown)\(rest > 0 ? " (and \(rest) more)" : "") |\n"
    }
    if groups.count > most { text += "\n… and \((groups.count - most).counted("more group"))\n" }
    let told = pages.filter { !$0.notes.isEmpty }
    for page in told.prefix(most) {
      text +=
        "\n- **\(page.page.inMarkdown)**: " + page.notes.map(\.inMarkdown).joined(separator: "; ")
    }
    if !told.isEmpty { text += "\n" }
    if let address, !isEmpty { text += "\n[The report](\(address))\n" }
    return text
  }
}

extension String {
  /// The text with what Markdown or a table of it would take for its own escaped.
  fileprivate var inMarkdown: String {
    var text = ""
    for character in self {
      switch character {
      case "\n": text += " "
      case "\\", "|", "*", "_", "`", "[", "]", "#", "@": text += "\\\(character)"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      default: text.append(character)
      }
    }
    return text
  }
}
