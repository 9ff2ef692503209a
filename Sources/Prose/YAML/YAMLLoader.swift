// From bytes to a YAML value, through the events of `YAMLEvents`. Bounded: depth, nodes, aliases.

import Drawing

/// Loads one YAML document out of a file.
struct YAMLLoader: ~Copyable {
  /// How deep a document may nest.
  static let maximumDepth = 24
  /// How many nodes a document may have once its aliases are written out.
  static let maximumNodes = 20_000

  /// A finding that ends the reading, with its place.
  private struct Stop: Error {
    var mistake: ContentMistake
    var mark: YAML.Mark
  }

  private var events: YAMLEvents
  private let lineOffset: Int
  /// Whether a text may have been written with escapes.
  private let mayEscape: Bool
  private var anchors: [String: YAML] = [:]
  private var nodes = 0
  private var duplicates: [(key: String, mark: YAML.Mark)] = []

  /// Reads the document in the bytes; what is wrong with it goes to the findings.
  ///
  /// `lineOffset` is how many lines of the file come before the bytes.
  static func load(
    _ bytes: Span<UInt8>, lineOffset: Int = 0, into findings: inout Findings
  ) -> YAML? {
    if let plain = PlainYAML.mapping(bytes, lineOffset: lineOffset) { return plain }
    guard let events = YAMLEvents(bytes) else {
      findings.add(.notYAML("there is no memory left to read it"))
      return nil
    }
    var loader = YAMLLoader(
      events: events, lineOffset: lineOffset,
      mayEscape: bytes.firstIndex(of: UInt8(ascii: "\\")) != nil)
    var document: YAML?
    do throws(Stop) {
      document = try loader.document()
    } catch {
      findings.add(error.mistake, at: error.mark)
    }
    for duplicate in loader.duplicates {
      findings.add(.duplicateKey(duplicate.key), at: duplicate.mark)
    }
    return document
  }

  private init(events: consuming YAMLEvents, lineOffset: Int, mayEscape: Bool) {
    self.events = events
    self.lineOffset = lineOffset
    self.mayEscape = mayEscape
  }

  private mutating func document() throws(Stop) -> YAML? {
    var root: YAML?
    while true {
      try advance()
      switch events.kind {
      case .streamEnd: return root
      case .documentStart:
        guard root == nil else { throw Stop(mistake: .secondYAMLDocument, mark: mark) }
        try advance()
        root = try node(depth: 0)
      default: continue
      }
    }
  }

  private mutating func advance() throws(Stop) {
    do throws(YAMLEvents.Problem) {
      try events.advance()
    } catch {
      let mistake: ContentMistake =
        error.openQuote.map { .quoteNotClosed($0) } ?? .notYAML(error.sentence)
      throw Stop(mistake: mistake, mark: mark(error.position))
    }
  }

  /// The node that begins with the event that was read last.
  private mutating func node(depth: Int) throws(Stop) -> YAML {
    let mark = mark
    nodes += 1
    guard nodes <= Self.maximumNodes else { throw Stop(mistake: .yamlTooLarge, mark: mark) }
    guard depth <= Self.maximumDepth else { throw Stop(mistake: .yamlTooDeep, mark: mark) }
    let before = nodes
    let kind = events.kind
    let anchor = events.anchor
    if kind == .alias { return try alias(anchor ?? "", mark: mark) }
    if let tag = events.tag, tag != "!", !tag.hasPrefix("tag:yaml.org,2002:") {
      throw Stop(mistake: .unknownTag(tag), mark: mark)
    }
    let content: YAML.Content
    if let (text, isPlain) = events.scalar {
      if mayEscape, let control = Self.control(in: text.utf8) {
        throw Stop(mistake: .controlCharacter(control), mark: mark)
      }
      content = .scalar(text, isPlain: isPlain)
    } else if kind == .sequenceStart {
      content = .sequence(try sequence(depth: depth))
    } else if kind == .mappingStart {
      content = .mapping(try mapping(depth: depth))
    } else {
      throw Stop(mistake: .notYAML("something is missing here"), mark: mark)
    }
    let node = YAML(content: content, mark: mark, weight: nodes - before + 1)
    if let anchor { anchors[anchor] = node }
    return node
  }

  private mutating func alias(_ name: String, mark: YAML.Mark) throws(Stop) -> YAML {
    guard var node = anchors[name] else { throw Stop(mistake: .unknownAlias(name), mark: mark) }
    nodes += node.weight
    guard nodes <= Self.maximumNodes else { throw Stop(mistake: .yamlTooLarge, mark: mark) }
    node.mark = mark
    return node
  }

  private mutating func sequence(depth: Int) throws(Stop) -> [YAML] {
    var items: [YAML] = []
    while true {
      try advance()
      if events.kind == .sequenceEnd { return items }
      items.append(try node(depth: depth + 1))
    }
  }

  private mutating func mapping(depth: Int) throws(Stop) -> [YAML.Entry] {
    var entries: [YAML.Entry] = []
    var keys = KeySet()
    while true {
      try advance()
      if events.kind == .mappingEnd { return entries }
      let key = try node(depth: depth + 1)
      try advance()
      let value = try node(depth: depth + 1)
      guard case .scalar(let name, _) = key.content else {
        throw Stop(mistake: .keyIsNotAText, mark: key.mark)
      }
      guard keys.insert(name) else {
        if duplicates.count < Findings.limit { duplicates.append((name, key.mark)) }
        continue
      }
      entries.append(YAML.Entry(key: name, keyPlace: key.mark, value: value))
    }
  }

  /// The first character of a text that is none to be read, and can only come from an escape.
  private static func control(in bytes: String.UTF8View) -> UInt8? {
    var before: UInt8 = 0
    for byte in bytes {
      if byte < 0x20, byte != 0x09, byte != 0x0A { return byte }
      if byte == 0x7F || before == 0xC2 && byte < 0xA0 { return byte }
      before = byte
    }
    return nil
  }

  /// The place of the event that was read last.
  private var mark: YAML.Mark {
    let (start, end) = events.place
    return mark(start, length: end.line == start.line ? max(end.column - start.column, 1) : 1)
  }

  private func mark(_ position: YAMLEvents.Position, length: Int = 1) -> YAML.Mark {
    YAML.Mark(line: position.line + 1 + lineOffset, column: position.column + 1, length: length)
  }
}

/// The keys of a mapping. Most have a few, for which comparing is faster than hashing.
private struct KeySet {
  private var few: [String] = []
  private var many: Set<String> = []

  /// Answers whether the key is new.
  mutating func insert(_ key: String) -> Bool {
    if few.contains(key) || many.contains(key) { return false }
    if few.count < 16 { few.append(key) } else { many.insert(key) }
    return true
  }
}

extension Findings {
  mutating func add(
    _ mistake: ContentMistake, at mark: YAML.Mark, _ severity: Diagnostic.Severity = .error
  ) {
    add(mistake, line: mark.line, column: mark.column, length: mark.length, severity)
  }
}
