// The border to libyaml: a text goes in, events come out as values, and no pointer comes with them.

import CYAML

/// What libyaml says of a text, event by event.
@safe struct YAMLEvents: ~Copyable {
  /// One step through a text.
  struct Event {
    enum Kind {
      case streamEnd, documentStart, alias, scalar
      case sequenceStart, sequenceEnd, mappingStart, mappingEnd
      case other
    }

    var kind: Kind
    var start: Position
    var end: Position
    /// What an anchor or an alias is called.
    var anchor: String?
    var tag: String?
    /// What a scalar says.
    var value = ""
    var isPlain = false
  }

  /// A place in the text, counted from 0.
  struct Position {
    var line: Int
    var column: Int

    fileprivate init(_ mark: yaml_mark_t) {
      line = mark.line
      column = mark.column
    }
  }

  /// What libyaml stumbled over.
  struct Problem: Error {
    var sentence: String
    var position: Position
  }

  /// The numbers of libyaml's version.
  static var libraryVersion: [Int] {
    var (major, minor, patch): (CInt, CInt, CInt) = (0, 0, 0)
    unsafe yaml_get_version(&major, &minor, &patch)
    return [Int(major), Int(minor), Int(patch)]
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The text, which libyaml reads as it goes on.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// Nothing if there is no memory left.
  init?(_ bytes: Span<UInt8>) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) != 0 else {
      unsafe parser.deallocate()
      return nil
    }
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe bytes.withUnsafeBufferPointer { unsafe text.initialize(fromContentsOf: $0) }
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe self.parser = parser
    unsafe self.text = text
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next event.
  mutating func next() throws(Problem) -> Event {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw problem }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe Self.read(event)
  }

  private static func read(_ event: yaml_event_t) -> Event {
    var read = unsafe Event(
      kind: kind(event.type), start: Position(event.start_mark), end: Position(event.end_mark))
    switch read.kind {
    case .alias: read.anchor = unsafe text(event.data.alias.anchor)
    case .scalar:
      let scalar = unsafe event.data.scalar
      read.anchor = unsafe text(scalar.anchor)
      read.tag = unsafe text(scalar.tag)
      read.value = unsafe String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      read.isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
    case .sequenceStart:
      read.anchor = unsafe text(event.data.sequence_start.anchor)
      read.tag = unsafe text(event.data.sequence_start.tag)
    case .mappingStart:
      read.anchor = unsafe text(event.data.mapping_start.anchor)
      read.tag = unsafe text(event.data.mapping_start.tag)
    case .streamEnd, .documentStart, .sequenceEnd, .mappingEnd, .other: break
    }
    return read
  }

  private static func kind(_ type: yaml_event_type_t) -> Event.Kind {
    switch type {
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .other
    }
  }

  private static func text(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }

  private var problem: Problem {
    let sentence = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    // The reader's own problems (bytes that are no text) come without a mark of their own.
    let isReaders = unsafe parser.pointee.error == YAML_READER_ERROR
    let place = unsafe isReaders ? parser.pointee.mark : parser.pointee.problem_mark
    return Problem(sentence: sentence ?? "it cannot be read", position: Position(place))
  }
}
