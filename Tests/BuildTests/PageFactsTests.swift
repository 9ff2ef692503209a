// What is remembered of pages, on its way over the disk.

import Composable
import Content
import Gallery
import Prose
import System
import Testing

@testable import Output

@Suite("what is remembered of pages") struct PageFactsTests {
  @Test(
    "facts that were put aside are read from the manifest as they were, however many names they tell"
  )
  func notedFacts() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let entries = NewPageEntries(in: nil)
    var manifest = Manifest(key: .none, folder: FileIdentity(device: 1, inode: 2))
    var all: [PageFacts] = []
    for number in 0..<6000 {
      let facts = Self.facts(number, &random)
      let summary = PageSummary(
        name: "page-\(number)", title: Self.title(number), tags: ["a"],
        PageSummary.Common(
          language: "en", defects: 0, transitions: number,
          isClosed: true, frames: []))
      let place = try entries.append(facts.bytes)
      manifest.pages.append(PageRecord(summary, facts, noted: place, in: entries))
      all.append(facts)
    }
    manifest.former = (0..<6000).map {
      OutputRecord(
        name: "former-\($0)", fingerprint: Fingerprint(high: 1, low: UInt64($0)),
        stamp: FileStamp(size: 1, modified: 2, changed: 3, inode: 4))
    }
    manifest.otherFolders = (0..<6000).map { "folder-\($0)/below" }
    manifest.strangers = (0..<6000).map { "stranger-\($0)" }
    var bytes: [UInt8] = []
    try manifest.write { piece in
      #expect(piece.count < 1 << 17)
      bytes += piece
    }
    let scratch = try ScratchFolder(named: "vitrine-facts")
    let folder = try Descriptor.folder(scratch.path)
    _ = try FileWriting.make("manifest", in: folder, bytes, shownAs: scratch.path)
    let file = try SealedFile("manifest", in: folder, shownAs: scratch.path)
    let read = try #require(file.flatMap(Manifest.init))
    #expect(read.former.map(\.name) == manifest.former.map(\.name))
    #expect(read.otherFolders == manifest.otherFolders)
    #expect(read.strangers == manifest.strangers)
    // What is read later is what stood there, whatever comes into its place.
    try FolderTree.removeFile("manifest", in: folder, shownAs: scratch.path)
    _ = try FileWriting.make("manifest", in: folder, [], shownAs: scratch.path)
    #expect(try read.pages.map { page throws(DiskError) in try page.facts } == all, "seed \(seed)")
    #expect(read.pages.map { $0.summary?.transitions } == Array(0..<6000))
    let titles = read.pages.map { Array(($0.summary?.title ?? "").utf8) }
    #expect(titles == (0..<6000).map { Array(Self.title($0).utf8) })
    #expect(try manifest.pages.map { page throws(DiskError) in try page.facts } == all)
    for pages in [manifest.pages, read.pages] {
      let files = try pages.map { page throws(DiskError) in try page.dependencies }
      #expect(files == all.map(\.dependencies))
      let entries = try pages.map { page throws(DiskError) in try page.feedEntry }
      #expect(entries == all.map(\.feedEntry))
      let warnings = try pages.map { page throws(DiskError) in try page.warnings }
      #expect(warnings == all.map(\.warnings))
      #expect(
        pages.map(\.linksToHeadings) == all.map { $0.dependencies.contains(where: \.isHeading) })
    }
  }

  @Test("facts that are not what was put aside are an error, and no other facts")
  func damagedFacts() throws {
    var random = SeededGenerator(seed: 1)
    let entries = NewPageEntries(in: nil)
    let facts = Self.facts(1, &random)
    let place = try entries.append(Array(facts.bytes.dropLast()))
    let summary = PageSummary(
      name: "a", title: "A",
      PageSummary.Common(
        language: "en", defects: 0, transitions: 0, isClosed: true,
        frames: []
      ))
    let record = PageRecord(summary, facts, noted: place, in: entries)
    #expect(throws: DiskError.self) { try record.facts }
  }

  @Test("bytes that are no facts are told apart, whatever they are")
  func forgedFacts() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for number in 0..<20_000 {
      var bytes = Self.facts(number, &random).bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1:
          bytes.replaceSubrange(place..<place + 1, with: Array(repeating: 0xFF, count: 9) + [1])
        default: bytes.removeSubrange(place..<min(place + 5, bytes.count - 1))
        }
      }
      if PageFacts(bytes) == nil { refused += 1 }
    }
    #expect(refused > 10_000, "seed \(seed)")
  }

  @Test("facts that another program packed otherwise are no facts, and so its manifest is none")
  func factsOfOthers() throws {
    var random = SeededGenerator(seed: 1)
    let entries = NewPageEntries(in: nil)
    let facts = Self.facts(1, &random)
    let scratch = try ScratchFolder(named: "vitrine-facts")
    let folder = try Descriptor.folder(scratch.path)
    for (bytes, isSound) in [(facts.bytes, true), (facts.bytes + [1], false)] {
      let place = try entries.append(bytes)
      var manifest = Manifest(key: .none, folder: FileIdentity(device: 1, inode: 2))
      manifest.program = Fingerprint(high: 1, low: 2)
      manifest.pages = [
        PageRecord(
          PageSummary(
            name: "a", title: "A",
            PageSummary.Common(
              language: "en", defects: 0, transitions: 0, isClosed: true,
              frames: [])), facts, noted: place, in: entries)
      ]
      var file: [UInt8] = []
      try manifest.write { file += $0 }
      let name = isSound ? "sound" : "other"
      _ = try FileWriting.make(name, in: folder, file, shownAs: scratch.path)
      let sealed = try #require(try SealedFile(name, in: folder, shownAs: scratch.path))
      #expect((Manifest(sealed) != nil) == isSound)
    }
  }

  /// Many pages have the same one, and some two that differ in their Unicode form alone.
  private static func title(_ number: Int) -> String {
    "Title \(number % 50 / 2) \(number % 2 == 0 ? "\u{E9}" : "e\u{301}")"
  }

  private static func facts(_ number: Int, _ random: inout SeededGenerator) -> PageFacts {
    var facts = PageFacts(
      source: DocumentSource(
        path: "page-\(number).md", stamp: nil,
        fingerprint: Fingerprint(high: random.next(), low: random.next())))
    facts.usesAllContent = Bool.random(using: &random)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let path = "page-\(Int.random(in: 0..<9000, using: &random)).md"
      facts.dependencies.append(
        Dependency(
          path: path,
          found: [.document, .nothing, .file, .picture(nil), .heading("a", at: "b")]
            .randomElement(using: &random) ?? .file))
    }
    if Bool.random(using: &random) {
      facts.feedEntry = FeedEntry(
        page: "page-\(number)", title: title(number), blurb: "", date: number)
    }
    if Int.random(in: 0..<9, using: &random) == 0 {
      facts.warnings = [
        Diagnostic(.warning, at: Place(file: "page-\(number).md", line: 1, column: 2), "odd")
      ]
    }
    for file in 0..<Int.random(in: 0...4, using: &random) {
      facts.outputs.append(
        OutputRecord(
          name: "look-\(file).html",
          fingerprint: Fingerprint(high: random.next(), low: random.next()),
          stamp: FileStamp(size: 1, modified: Int64(number), changed: 0, inode: 7)))
    }
    return facts
  }
}
