// That the wall of views is whole, and that what hides it hides all of it.

import Atlas
import Drawing
import Exhibits
import Testing

@Suite("specimen")
struct SpecimenTests {
  private let atlas = walked(Specimen.page)

  @Test("each kind of element, control and leaf is on the wall in some look")
  func everything() {
    var elements: Set<Element.Kind> = []
    var controls: Set<SlotKind> = []
    var fields: Set<FieldKind> = []
    var leaves: Set<String> = []
    for frame in atlas.frames {
      for node in frame.drawing.nodes {
        if case .open(let element) = node { elements.insert(element.kind) }
        leaves.insert("\(node)".prefix { $0.isLetter }.description)
      }
      controls.formUnion(frame.drawing.slots.map(\.kind))
      fields.formUnion(frame.drawing.slots.map(\.field))
    }
    #expect(Set(Element.Kind.allCases).subtracting(elements) == [])
    #expect(Set(SlotKind.allCases).subtracting(controls) == [])
    #expect(Set(FieldKind.allCases).subtracting(fields) == [])
    // Prose is an author's, and has the pages of articles to be seen on.
    let all: Set<String> = [
      "open", "close", "control", "endControl", "anchor", "endAnchor", "text", "date", "picture",
      "symbol", "progress", "blocks", "box", "shape", "bar", "spinner", "divider",
    ]
    #expect(all.subtracting(leaves) == [])
  }

  @Test("all of its states are walked, and all of its looks known")
  func closes() {
    #expect(atlas.closure == .closed)
    #expect((100..<400).contains(atlas.stateCount), "\(atlas.stateCount)")
  }

  @Test("each control but those that are disabled is live on it")
  func live() throws {
    let plain = try #require(atlas.frame("plain"))
    for (slot, liveness) in zip(plain.drawing.slots, plain.liveness) {
      let isChosen = slot.isOn == true
      let isLive = liveness.isLive || liveness == .disabled || liveness == .ignored && isChosen
      let isAtEnd = slot.name == "Throttle: less"
      #expect(isLive || isAtEnd, "\(slot.name ?? "")")
    }
  }

  @Test("under a sheet each control is inert and says why, and those of the sheet are live")
  func sheet() throws {
    for name in ["sheet", "alert"] {
      let frame = try #require(atlas.frame(name))
      let places = zip(frame.drawing.slots, frame.liveness)
      #expect(places.filter { !$0.0.isCovered }.map { $0.0.name }.count == 2)
      for (slot, liveness) in places {
        #expect(slot.isCovered ? !liveness.isLive : liveness.isLive)
        #expect(liveness != .covered || liveness.words == "under a sheet")
      }
    }
  }

  @Test(
    "of what the wall says nothing is in a frame that hides its texts",
    arguments: ["loading", "placeholder", "privacy", "text", "dimmed"])
  func hidesWords(name: String) throws {
    let plain = try words(of: "plain").union(words(of: "sent")).union(words(of: "wrong"))
    let wall = plain.subtracting(Self.above)
    #expect(wall.count > 80)
    let found = try words(of: name).intersection(wall)
    // Where texts are hidden, pictures and symbols show, and say what they are.
    let shown = name == "text" ? Self.pictures : []
    #expect(found.subtracting(shown).sorted() == [])
  }

  private static let pictures: Set<String> = [
    "Rated", "Grapnel", "doorway", "with", "curtain", "assets", "content", "pictures", "noren",
    "svg",
  ]

  @Test("a frame without its images shows none, and one that is stale hides nothing")
  func images() throws {
    let images = try html(of: "images")
    #expect(!images.contains("noren.svg") && !images.contains("doorway"))
    #expect(!images.contains("<svg class=\"symbol"))
    #expect(
      try words(of: "invalidated").isSuperset(of: words(of: "plain").subtracting(["The", "it"])))
  }

  /// What stands above the wall, and is hidden by nothing.
  private static let above: Set<String> = [
    "Specimen", "All", "that", "a", "page", "can", "be", "made", "of", "on", "one", "wall", "The",
    "as", "it", "is", "its", "Grown", "stale", "Shown", "Plain", "Loading", "Placeholder",
    "Privacy",
    "Invalidated", "Text", "Images", "Disabled", "Dimmed", "Without", "way",
  ]

  private func html(of name: String) throws -> String {
    let frame = try #require(atlas.frame(name))
    return String(decoding: atlas.html(of: frame), as: UTF8.self)
  }

  /// The words that a frame says, in its text and in the attributes that say something.
  private func words(of name: String) throws -> Set<String> {
    let html = try html(of: name)
    var said = html.replacing(/<[^>]*>/, with: " ")
    for match in html.matches(of: /(?:aria-label|alt|src|href|datetime|title|value)="([^"]*)"/) {
      if !match.output.0.hasSuffix(".html\"") || match.output.0.contains("/") {
        said += " \(match.output.1)"
      }
    }
    return Set(
      said.split { !$0.isLetter || !$0.isASCII }.map(String.init).filter { $0.count > 2 })
  }
}
