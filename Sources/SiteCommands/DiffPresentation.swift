// A review on the terminal: a paragraph for each group of changes, the gravest first.

import Commands
import Review

struct DiffPresentation {
  let review: Review
  let seconds: Double

  /// How many sentences of a group are shown; the report has all.
  private static let most = 8

  func print(isQuiet: Bool, to console: inout Console) {
    if !isQuiet {
      for page in review.pages {
        for sentence in page.failing {
          console.line("\(console.output.styled(page.page, .red))  \(sentence)")
        }
      }
      printGroups(to: &console)
      for page in review.pages where !page.notes.isEmpty {
        console.line(console.output.styled(page.page, .bold))
        for note in page.notes { console.line("  \(note)") }
      }
      if !review.frames.isEmpty, let problem = review.pixelProblem {
        console.errorLine("Nobody looked at pixels: \(problem)")
      }
    }
    let style: Style =
      review.isEmpty ? .green : review.groups.contains(where: \.opensRedaction) ? .red : .yellow
    console.line(console.output.styled("\(review.line) · \(hundredths) s", style))
  }

  private func printGroups(to console: inout Console) {
    var counts: [Cause: Int] = [:]
    for group in review.groups {
      counts[group.cause, default: 0] += 1
      if counts[group.cause, default: 0] <= Self.most { print(group, to: &console) }
    }
    let rest = counts.values.map { max(0, $0 - Self.most) }.reduce(0, +)
    if rest > 0 { console.line("and \(rest) more groups of the same causes") }
  }

  private func print(_ group: ChangeGroup, to console: inout Console) {
    let title = console.output.styled(group.title, group.opensRedaction ? .red : .bold)
    console.line("\(title)  \(group.scope)")
    let files = group.cause.files.isEmpty ? "" : " (\(group.cause.files.joined(separator: ", ")))"
    console.line("  cause: \(group.cause.words)\(files)")
    for change in group.first.changes.prefix(Self.most) { console.line("  \(change.sentence)") }
    let rest = group.first.changes.count - Self.most
    if rest > 0 { console.line("  and \(rest) more") }
    if let words = group.pictureWords { console.line("  \(words)") }
  }

  private var hundredths: String {
    let number = Int((seconds * 100).rounded())
    return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
  }
}
