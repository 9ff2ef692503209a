// The border to libyaml: a text goes in, events come out as values, and no pointer comes with them.

import CYAML

/// What libyaml says of a text, one event at a time.
@safe struct YAMLEvents: ~Copyable {
  enum Kind {
    case streamEnd, documentStart, alias, scalar
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case other
  }

  /// A place in the text, counted from 0.
  struct Position {
    var line: Int
    var column: Int

    fileprivate init(_ mark: yaml_mark_t, lineStarts: [Int]) {
      if lineStarts.isEmpty {
        line = mark.line
        column = mark.column
        return
      }
      var (place, end) = (0, lineStarts.count)
      while end - place > 1 {
        let middle = (place + end) / 2
        if lineStarts[middle] <= mark.index { place = middle } else { end = middle }
      }
      line = place
      column = mark.index - lineStarts[place]
    }
  }

  /// What libyaml stumbled over.
  struct Problem: Error {
    var sentence: String
    var position: Position
    /// The quote that stands there, if what is wrong is that it is never closed.
    var openQuote: Unicode.Scalar?
  }

  /// The numbers of libyaml's version.
  static var libraryVersion: [Int] {
    var (major, minor, patch): (CInt, CInt, CInt) = (0, 0, 0)
    unsafe yaml_get_version(&major, &minor, &patch)
    return [Int(major), Int(minor), Int(patch)]
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The event that was read last, in libyaml's memory.
  private var event = unsafe yaml_event_t()
  /// The text, which libyaml reads as it goes on.
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// Where lines begin, counted in scalars as libyaml does; only where it counts more lines than an author
  /// sees.
  private let lineStarts: [Int]

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
    lineStarts = Self.endsOtherLines(bytes) ? Self.lineStarts(of: bytes) : []
  }

  deinit {
    var event = unsafe event
    unsafe yaml_event_delete(&event)
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// Goes on to the next event.
  mutating func advance() throws(Problem) {
    unsafe yaml_event_delete(&event)
    guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw problem }
  }

  var kind: Kind {
    switch unsafe event.type {
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

  /// Where the event begins and ends.
  var place: (start: Position, end: Position) {
    unsafe (
      Position(event.start_mark, lineStarts: lineStarts),
      Position(event.end_mark, lineStarts: lineStarts)
    )
  }

  /// Whether there is what ends a line to libyaml, and to nobody else: U+0085, U+2028 or U+2029.
  private static func endsOtherLines(_ bytes: Span<UInt8>) -> Bool {
    if bytes.isASCII { return false }
    return bytes.indices.dropFirst().contains { index in
      switch (bytes[index - 1], bytes[index]) {
      case (0xC2, 0x85): true
      case (0x80, 0xA8), (0x80, 0xA9): index > 1 && bytes[index - 2] == 0xE2
      default: false
      }
    }
  }

  private static func lineStarts(of bytes: Span<UInt8>) -> [Int] {
    var starts = [0]
    var count = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      count += 1
      let isFirstOfTwo =
        bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D, !isFirstOfTwo { starts.append(count) }
    }
    return starts
  }

  /// What its anchor is called, or what an alias stands for.
  var anchor: String? {
    switch kind {
    case .alias: unsafe Self.text(event.data.alias.anchor)
    case .scalar: unsafe Self.text(event.data.scalar.anchor)
    case .sequenceStart: unsafe Self.text(event.data.sequence_start.anchor)
    case .mappingStart: unsafe Self.text(event.data.mapping_start.anchor)
    default: nil
    }
  }

  /// Its tag, if it has one.
  var tag: String? {
    switch kind {
    case .scalar: unsafe Self.text(event.data.scalar.tag)
    case .sequenceStart: unsafe Self.text(event.data.sequence_start.tag)
    case .mappingStart: unsafe Self.text(event.data.mapping_start.tag)
    default: nil
    }
  }

  /// What a scalar says, and whether it stands without quotes; nothing for other events.
  var scalar: (text: String, isPlain: Bool)? {
    guard kind == .scalar else { return nil }
    let scalar = unsafe event.data.scalar
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return unsafe (String(decoding: bytes, as: UTF8.self), scalar.style == YAML_PLAIN_SCALAR_STYLE)
  }

  private static func text(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }

  private var problem: Problem {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let sentence = problem ?? "it cannot be read"
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) }
    if context == "while scanning a quoted scalar" {
      // That it is open shows where the text ends; what is wrong is where it begins. The index there
      // counts scalars.
      let start = unsafe parser.pointee.context_mark
      let firstBytes = unsafe text.filter { $0 & 0xC0 != 0x80 }
      return Problem(
        sentence: sentence, position: Position(start, lineStarts: lineStarts),
        openQuote: firstBytes.dropFirst(start.index).first.map { Unicode.Scalar($0) })
    }
    // The reader's own problems (bytes that are no text) come without a mark of their own.
    let isReaders = unsafe parser.pointee.error == YAML_READER_ERROR
    let place = unsafe isReaders ? parser.pointee.mark : parser.pointee.problem_mark
    return Problem(sentence: sentence, position: Position(place, lineStarts: lineStarts))
  }
}
