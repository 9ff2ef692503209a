// Prose as a value: what is drawn of a text, parsed or redacted.

import Type

/// What prose says, in reading order: a list of events over one buffer of bytes.
///
/// Whoever parses a text makes one; drawing it under a treatment makes another, in which what is hidden
/// is projections, and of which all that is said of prose is written and read.
package struct ProseText: Hashable, Sendable {
  /// What a link says besides its content.
  package struct LinkRecord: Hashable, Sendable {
    /// Where a link leads.
    package enum Goal: Hashable, Sendable {
      /// To its URL; only what is safe is let through everywhere.
      case address(isSafe: Bool)
      /// To a heading of the text itself, by its number.
      case heading(UInt32)
      /// To the top of the page.
      case top
      /// To a heading of the text itself that is not shown.
      case hidden
    }

    package var url: Extent
    package var title: Extent
    package var goal: Goal

    package init(url: Extent, title: Extent, goal: Goal) {
      self.url = url
      self.title = title
      self.goal = goal
    }
  }

  /// What a picture says.
  package struct PictureRecord: Hashable, Sendable {
    package var url: Extent
    package var title: Extent
    /// What it is when it cannot be seen.
    package var alternative: Extent
    package var isSafe: Bool
    /// Whether pages of the site cannot show it.
    package var isAbsent = false
    package var size: PictureSize?

    package init(url: Extent, title: Extent, alternative: Extent, isSafe: Bool) {
      self.url = url
      self.title = title
      self.alternative = alternative
      self.isSafe = isSafe
    }
  }

  /// What a heading says besides its content.
  package struct HeadingRecord: Hashable, Sendable {
    package var level: UInt8
    /// What its id is made of; nothing if it has none.
    package var slug = Extent.empty
    /// Its id, where nothing is hidden.
    package var id = Extent.empty
    /// Whether it stands in a private part.
    package var isPrivate: Bool

    package init(level: UInt8, isPrivate: Bool = false) {
      self.level = level
      self.isPrivate = isPrivate
    }
  }

  package var events: [ProseEvent] = []
  package var bytes: [UInt8] = []
  package var links: [LinkRecord] = []
  package var pictures: [PictureRecord] = []
  package var headings: [HeadingRecord] = []
  /// Where drawing begins: after the heading that became the page's title, if there was one.
  package var start = 0
  /// Whether its author marked some of it.
  package var hasMarks = false
  /// Whether one of them marks a part as private.
  package var hasPrivatePart: Bool {
    hasMarks && events.contains { if case .open(.span(.private)) = $0 { true } else { false } }
  }

  package init() {}

  /// Where a private part ends that begins at an event.
  package func endOfPrivatePart(at start: Int) -> Int {
    events[start...].firstIndex(of: .close(.span(.private))) ?? events.count
  }

  /// Whether there are words in what begins at an event, of its pictures and of raw HTML, too, where those
  /// count: more than white space.
  package func hasWords(
    in element: ProseElement, at start: Int, countsPictures: Bool = true, countsHTML: Bool = true
  ) -> Bool {
    for event in events[(start + 1)...] {
      switch event {
      case .text(let words), .codeSpan(let words):
        if bytes.span.extracting(words.range).saysSomething { return true }
      case .picture(let number) where countsPictures:
        let words = pictures[Int(number)].alternative
        if bytes.span.extracting(words.range).saysSomething { return true }
      case .htmlInline(let html) where countsHTML:
        if RawHTML.hasText(bytes.span.extracting(html.range)) { return true }
      case .close(element): return false
      default: continue
      }
    }
    return false
  }

  /// Whether something names the link that begins at an event: words, or the title of one that shows a
  /// picture.
  package func hasName(link: UInt32, at start: Int) -> Bool {
    if hasWords(in: .link(link), at: start) { return true }
    guard bytes.span.extracting(links[Int(link)].title.range).saysSomething else { return false }
    return events[start...].prefix { $0 != .close(.link(link)) }.contains { event in
      if case .picture = event { true } else { false }
    }
  }

  /// Whether a picture is shown, or else its other text.
  func shows(_ picture: PictureRecord, allowsUnsafe: Bool) -> Bool {
    !picture.isAbsent && (picture.isSafe || allowsUnsafe)
  }

  /// Whether a link leads somewhere, as far as its URL goes.
  func leads(_ link: LinkRecord, allowsUnsafe: Bool) -> Bool {
    if case .address(let isSafe) = link.goal { isSafe || allowsUnsafe } else { true }
  }

  /// The same text, its links and pictures led to where a site has them.
  package func leading(to targets: ProseTargets) -> ProseText {
    var led = self
    for number in links.indices {
      guard let url = targets.links[number] else { continue }
      led.links[number].url = led.append(url)
      led.links[number].goal = .address(isSafe: true)
    }
    for number in pictures.indices {
      led.pictures[number].isAbsent = targets.absentPictures.contains(number)
      led.pictures[number].size = targets.inlineSizes[number]
      guard let picture = targets.pictures[number] else { continue }
      led.pictures[number].url = led.append(picture.url)
      led.pictures[number].isSafe = true
      led.pictures[number].size = picture.size
    }
    return led
  }

  private mutating func append(_ url: [UInt8]) -> Extent {
    let start = bytes.count
    bytes += url
    return Extent(from: start, to: bytes.count)
  }
}
