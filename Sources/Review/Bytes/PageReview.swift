// What became of a page as a whole: its states, its transitions, its checks.

/// A page whose story is not what it was.
public struct PageReview: Hashable, Sendable {
  /// The page.
  public let page: String
  /// Sentences, without full stops.
  public let notes: [String]

  /// Compares what two outputs say of a page; nil if they say the same.
  init?(_ name: String, _ base: Catalogue.Page?, _ head: Catalogue.Page?) {
    page = name
    guard let base, let head else {
      notes = [head == nil ? "The page is gone" : "The page is new"]
      return
    }
    var notes: [String] = []
    func tell(_ old: [String], _ new: [String], _ noun: String) {
      let (before, after) = (Set(old), Set(new))
      for word in new where !before.contains(word) { notes.append("\(noun) gained: \(word)") }
      for word in old where !after.contains(word) { notes.append("\(noun) lost: \(word)") }
    }
    for check in head.failing where !base.failing.contains(check) {
      notes.append("A check fails now: \(check)")
    }
    for check in base.failing where !head.failing.contains(check) {
      notes.append("A check holds again: \(check)")
    }
    tell(base.frames.map(\.name), head.frames.map(\.name), "State")
    tell(base.transitions, head.transitions, "Transition")
    if base.isClosed != head.isClosed {
      notes.append(
        head.isClosed
          ? "Every action leads to a state now" : "Not every action leads to a state any longer")
    }
    if notes.isEmpty { return nil }
    self.notes = notes
  }

  init(_ name: String, renamedFrom old: String) {
    page = name
    notes = ["The page was called \(old)"]
  }
}
