// Changes in several files at once: each file that was touched is one group, which names it.

import Composable
import Foundation
import JSON
import Testing

/// A change in one file.
private struct Edit {
  /// What its group must name: the file as the content or git knows it.
  let file: String
  let make: (DiffPlace) throws -> Void
  /// What is done to the output itself, once it is built.
  var finish: (DiffPlace) throws -> Void = { _ in }
}

/// Changes at random.
private struct Edits {
  var random: SeededGenerator
  /// Few, so that two files may gain the same word.
  private static let words = [
    "amber", "birch", "cedar", "dune", "ember", "fern", "grove", "heath", "iris", "juniper",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func sentence() -> String {
    let count = Int.random(in: 1...6, using: &random)
    return (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }

  /// Some changes, each in a file of its own.
  mutating func some() -> [Edit] {
    let kinds = (0..<8).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
    return kinds.map { edit($0) }
  }

  private mutating func edit(_ kind: Int) -> Edit {
    switch kind {
    case 0...3: article(["tea", "rain", "fog", "moss"][kind])
    case 4: picture()
    case 5:
      Edit(file: "assets/frame.css") { _ in
      } finish: { place in
        try place.edit("Output/assets/frame.css", "--ink: light", "--ink: #a00; --was: light")
      }
    case 6:
      Edit(file: "Sources/Studio/StudioView.swift") { place in
        place.plan.isEaselShown = true
        try place.write("Sources/Studio/StudioView.swift", "var body: some View { Stack {} }\n")
      }
    default:
      Edit(file: "Sources/Studio/Studio.swift") { place in
        place.plan.isBellMute = true
        try place.write("Sources/Studio/Studio.swift", "struct Studio: Reducer { /* mute */ }\n")
      }
    }
  }

  /// A picture of another colour, or of another size.
  private mutating func picture() -> Edit {
    let isLarger = Bool.random(using: &random)
    return Edit(file: "Content/articles/cup.svg") { place in
      let cup = DiffPlace.cup("#369")
      try place.write(
        "Content/articles/cup.svg",
        isLarger ? cup.replacing("width=\"80\"", with: "width=\"96\"") : cup)
    }
  }

  private mutating func article(_ name: String) -> Edit {
    // With a word by which what is told of this file is known.
    let (kind, words) = (Int.random(in: 0..<5, using: &random), "\(name)ish \(sentence())")
    return Edit(file: "articles/\(name).md") { place in
      let path = "Content/articles/\(name).md"
      let text = try place.text(path)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let title = try #require(lines.firstIndex { $0.hasPrefix("# ") })
      var new = lines
      switch kind {
      case 0: new[title] += " and \(words)"
      case 1: new.insert("blurb: Of \(words)", at: 1)
      case 2: new.insert(contentsOf: ["", "A paragraph of \(words)."], at: title + 1)
      case 3: new[new.count - 2] += " And \(words)."
      default: new[new.count - 2] = "Once \(words)."
      }
      try place.write(path, new.joined(separator: "\n"))
    }
  }
}

@Suite("many changes at once", .serialized)
struct ManyChangesTests {
  private func place() throws -> DiffPlace {
    let place = try DiffPlace(StudioPlan(hasShelf: true))
    try place.write("Content/articles/tea.md", "\(DiffPlace.tea)\n")
    for (name, body) in [("fog", "It lifts at noon."), ("moss", "It grows on the north side.")] {
      try place.write(
        "Content/articles/\(name).md",
        "---\nstates: [loading, loaded]\n---\n# On \(name)\n\n\(body)\n")
    }
    try place.build()
    try place.commit("More articles")
    return place
  }

  @Test("changes in so many files are so many groups, each of which names its file")
  func groups() throws {
    let seed = Run.seed
    var edits = Edits(seed: seed)
    let place = try place()
    for number in 0..<Run.count {
      let some = edits.some()
      try place.git("checkout", "--force", ".")
      place.plan = StudioPlan(hasShelf: true)
      for edit in some { try edit.make(place) }
      try place.build()
      for edit in some { try edit.finish(place) }
      let told = place.diff("--no-pixels", "--json")
      let json = try JSON(parsing: Array(told.output.utf8))
      let named = (json["groups"]?.array ?? []).map { group in
        [group["cause"]?["subject"]?.string ?? ""]
          + (group["cause"]?["files"]?.array ?? []).compactMap(\.string)
      }
      let files = some.map(\.file)
      let place: Comment = "seed \(seed), \(number): \(files) are told as \(named)"
      #expect(named.count == files.count, place)
      for file in files { #expect(named.count { $0.contains(file) } == 1, place) }
      for group in json["groups"]?.array ?? [] { checkWords(of: group, place) }
      if named.count != files.count { return }
    }
  }
}

/// What is told of an article's file has the words of no other.
private func checkWords(of group: JSON, _ place: Comment) {
  guard group["cause"]?["kind"] == "content" else { return }
  let own = group["cause"]?["subject"]?.string ?? ""
  for name in ["tea", "rain", "fog", "moss"] where own != "articles/\(name).md" {
    for variant in group["variants"]?.array ?? [] {
      let told = (variant["changes"]?.array ?? []).compactMap { $0["sentence"]?.string }
      #expect(!told.contains { $0.contains("\(name)ish") }, place)
    }
  }
}

/// How far the search goes: `VITRINE_EDITS=n VITRINE_SEED=s`.
private enum Run {
  static let environment = ProcessInfo.processInfo.environment
  static let seed = environment["VITRINE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...9999)
  static let count = environment["VITRINE_EDITS"].flatMap { Int($0) } ?? 4
}
