// What other rooms know of a page, as bytes: its dependencies, what is odd about it, its entry in the
// feed, its summary.

import Atlas
import Content
import Drawing
import Gallery
import Prose

extension Dependency {
  func pack(into packer: inout Packer) {
    packer.add(path)
    packer.add(isShown)
    switch found {
    case .nothing: packer.add(0)
    case .document: packer.add(1)
    case .file: packer.add(2)
    case .picture(nil): packer.add(3)
    case .picture(let size?):
      packer.add(4)
      packer.add(size.width)
      packer.add(size.height)
    case .heading(let fragment, let address):
      packer.add(5)
      packer.add(fragment)
      packer.add(address)
    case .pageInSwift: packer.add(6)
    }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let path = try unpacker.text()
    let isShown = try unpacker.flag()
    self.init(path: path, found: try Found(&unpacker))
    self.isShown = isShown
  }
}

extension Dependency.Found {
  fileprivate init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    switch try unpacker.integer() {
    case 0: self = .nothing
    case 1: self = .document
    case 2: self = .file
    case 3: self = .picture(nil)
    case 4:
      self = .picture(PictureSize(width: try unpacker.size(), height: try unpacker.size()))
    case 5: self = .heading(try unpacker.text(), at: try unpacker.text())
    case 6: self = .pageInSwift
    default: throw Unpacker.Malformed()
    }
  }
}

// What is odd about a document, as bytes.

extension Diagnostic {
  func pack(into packer: inout Packer) {
    packer.add(severity == .error)
    packer.add(place.file)
    packer.add(place.line)
    packer.add(place.column)
    packer.add(message)
    packer.add(sourceLine != nil)
    if let sourceLine {
      packer.add(sourceLine.text)
      packer.add(sourceLine.start)
      packer.add(sourceLine.isCut)
    }
    packer.add(length)
    packer.add(topic)
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let severity: Severity = try unpacker.flag() ? .error : .warning
    let place = Place(
      file: try unpacker.text(), line: try unpacker.size(), column: try unpacker.size())
    let message = try unpacker.text()
    var sourceLine: QuotedLine?
    if try unpacker.flag() {
      sourceLine = QuotedLine(
        text: try unpacker.text(), start: try unpacker.size(), isCut: try unpacker.flag())
    }
    self.init(
      severity, at: place, message, sourceLine: sourceLine, length: try unpacker.size(),
      topic: try unpacker.optionalText())
  }
}

// What a feed says of an article, as bytes.

extension FeedEntry {
  package func pack(into packer: inout Packer) {
    packer.add(page)
    packer.add(title)
    packer.add(blurb)
    packer.add(date != nil)
    if let date { packer.add(date) }
    packer.add(language)
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(
      page: try unpacker.text(), title: try unpacker.text(), blurb: try unpacker.text(), date: nil)
    if try unpacker.flag() {
      let seconds = try unpacker.integer()
      // No calendar day of four digits is further away.
      guard -(1 << 40)...(1 << 40) ~= seconds else { throw Unpacker.Malformed() }
      date = seconds
    }
    language = try unpacker.optionalText()
  }
}

// The summary of a page as bytes, so that the index can be made without building the page again.

extension Packer {
  /// All but the name of the page.
  mutating func add(unnamed summary: PageSummary) {
    add(summary.title)
    add(summary.mostTelling != nil)
    if let most = summary.mostTelling {
      add(most.frame)
      add(most.telling.words)
      add(most.telling.tenthsOfBits)
      add(most.telling.thousandthsGuessable)
    }
    add(summary.sharedTags) { $0.add($1) }
    add(summary.shared) { $0.add($1) }
  }

  /// What pages that are alike have in common.
  mutating func add(_ common: PageSummary.Common) {
    add(common.language)
    add(common.defects)
    add(common.transitions)
    add(common.isClosed)
    add(common.frames.count)
    for frame in common.frames {
      add(frame.name)
      add(frame.title)
      add(frame.isFromStory)
      add(UInt64(frame.kinds.rawValue))
      add(frame.isRedacted)
      add(UInt64(frame.reasons.rawValue))
      add(UInt64(frame.causes.rawValue))
      add(Int(frame.live))
      add(Int(frame.inert))
    }
  }
}

extension Unpacker {
  mutating func summary(of name: String) throws(Malformed) -> PageSummary {
    let title = try text()
    let mostTelling = try flag() ? try mostTelling() : nil
    return PageSummary(
      name: name, title: title, mostTelling: mostTelling,
      tags: try shared { unpacker throws(Malformed) in try unpacker.texts() },
      try shared { unpacker throws(Malformed) in try unpacker.common() })
  }

  private mutating func common() throws(Malformed) -> PageSummary.Common {
    PageSummary.Common(
      language: try text(), defects: try size(), transitions: try size(), isClosed: try flag(),
      frames: try frames())
  }

  private mutating func frames() throws(Malformed) -> [PageSummary.Frame] {
    let count = try count()
    var frames: [PageSummary.Frame] = []
    frames.reserveCapacity(count)
    for _ in 0..<count {
      frames.append(
        PageSummary.Frame(
          name: try text(), title: try text(), isFromStory: try flag(),
          kinds: LookKinds(rawValue: UInt8(truncatingIfNeeded: try number())),
          isRedacted: try flag(),
          reasons: RedactionReasons(rawValue: UInt32(truncatingIfNeeded: try number())),
          causes: InertCauses(rawValue: UInt8(truncatingIfNeeded: try number())),
          live: Int32(try size()), inert: Int32(try size())))
    }
    return frames
  }

  private mutating func mostTelling() throws(Malformed) -> MostTelling {
    MostTelling(
      frame: try text(),
      telling: Telling(
        words: try size(), tenthsOfBits: try size(), thousandthsGuessable: try size()))
  }
}
