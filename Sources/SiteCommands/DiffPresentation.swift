// A review on the terminal: a paragraph for all that one cause changed, what alarms first.

import Commands
import Review
import System

struct DiffPresentation {
  let review: Review
  let seconds: Double

  /// How many sentences of a variant, and variants of a group, are shown; the report has all.
  private static let most = 8
  private static let mostGroups = 40

  func print(isQuiet: Bool, to console: inout Console) {
    if !isQuiet {
      for page in review.pages {
        for sentence in page.alarms {
          console.line("\(console.output.styled(page.page.isolated, .red))  \(sentence)")
        }
      }
      printGroups(to: &console)
      for page in review.pages where !page.notes.isEmpty {
        console.line(console.output.styled(page.page.isolated, .bold))
        for note in page.notes.prefix(PageReview.mostNotes) { console.line("  \(note)") }
        if let more = page.moreNotes { console.line("  \(more)") }
      }
      // Beside frames that changed they follow from these.
      if review.frames.isEmpty, !review.otherFiles.isEmpty {
        console.line("other files: \(review.otherFiles.listed(atMost: Self.most))")
      }
      if !review.frames.isEmpty, let problem = review.pixelProblem {
        console.errorLine("Nobody looked at pixels: \(problem)")
      }
    }
    let style: Style = review.isEmpty ? .green : review.alarms ? .red : .yellow
    console.line(console.output.styled("\(review.line) · \(seconds.inHundredths) s", style))
  }

  private func printGroups(to console: inout Console) {
    let groups = review.groups
    for group in groups.prefix(Self.mostGroups) { print(group, to: &console) }
    let rest = groups.count - Self.mostGroups
    if rest > 0 { console.line("and \(rest.counted("more group"))") }
  }

  /// What is seen first, then the file that it comes from, then the ways in which it shows.
  private func print(_ group: ChangeGroup, to console: inout Console) {
    console.line(console.output.styled(group.title, group.opensRedaction ? .red : .bold))
    let files = group.cause.files.isEmpty ? "" : " (\(group.cause.fileWords))"
    console.line("  cause: \(group.cause.words)\(files)")
    for variant in group.variants.prefix(Self.most) { print(variant, to: &console) }
    let rest = group.variants.count - Self.most
    if rest > 0 { console.line("  and \(rest.counted("more way")) in which it shows") }
  }

  private func print(_ variant: ChangeVariant, to console: inout Console) {
    console.line("  \(variant.title)  \(variant.scope)")
    for change in variant.changes.prefix(Self.most) { console.line("    \(change.sentence)") }
    let rest = variant.changes.count - Self.most
    if rest > 0 { console.line("    and \(rest) more") }
    if let words = variant.pictureWords { console.line("    \(words)") }
  }
}
