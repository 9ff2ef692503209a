// The four ways to redact logic: what each does, measured on its page.

import Atlas
import Drawing
import Exhibits
import Foundation
import Testing

private let table = FourWays.measured()

private func values(_ way: FourWays.Way) -> [String]? {
  table.first { $0.way == way }?.values
}

@Test("all ways are measured, in order, each in every measure")
func completeTable() {
  #expect(table.map(\.way) == FourWays.Way.allCases)
  #expect(table.allSatisfy { $0.redacted == 44 })
  #expect(table.allSatisfy { $0.values.count == FourWays.Row.measures.count })
}

@Test("redaction only: every redacted control is live, and the list counts itself as seen")
func redactionOnly() {
  #expect(
    values(.redactionOnly) == [
      "44 of 44", "List Shown", "favorite, read later, hide", "none", "works", "45",
      "Cancel (button), 44 × Redacted control (button)", "2",
    ])
}

@Test("guards: the control that forgot to ask is live, eleven times")
func guards() {
  #expect(
    values(.guards) == [
      "11 of 44", "nothing", "read later", "none", "works", "12",
      "Cancel (button), 11 × Redacted control (button)", "10",
    ])
}

@Test("disabled: all is dim and dead, Cancel too, and what happens without a tap still happens")
func disabled() {
  #expect(
    values(.disabled) == [
      "0 of 44", "List Shown", "nothing", "45", "does not work", "0", "Cancel (button, dimmed)",
      "2",
    ])
}

@Test("inert store: nothing is live but Cancel, and nothing is sent")
func inertStore() {
  #expect(
    values(.inertStore) == [
      "0 of 44", "nothing", "nothing", "none", "works", "1", "Cancel (button)", "2",
    ])
}

@Test("the code speaks of redaction as often as the table says", arguments: FourWays.Way.allCases)
func mentions(_ way: FourWays.Way) throws {
  let files: [FourWays.Way: String] = [
    .redactionOnly: "RedactionOnlyList", .guards: "GuardedList", .disabled: "DisabledList",
    .inertStore: "InertList",
  ]
  let file = try #require(files[way])
  let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/ListExhibits/FourWays/\(file).swift")
  let code = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    .map { $0.trimmingCharacters(in: .whitespaces) }
    // The name of the view says what it is about, not what it does.
    .filter { !$0.hasPrefix("//") && !$0.hasPrefix("struct ") }
    .joined(separator: "\n").lowercased()
  #expect(code.components(separatedBy: "redact").count - 1 == way.mentions)
}

@Test("the pages declare what is wrong with them, and only that", arguments: FourWays.Way.allCases)
func defects(_ way: FourWays.Way) throws {
  let page = try #require(FourWays.pages().first { $0.name == way.pageName })
  let expected: Set<Finding.Check> =
    switch way {
    case .redactionOnly: [.redactedIsInert, .inertStartsNothing]
    case .guards: [.redactedIsInert]
    case .disabled: [.inertStartsNothing]
    case .inertStore: []
    }
  #expect(Set(walked(page).audit().map(\.check)) == expected)
  #expect(page.options.defects == expected)
}

@Test("a tap on a grey disc likes an article that does not exist")
func likingNothing() throws {
  let page = try #require(FourWays.pages().first)
  var player = page.player()
  let disc = try #require(
    player.screen.drawing.slots.first { $0.isRedacted && $0.kind == .button })
  #expect(
    player.tap(disc).events.map(\.description) == [
      #"articles: favorite (article = "placeholder-0", on = "true")"#
    ])
}

@Test("a tap on a grey disc can be seen in what was sent, of which the drawing shows nothing")
func tappedFrames() throws {
  let atlas = walked(try #require(FourWays.pages().first))
  let loading = try #require(atlas.frame("loading"))
  for (name, event) in [
    ("favorite-tapped", "articles: favorite, article placeholder-0, on"),
    ("read-later-tapped", "articles: read later, article placeholder-0, on"),
  ] {
    let frame = try #require(atlas.frame(name))
    #expect(frame.drawing == loading.drawing, "\(name)")
    #expect(frame.events.map(\.words) == [event])
    #expect(frame.pending.map(\.action) == ["articles response"])
  }
  let hidden = try #require(atlas.frame("hide-tapped"))
  #expect(hidden.events.map(\.words) == ["articles: hide, article placeholder-0"])
  #expect(hidden.drawing.slots.count == loading.drawing.slots.count - 4)
  #expect(atlas.tellsValues)
}

@Test("each way is told by a cause of its own: live, guarded, disabled, no store")
func causesOfTheFourWays() throws {
  let expected: [FourWays.Way: [String: Int]] = [
    .redactionOnly: ["live": 44], .guards: ["guarded": 33, "live": 11],
    .disabled: ["disabled": 44], .inertStore: ["no store": 44],
  ]
  for way in FourWays.Way.allCases {
    let page = try #require(FourWays.pages().first { $0.name == way.pageName })
    let frame = try #require(walked(page).frame("loading"))
    var causes: [String: Int] = [:]
    for (slot, liveness) in zip(frame.drawing.slots, frame.liveness) where slot.isRedacted {
      causes[liveness.isLive ? "live" : liveness.words, default: 0] += 1
    }
    #expect(causes == expected[way])
  }
}

@Test("the disabled list is drawn dim, and the inert one is not; in nothing else do they differ")
func dimList() throws {
  func list(_ way: FourWays.Way) throws -> String {
    let page = try #require(FourWays.pages().first { $0.name == way.pageName })
    let atlas = walked(page)
    let frame = try #require(atlas.frame("loading"))
    let html = String(decoding: atlas.html(of: frame), as: UTF8.self)
    return String(html[try #require(html.range(of: "<ul"), "\(way)").lowerBound...])
  }
  let (disabled, inert) = (try list(.disabled), try list(.inertStore))
  #expect(disabled != inert)
  #expect(disabled.replacing(" disabled", with: "") == inert)
  // Of each of the eleven rows: the picture, four controls, the date, the blurb.
  #expect(disabled.components(separatedBy: " disabled\"").count - 1 == 11 * 7)
}

@Test("a disabled Cancel stays disabled, and the load goes on")
func disabledCancel() throws {
  let page = try #require(FourWays.pages().first { $0.name.hasSuffix("disabled") })
  var player = page.player()
  let cancel = try #require(player.screen.drawing.slots.first { $0.name == "Cancel" })
  #expect(player.tap(cancel).inert == .disabled)
  #expect(player.screen.pending.count == 1)
}

@Test("a row that hides its own copy is still there")
func rowLocalState() throws {
  let atlas = walked(RowLocalState.page())
  let hidden = try #require(atlas.frame("hidden"))
  #expect(hidden.drawing.visibleText.contains("The Lighthouse Log"))
  #expect(
    hidden.drawing.status
      == "What the list knows: 0 liked, 0 hidden. What its rows know: 0 liked, 1 hidden.")
  let list = try #require(walked(Articles.page()).frame("hidden"))
  #expect(!list.drawing.visibleText.contains("The Lighthouse Log"))
}

@Test("the comparison speaks of pages and frames that there are, each with all measures")
func comparison() {
  let comparison = FourWays.comparison()
  for way in comparison.ways {
    #expect(FourWays.pages().contains { $0.name == way.atlas.page })
    #expect(way.atlas.frame(way.frame) != nil)
    #expect(way.values.count == comparison.measures.count)
  }
  #expect(comparison.ways.map(\.title) == FourWays.Way.allCases.map(\.title))
}
