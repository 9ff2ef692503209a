// From bytes to a YAML value, through libyaml's events. Bounded: depth, nodes, aliases.

import CYAML

/// Loads one YAML document out of a file.
struct YAMLLoader {
  /// How deep a document may nest.
  static let maximumDepth = 24
  /// How many nodes a document may have once its aliases are written out.
  static let maximumNodes = 20_000

  /// A mistake that ends the reading, with its place.
  private struct Stop: Error {
    var mistake: ContentMistake
    var mark: YAML.Mark
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let lineOffset: Int
  private var anchors: [String: YAML] = [:]
  private var nodes = 0
  private var duplicates: [(key: String, mark: YAML.Mark)] = []

  /// Reads the document in the bytes; its mistakes go to the findings.
  ///
  /// `lineOffset` is how many lines of the file come before the bytes.
  static func load(
    _ bytes: UnsafeBufferPointer<UInt8>, lineOffset: Int = 0, into findings: inout Findings
  ) -> YAML? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else {
      findings.add(.notYAML("there is no memory left to read it"))
      return nil
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    var loader = YAMLLoader(parser: parser, lineOffset: lineOffset)
    defer {
      for duplicate in loader.duplicates {
        findings.add(.duplicateKey(duplicate.key), at: duplicate.mark)
      }
    }
    do throws(Stop) {
      return try loader.document()
    } catch {
      findings.add(error.mistake, at: error.mark)
      return nil
    }
  }

  private init(parser: UnsafeMutablePointer<yaml_parser_t>, lineOffset: Int) {
    self.parser = parser
    self.lineOffset = lineOffset
  }

  private mutating func document() throws(Stop) -> YAML? {
    var root: YAML?
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return root
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      case YAML_DOCUMENT_START_EVENT:
        guard root == nil else { throw Stop(mistake: .secondYAMLDocument, mark: mark(of: event)) }
        var first = try next()
        defer { yaml_event_delete(&first) }
        root = try node(first, depth: 0)
      default: continue
      }
    }
  }

  private func next() throws(Stop) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) != 0 else { throw problem() }
    return event
  }

  private mutating func node(_ event: yaml_event_t, depth: Int) throws(Stop) -> YAML {
    let mark = mark(of: event)
    nodes += 1
    guard nodes <= Self.maximumNodes else { throw Stop(mistake: .yamlTooLarge, mark: mark) }
    guard depth <= Self.maximumDepth else { throw Stop(mistake: .yamlTooDeep, mark: mark) }
    let before = nodes
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    var content: YAML.Content
    switch event.type {
    case YAML_ALIAS_EVENT: return try alias(event, mark: mark)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      anchor = scalar.anchor
      try check(tag: scalar.tag, mark: mark)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      if let control = Self.control(in: bytes) {
        throw Stop(mistake: .controlCharacter(control), mark: mark)
      }
      content = .scalar(
        String(decoding: bytes, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      anchor = event.data.sequence_start.anchor
      try check(tag: event.data.sequence_start.tag, mark: mark)
      content = .sequence(try sequence(depth: depth))
    case YAML_MAPPING_START_EVENT:
      anchor = event.data.mapping_start.anchor
      try check(tag: event.data.mapping_start.tag, mark: mark)
      content = .mapping(try mapping(depth: depth))
    default: throw Stop(mistake: .notYAML("something is missing here"), mark: mark)
    }
    let node = YAML(content: content, mark: mark, weight: nodes - before + 1)
    if let anchor { anchors[String(cString: anchor)] = node }
    return node
  }

  private mutating func alias(_ event: yaml_event_t, mark: YAML.Mark) throws(Stop) -> YAML {
    let name = event.data.alias.anchor.map { String(cString: $0) } ?? ""
    guard var node = anchors[name] else { throw Stop(mistake: .unknownAlias(name), mark: mark) }
    nodes += node.weight
    guard nodes <= Self.maximumNodes else { throw Stop(mistake: .yamlTooLarge, mark: mark) }
    node.mark = mark
    return node
  }

  private mutating func sequence(depth: Int) throws(Stop) -> [YAML] {
    var items: [YAML] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT { return items }
      items.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func mapping(depth: Int) throws(Stop) -> [YAML.Entry] {
    var entries: [YAML.Entry] = []
    var keys = KeySet()
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_MAPPING_END_EVENT { return entries }
      let key = try node(event, depth: depth + 1)
      var second = try next()
      defer { yaml_event_delete(&second) }
      let value = try node(second, depth: depth + 1)
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
  private static func control(in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    var before: UInt8 = 0
    for byte in bytes {
      if byte < 0x20, byte != 0x09, byte != 0x0A { return byte }
      if byte == 0x7F || before == 0xC2 && byte < 0xA0 { return byte }
      before = byte
    }
    return nil
  }

  private func check(tag: UnsafeMutablePointer<yaml_char_t>?, mark: YAML.Mark) throws(Stop) {
    guard let tag else { return }
    let name = String(cString: tag)
    guard name == "!" || name.hasPrefix("tag:yaml.org,2002:") else {
      throw Stop(mistake: .unknownTag(name), mark: mark)
    }
  }

  private func mark(of event: yaml_event_t) -> YAML.Mark {
    let start = event.start_mark
    let length = event.end_mark.line == start.line ? event.end_mark.column - start.column : 1
    return mark(start, length: max(length, 1))
  }

  private func mark(_ mark: yaml_mark_t, length: Int = 1) -> YAML.Mark {
    YAML.Mark(line: mark.line + 1 + lineOffset, column: mark.column + 1, length: length)
  }

  /// What libyaml stumbled over.
  private func problem() -> Stop {
    let sentence = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
    // The reader's own problems (bytes that are no text) come without a mark of their own.
    let place =
      parser.pointee.error == YAML_READER_ERROR
      ? parser.pointee.mark : parser.pointee.problem_mark
    return Stop(mistake: .notYAML(sentence), mark: mark(place))
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
