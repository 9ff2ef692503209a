// What became of a page as a whole: its states, its transitions, its checks.

import System

/// A page whose states, transitions or checks changed.
package struct PageReview: Hashable, Sendable {
  /// The page.
  package let page: String
  /// The checks that fail now and did not, as sentences without full stops.
  package let failing: [String]
  /// What else there is to tell, as sentences without full stops.
  package let notes: [String]
  /// That what stands for hidden words tells more of them, if it does.
  package var weakening: String?

  /// That words were private and are not, if such are.
  package var opening: String?

  /// What alarms, as sentences without full stops.
  package var alarms: [String] { [opening, weakening].compactMap { $0 } + failing }

  /// So many notes are told where there is little room; the report has all.
  package static let mostNotes = 12

  /// What is said of those that are not told there; nil if all are.
  package var moreNotes: String? {
    notes.count > Self.mostNotes ? "and \(notes.count - Self.mostNotes) more" : nil
  }

  /// Compares what two outputs say of a page, which may have had another name; nil if they say the
  /// same. So many words were private and are not; and so many came from another page, on which they were.
  init?(
    _ name: String, _ base: Catalogue.Page?, _ head: Catalogue.Page?, opened: Int = 0,
    moved: (count: Int, page: String)? = nil
  ) {
    page = name
    func told(_ count: Int, _ place: String) -> String {
      "\(count.counted("word")) \(count == 1 ? "was" : "were") private\(place), and can be read by all"
    }
    var openings: [String] = []
    if opened > 0 { openings.append(told(opened, "")) }
    if let moved { openings.append(told(moved.count, " on ‘\(moved.page.isolated)’") + " here") }
    if !openings.isEmpty { opening = openings.joined(separator: "; ") }
    guard let base, let head else {
      // A new page is built only if it fails just the checks that it declares to: nothing became worse.
      failing = []
      let defects = (head?.failing ?? []).map {
        "It is there to show a defect: the check ‘\($0.name.isolated)’ fails"
      }
      notes = [head == nil ? "The page is gone" : "The page is new"] + defects
      return
    }
    var notes: [String] = []
    if let before = base.tells, let now = head.tells, before.isClearlyLess(than: now) {
      weakening =
        "What stands for hidden words tells \(now.bitsOfWord) bits of each, and told \(before.bitsOfWord)"
    }
    if base.name != head.name { notes.append("The page was called \(base.name.isolated)") }
    func tell(_ old: [String], _ new: [String], _ noun: String) {
      let (before, after) = (Set(old), Set(new))
      for word in new where !before.contains(word) { notes.append("\(noun) gained: \(word)") }
      for word in old where !after.contains(word) { notes.append("\(noun) lost: \(word)") }
    }
    tell(base.frames.map(\.name.isolated), head.frames.map(\.name.isolated), "State")
    tell(base.tags.map(\.isolated), head.tags.map(\.isolated), "Tag")
    // Where one side says nothing of itself, only its frames are known.
    guard let before = base.transitions, let now = head.transitions else {
      if notes.isEmpty && weakening == nil && opening == nil { return nil }
      (failing, self.notes) = ([], notes)
      return
    }
    for check in base.failing where !head.failing.contains(where: { $0.name == check.name }) {
      notes.append("The check ‘\(check.name.isolated)’ holds again")
    }
    let (renamed, old, new) = Self.renamed(before, now)
    notes += renamed
    tell(old.map(\.description), new.map(\.description), "Transition")
    if base.isClosed != head.isClosed {
      notes.append(
        head.isClosed
          ? "Every action leads to a state now" : "Not every action leads to a state any longer")
    }
    failing = Self.failing(base, head)
    self.notes = notes
    if notes.isEmpty && alarms.isEmpty { return nil }
  }

  /// What is told of the site as a whole; nil if it is called what it was.
  init?(ofSite base: Catalogue, _ head: Catalogue) {
    guard let before = base.title, let now = head.title, before != now else { return nil }
    page = "the site"
    failing = []
    notes = ["It is called ‘\(now.isolated)’, and was ‘\(before.isolated)’"]
  }

  /// The transitions that went and came, but for those that lead from where to where others led: by which
  /// control they are made now, mostly one that is called something else, is told once for all of them.
  private static func renamed(
    _ base: [Catalogue.Transition], _ head: [Catalogue.Transition]
  ) -> (notes: [String], went: [Catalogue.Transition], came: [Catalogue.Transition]) {
    let (before, now) = (Set(base), Set(head))
    let went = base.filter { !now.contains($0) }
    let came = head.filter { !before.contains($0) }
    let byWay = Dictionary(grouping: came, by: \.way)
    let wentByWay = Dictionary(grouping: went, by: \.way)
    var counts: [(old: String, new: String, count: Int)] = []
    var places: [[String]: Int] = [:]
    var same: Set<Catalogue.Transition> = []
    for old in went {
      // Of two that lead the same way nobody knows which is which.
      guard wentByWay[old.way]?.count == 1, let others = byWay[old.way], others.count == 1 else {
        continue
      }
      let new = others[0]
      same.formUnion([old, new])
      let place = places[[old.label, new.label], default: counts.count]
      if place == counts.count { counts.append((old.label, new.label, 0)) }
      places[[old.label, new.label]] = place
      counts[place].count += 1
    }
    let notes = counts.map { old, new, count in
      "\(count.counted("transition")) by ‘\(new.isolated)’, "
        + (count == 1 ? "which was by ‘\(old.isolated)’" : "which were by ‘\(old.isolated)’")
    }
    return (notes, went.filter { !same.contains($0) }, came.filter { !same.contains($0) })
  }

  /// The checks that fail on a page, where they did not on what it was.
  private static func failing(_ base: Catalogue.Page, _ head: Catalogue.Page) -> [String] {
    head.failing.compactMap { check in
      let old = base.failing.first { $0.name == check.name }
      let frames = check.frames.filter { old?.frames.contains($0) != true }
      if old != nil && frames.isEmpty { return nil }
      let places = frames.isEmpty ? "" : " in \(frames.map(\.isolated).listed(atMost: 3))"
      return "The check ‘\(check.name.isolated)’ fails\(places), and did not"
    }
  }
}
