// What a reviewer has to know first.

import System

/// The whole review in a few words, and how loudly it is said.
struct ReviewVerdict {
  /// How loudly it is said.
  enum Tone: String {
    /// Something is shown that was hidden, or told of it, or a check fails that held.
    case alarm
    /// Something behaves otherwise: live or inert, shown or hidden.
    case heed
    /// There are words and looks to read, or nothing at all.
    case calm
  }

  let tone: Tone
  let title: String
  /// What is to be heeded, one sentence for each kind of it.
  let sentences: [String]

  init(_ review: Review, _ groups: [ChangeGroup]) {
    func count(_ kind: String) -> Int { groups.count { $0.kind == kind } }
    func inGroups(_ count: Int) -> String { "in \(count.counted("group"))" }
    let opened = groups.count(where: \.opensRedaction)
    let failing = review.pages.count { !$0.failing.isEmpty }
    let bared = review.pages.count { $0.opening != nil }
    let weaker = review.pages.count { $0.weakening != nil }
    let (closed, live) = (count("redaction"), count("liveness"))
    var told: [(title: String, sentence: String)] = []
    if opened > 0 {
      told.append(
        (
          "Redaction opened",
          "What was hidden shows, or can be used where something is hidden, \(inGroups(opened))."
        ))
    }
    if bared > 0 {
      told.append(
        ("Redaction opened", "What was private can be read by all on \(bared.counted("page")).")
      )
    }
    if weaker > 0 {
      told.append(
        (
          "Redaction tells more",
          "What stands for hidden words tells more of them on \(weaker.counted("page"))."
        ))
    }
    if failing > 0 {
      told.append(
        ("Checks fail", "Checks that held fail on \(failing.counted("page")).")
      )
    }
    if live > 0 {
      told.append(
        (
          "Controls changed",
          "A control became live or inert, or leads elsewhere, \(inGroups(live))."
        )
      )
    }
    if closed > 0 {
      told.append(("Redaction closed", "What was shown is hidden \(inGroups(closed))."))
    }
    sentences = told.map(\.sentence)
    tone = opened + bared + weaker + failing > 0 ? .alarm : told.isEmpty ? .calm : .heed
    title = told.first?.title ?? Self.calmTitle(review, groups)
  }

  private static func calmTitle(_ review: Review, _ groups: [ChangeGroup]) -> String {
    if review.isEmpty { return "Nothing changed" }
    if groups.isEmpty { return "No look changed" }
    if groups.allSatisfy(\.isPlain) { return "Nothing to see" }
    return groups.contains { $0.kind == "fate" }
      ? "Looks came or went" : "Only words and look changed"
  }
}
