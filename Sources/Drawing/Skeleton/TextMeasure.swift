// How wide text is: the seam at which an exact measure of a shipped font can be put in.

/// Tells the width of text.
///
/// Widths are in units of the text's own em, ``TextStyle/unitsPerEm`` to the em, which is what the common
/// TrueType fonts count in, so that their advances add up without rounding.
package protocol TextMeasure: Sendable {
  /// The advance of one scalar.
  func advance(of scalar: Unicode.Scalar, in style: TextStyle) -> Int

  /// The advance of a run of UTF-8, which may be less or more than the sum of its scalars'.
  func advance(of run: Span<UInt8>, in style: TextStyle) -> Int
}
