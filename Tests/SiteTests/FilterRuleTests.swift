// The filters of the demonstration's index, without a browser: what the rules hide is what does not
// pass. And what kinds its looks are of.

import Atlas
import DemonstrationSite
import Drawing
import Gallery
import Testing

@Suite("rules of the filters")
struct FilterRuleTests {
  @Test("any one choice and any two hide just what does not pass, in every room")
  func pairs() throws {
    let rules = try #require(Self.files.first { $0.path == "assets/filters.css" })
    let sheet = Sheet(String(decoding: rules.bytes, as: UTF8.self))
    #expect(sheet.isUnderstood && sheet.rules.count > 200)
    for room in Self.rooms {
      for (place, one) in room.choices.enumerated() {
        room.expect([one], by: sheet)
        for other in room.choices.dropFirst(place + 1) { room.expect([one, other], by: sheet) }
      }
    }
  }

  @Test("a choice tells how many looks of the whole site it leaves, in every room the same")
  func counts() {
    let pages = Self.rooms.flatMap(\.pages)
    for room in Self.rooms {
      #expect(room.choices.count > 3)
      for (choice, count) in zip(room.choices, room.counts) {
        let left = pages.flatMap { page in
          page.looks.filter { $0.union(page.own).contains(choice) }
        }
        #expect(left.count == count, "\(choice)")
      }
    }
  }

  @Test("a look is loading and failed where one part is on its way, and another one did not come")
  func parts() throws {
    let page = try #require(Self.summaries.first { $0.name == "repositories/parts" })
    let kinds = Dictionary(uniqueKeysWithValues: page.frames.map { ($0.name, $0.kinds) })
    #expect(kinds["loading"] == [.loading, .waiting])
    #expect(kinds["loaded"] == [.loaded, .atRest])
    #expect(kinds["texts-failed"] == [.failed, .atRest])
    #expect(kinds["both-failed"] == [.failed, .atRest])
    #expect(kinds["later"] == [.loading, .failed, .waiting])
    #expect(kinds["texts-failed-retry-texts"] == [.loading, .waiting])
    #expect(kinds["both-failed-retry-texts"] == [.loading, .failed, .waiting])
  }

