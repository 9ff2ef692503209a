// Pages that are built the same are copied, but for their leaves. The plain way, page by page and tag by
// tag, is the second implementation: both have to write the same bytes.

import Atlas
import Composable
import Drawing
import Prose
import Testing

@testable import Gallery

/// The notes of ``Samples``, in a view that chance has made: how it is built, and what it says.
private struct ChanceView: View {
  let store: Store<Notes.State, Notes.Action>
  let words: ChanceWords

  var body: some View {
    let shown = store.state.isLoaded ? store : .inert(store.state)
    Main {
      Group {
        if words.hasHeading { Heading(1, words.title) } else { Text(words.title).bold() }
      }
      .region("title")
      .redacted(.placeholder, if: words.hidesTitle)
      Status { Text(store.state.isLoaded ? "Here." : "Loading…") }
      Stack {
        Group {
          for text in words.texts { Text(text) }
          if words.hasDate { DateText(words.day) }
          if words.hasPicture { Picture(words.picture, width: words.width, height: 80) }
          if words.isInLine {
            Paragraph {
              Text(words.texts[0])
              Text(words.title)
            }
          }
        }
        if words.hasProse { Prose(words.document) }
        Text(words.texts[0]).privacySensitive()
        Button(store.state.isStarred ? "Unstar" : "Star", shown.intent(.starTapped))
        Button("Close", shown.intent(.closeTapped)).disabled()
        if words.isLongBelow { Text(words.title) }
      }
      .region("note")
      .invalidatable()
      .redacted(.invalidated, if: words.isStale)
      .redacted(.placeholder, if: !store.state.isLoaded)
      .redacted(.privacy)
    }
    .onAppear(store.intent(.appeared))
  }
}

/// What a view of that kind says.
private struct ChanceWords: Sendable {
  let hasHeading: Bool
  let hasDate: Bool
  let hasPicture: Bool
  let hasProse: Bool
  let isInLine: Bool
  let isLongBelow: Bool
  let hidesTitle: Bool
  let isStale: Bool
  let title: String
  let texts: [String]
  let day: CalendarDay
  let picture: String
  let width: Int
  let document: Document

  /// Few ways to be built, so that pages of one kind follow each other; texts of any length, so that
  /// pictures end anywhere.
  init(_ chance: inout SeededGenerator) throws {
    let kind = Int.random(in: 0..<7, using: &chance)
    hasHeading = kind != 1
    hasDate = kind % 2 == 0
    hasPicture = kind == 2 || kind == 5
    hasProse = kind != 3
    isInLine = kind == 4
    isLongBelow = kind > 4
    hidesTitle = kind == 6
    isStale = kind == 2 || kind == 6
    title = Self.text(words: 0...8, &chance)
    var texts: [String] = []
    for _ in 0...(kind % 3) {
      let most = [3, 40, 420].randomElement(using: &chance) ?? 3
      texts.append(Self.text(words: 0...most, &chance))
    }
    self.texts = texts
    day =
      CalendarDay(
        year: 2020, month: Int.random(in: 1...12, using: &chance),
        day: Int.random(in: 1...28, using: &chance)) ?? CalendarDay(secondsSince1970: 0)
    picture = "pictures/\(Int.random(in: 0..<3, using: &chance)).png"
    width = Int.random(in: 1...200, using: &chance)
    var markdown = ""
    for _ in 0..<Int.random(in: 0...12, using: &chance) {
      markdown += ["## ", "- ", "", "", "> ", "1. "].randomElement(using: &chance) ?? ""
      markdown += Self.text(words: 1...60, &chance)
      markdown += ["\n", "\n\n", "\n\n![](a.png)\n\n"].randomElement(using: &chance) ?? "\n"
    }
    document = try Document(Array(markdown.utf8), path: "a.md")
  }

  private static func text(words: ClosedRange<Int>, _ chance: inout SeededGenerator) -> String {
    let all = [
      "a", "tea", "& <b>", "größer", "\"so\"", "日本", "harbour", "e\u{301}", "-", "lanterns",
    ]
    return (0..<Int.random(in: words, using: &chance)).map { _ in
      all.randomElement(using: &chance) ?? ""
    }.joined(separator: " ")
  }
}

@Suite("stencils")
struct StencilTests {
  @Test("a page that is copied from others is the page that is written by itself")
  func sameBytes() throws {
    let seed = UInt64.random(in: .min ... .max)
    var chance = SeededGenerator(seed: seed)
    var explorer = PageExplorer()
    var known = KnownWords()
    var copied = 0
    var cut = 0
    for number in 0..<300 {
      let words = try ChanceWords(&chance)
      let folder = number % 5 == 0 ? "deep/er" : "notes"
      let page = Page("\(folder)/page-\(number)", title: words.title, Notes.State()) {
        Notes()
      } view: {
        ChanceView(store: $0, words: words)
      } story: {
        Frame("loading")
        Advance(.seconds(4))
        Frame("loaded")
        Send(.starTapped)
        Frame("starred")
      }
      .alike("notes").allowing(Analytics.live)
      // Else pages with something private share nothing.
      .exploring { $0.hasWordsOfDocument = true }
      let atlas = explorer.explore(page)
      #expect(atlas.findings.map(\.message) == [] && atlas.isClosed, "\(atlas.findings)")
      let info = PageInfo(page)
      let shown = ShownPage(atlas, info: info, site: site, known: &known)
      if shown.known.contains(where: { $0 != nil }) { copied += 1 }
      let shared = PageDisplay(shown)
      let alone = PageDisplay(atlas, info: info, site: site)
      for frame in atlas.frames.indices {
        let look = written { shared.write(frame: frame, into: &$0) }
        #expect(
          look == written { alone.write(frame: frame, into: &$0) }, "seed \(seed), \(page.name)")
        let small = written { shared.strip.write(frame, into: &$0) }
        #expect(
          small == written { alone.strip.write(frame, into: &$0) }, "seed \(seed), \(page.name)")
        if small.count < look.count / 2 { cut += 1 }
      }
      let board = written { shared.writeStoryboard(into: &$0) }
      #expect(
        board == written { alone.writeStoryboard(into: &$0) }, "seed \(seed), \(page.name)")
    }
    #expect(copied > 50, "copied \(copied) pages, seed \(seed)")
    #expect(cut > 10, "cut \(cut) pictures, seed \(seed)")
  }

  private func written(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    write(&bytes)
    return bytes
  }

  @Test("a drawing differs in leaves from one that says something else, and in nothing from itself")
  func leaves() {
    let one = Drawing(
      of: Stack {
        Text("Tea"); Text("Cake").bold()
      })
    let other = Drawing(
      of: Stack {
        Text("Coffee"); Text("Cake").bold()
      })
    #expect(one.leavesThatDiffer(from: one) == [])
    #expect(other.leavesThatDiffer(from: one)?.count == 1)
    #expect(
      Drawing(
        of: Stack {
          Text("Tea"); Text("Cake")
        }
      ).leavesThatDiffer(from: one) == nil)
    #expect(Drawing(of: Stack { Text("Tea") }).leavesThatDiffer(from: one) == nil)
    #expect(
      Drawing(
        of: Stack {
          Text("Tea"); Text("Cake").bold()
        }.region("a")
      )
      .leavesThatDiffer(from: one) == nil)
    let label = Drawing(of: Section("A") { Text("Tea") })
    #expect(Drawing(of: Section("B") { Text("Tea") }).leavesThatDiffer(from: label) == nil)
  }
}
