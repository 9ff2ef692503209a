// Turns text into a projection as it streams by.

/// Streams text into a projection.
///
/// A word may go on across inline elements (`foo<b>bar</b>`): what has been written is measured as
/// one text, and the grid's remainder is carried on.
///
/// ```swift
/// var projector = Projector(.exact)
/// projector.write("foo", style: .body, into: &out)
/// projector.write("bar baz", style: TextStyle(weight: .bold), into: &out)
/// projector.finish(into: &out)
/// ```
public struct Projector: Sendable {
  /// What becomes of white space.
  public enum WhiteSpace: Hashable, Sendable {
    /// A run of white space is one space, none at the ends: running text.
    case collapsed
    /// White space and line ends stay as they are: code.
    case preserved
  }

  private let kind: ProjectionKind
  private let measure: any TextMeasure
  private let whiteSpace: WhiteSpace
  private var isSpacePending = false
  private var hasWritten = false

  /// A projector at the start of a leaf.
  public init(
    _ kind: ProjectionKind, measure: some TextMeasure = SansMeasure(),
    whiteSpace: WhiteSpace = .collapsed
  ) {
    self.kind = kind
    self.measure = measure
    self.whiteSpace = whiteSpace
  }

  /// Goes on with the text of the leaf.
  public mutating func write(
    _ utf8: UnsafeBufferPointer<UInt8>, style: TextStyle, into out: inout [UInt8]
  ) {
    if kind == .constant { return }
    for byte in utf8 where byte & 0xC0 != 0x80 {
      if byte <= 0x20 {
        isSpacePending = hasWritten
        continue
      }
      if isSpacePending { out.append(0x20) }
      isSpacePending = false
      hasWritten = true
      out.append(contentsOf: [0xEE, 0x80, 0x88])
    }
  }

  /// Goes on with the text of the leaf.
  public mutating func write(_ text: String, style: TextStyle, into out: inout [UInt8]) {
    var text = text
    text.withUTF8 { write($0, style: style, into: &out) }
  }

  /// Ends the line within the leaf (a hard break); the element that breaks is the caller's.
  public mutating func endLine() {
    isSpacePending = false
    hasWritten = false
  }

  /// Ends the leaf; under `constant` this writes its one block.
  public mutating func finish(into out: inout [UInt8]) {
    endLine()
    if kind == .constant { out.append(contentsOf: [0xEE, 0x80, 0x88]) }
  }
}
