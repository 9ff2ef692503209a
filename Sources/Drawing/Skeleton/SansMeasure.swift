// The built-in measure: advances of a common sans-serif and its monospaced sister.

/// A measure with the advances of the sans-serif that most systems have one of the same widths as.
public struct SansMeasure: TextMeasure {
  /// The built-in measure.
  public init() {}

  /// The advance of one scalar.
  public func advance(of scalar: Unicode.Scalar, in style: TextStyle) -> Int {
    if style.family == .mono { return 1229 }
    return scalar == " " ? 569 : scalar.value < 0x2E80 ? 1100 : TextStyle.unitsPerEm
  }

  /// The advance of a run of UTF-8.
  public func advance(of run: UnsafeBufferPointer<UInt8>, in style: TextStyle) -> Int {
    String(decoding: run, as: UTF8.self).unicodeScalars.reduce(0) {
      $0 + advance(of: $1, in: style)
    }
  }
}