  @Test("looks that the story calls failed or empty are of that kind, and steps of tours are steps")
  func names() {
    for page in Self.summaries {
      for frame in page.frames where frame.isFromStory {
        if frame.name == "failed" { #expect(frame.kinds.contains(.failed), "\(page.name)") }
        if frame.name == "empty" { #expect(frame.kinds.contains(.empty), "\(page.name)") }
        if frame.name == "loaded" {
          #expect(frame.kinds.isDisjoint(with: [.loading, .failed, .empty, .step]), "\(page.name)")
        }
        if frame.name.hasPrefix("onboarding-") {
          #expect(frame.kinds.contains(.step), "\(page.name), \(frame.name)")
        }
      }
      for frame in page.frames {
        #expect(frame.kinds.contains(.waiting) != frame.kinds.contains(.atRest))
      }
    }
  }

  // MARK: The demonstration

  private static let atlases = DemonstrationSite.walked.sorted { $0.page.name < $1.page.name }
  private static let displays = atlases.map {
    PageDisplay($0.atlas, info: info(of: $0.page), site: SiteInfo(title: "Rules"))
  }
  private static let summaries = displays.map(\.summary)

  /// Some pages have tags, so that there is something to choose.
  private static func info(of page: Page) -> PageInfo {
    var info = PageInfo(page)
    if page.name.utf8.count.isMultiple(of: 2) { info.tags.append("even") }
    if page.name.hasPrefix("articles/w") { info.tags.append("w") }
    return info
  }

  private static let files = {
    var files: [OutputFile] = []
    let strips = displays.map { display in
      var strip: [UInt8] = []
      let looks = display.strip
      for index in display.summary.frames.indices { looks.write(index, into: &strip) }
      return strip
    }
    Gallery.index(
      summaries, sizes: strips.map(\.count), site: SiteInfo(title: "Rules"),
      strip: { $1 += strips[$0] },
      write: { path, bytes, _ in files.append(OutputFile(path: path, bytes: bytes)) },
      stream: { files.append(OutputFile(path: $0, bytes: Array($1.joined()))) })
    return files
  }()

  private static let rooms = files.filter { $0.path.hasPrefix("index") }.map {
    Room(String(decoding: $0.bytes, as: UTF8.self))
  }
}

/// A room of the index as its HTML tells it.
private struct Room {
  struct Page {
    /// The classes of the page itself.
    let own: Set<Substring>
    /// The classes of each of its looks.
    let looks: [Set<Substring>]
  }

  let pages: [Page]
  let choices: [Substring]
  let counts: [Int]

  init(_ html: String) {
    pages = html.split(separator: "<section class=\"page").dropFirst().map { page in
      let own = Set("page".split(separator: " ") + page.prefix { $0 != "\"" }.split(separator: " "))
      let looks = page.matches(of: #/<li class="([^"]*)" data-kinds=/#).map {
        Set($0.output.1.split(separator: " "))
      }
      return Page(own: own, looks: looks)
    }
    let labels = html.matches(of: #/data-filter="(\w+)">.*?<b class="count">([\d,]+)</b>/#)
    choices = labels.map(\.output.1)
    counts = labels.map { Int($0.output.2.replacing(",", with: "")) ?? -1 }
  }

  /// Whether a sheet hides what does not pass choices, and nothing else.
  func expect(_ choices: [Substring], by sheet: Sheet) {
    let rules = sheet.rules(for: Set(choices))
    var isAnythingLeft = false
    for page in pages {
      let passing = page.looks.map { $0.union(page.own).isSuperset(of: choices) }
      let isPassing = passing.contains(true)
      isAnythingLeft = isAnythingLeft || isPassing
      let isHidden = rules.contains { $0.hides(page) }
      #expect(isHidden != isPassing, "\(choices)")
      if isHidden { continue }
      for (look, isPassing) in zip(page.looks, passing) {
        #expect(rules.contains { $0.hides(look) } != isPassing, "\(choices)")
      }
    }
    let saysNothing = rules.contains { $0.says(nothingOf: pages) }
    #expect(saysNothing != isAnythingLeft, "\(choices)")
  }
}

/// The rules, read by their own grammar.
private struct Sheet {
  struct Rule {
    let checked: Set<Substring>
    let subject: Subject
  }

  enum Subject {
    /// A look without that class.
    case look(Substring)
    /// A page without that class.
    case page(Substring)
    /// A page in which no look has all of these.
    case pageOfNone(Set<Substring>)
    /// The sentence, where no page has all of the first of which a look has all of the second.
    case nothing(Set<Substring>, Set<Substring>)
  }

  let rules: [Rule]
  let isUnderstood: Bool

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    rules = lines.compactMap(Self.rule)
    isUnderstood = rules.count == lines.count
  }

  private static func rule(_ line: Substring) -> Rule? {
    guard
      let match = line.wholeMatch(
        of: #/:root((?::has\(#_\w+:checked\))+) (.*)\{display:(\w+)\}/#)
    else { return nil }
    let checked = Set(match.output.1.matches(of: #/#_(\w+)/#).map(\.output.1))
    guard let subject = subject(match.output.2, isShown: match.output.3 == "block") else {
      return nil
    }
    return Rule(checked: checked, subject: subject)
  }

  private static func subject(_ text: Substring, isShown: Bool) -> Subject? {
    if isShown {
      guard let match = text.wholeMatch(of: #/\.index:not\(:has\((.*)\)\)>\.nothing/#) else {
        return nil
      }
      let parts = match.output.1.split(separator: " ").map(classes)
      if let last = parts.last, parts.count == 2 { return .nothing(parts[0], last) }
      // Features and tags are classes of pages, all others of looks.
      let all = parts[0]
      return all.allSatisfy { $0.hasPrefix("f") || $0.hasPrefix("t") }
        ? .nothing(all, []) : .nothing([], all)
    }
    if let match = text.wholeMatch(of: #/\.shelf li:not\(\.(\w+)\)/#) {
      return .look(match.output.1)
    }
    if let match = text.wholeMatch(of: #/\.page:not\(\.(\w+)\)/#) { return .page(match.output.1) }
    if let match = text.wholeMatch(of: #/\.page:not\(:has\((.*)\)\)/#) {
      return .pageOfNone(classes(match.output.1))
    }
    return nil
  }

  private static func classes(_ text: Substring) -> Set<Substring> {
    Set(text.split(separator: "."))
  }

  func rules(for choices: Set<Substring>) -> [Subject] {
    rules.filter { $0.checked.isSubset(of: choices) }.map(\.subject)
  }
}

extension Sheet.Subject {
  fileprivate func hides(_ look: Set<Substring>) -> Bool {
    if case .look(let name) = self { !look.contains(name) } else { false }
  }

  fileprivate func hides(_ page: Room.Page) -> Bool {
    switch self {
    case .page(let name): !page.own.contains(name)
    case .pageOfNone(let all): !page.looks.contains { $0.isSuperset(of: all) }
    case .look, .nothing: false
    }
  }

  fileprivate func says(nothingOf pages: [Room.Page]) -> Bool {
    guard case .nothing(let ofPage, let ofLook) = self else { return false }
    return !pages.contains { page in
      page.own.isSuperset(of: ofPage) && page.looks.contains { $0.isSuperset(of: ofLook) }
    }
  }
}
