// What is left out when pictures are compared: an advertisement, a map, what is never the same twice.

import Pixels

/// A part of frames that is not looked at.
package enum IgnoredRegion: Hashable, Sendable {
  /// Wherever the elements are that a CSS selector finds.
  case selector(String)
  /// A rectangle of every picture.
  case box(PixelBox)

  /// Reads a selector, or a rectangle as `X,Y,WIDTH,HEIGHT`; nil if a rectangle has no size.
  package init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else {
      // No selector begins with a digit, so this was to be a rectangle.
      guard let first = text.utf8.first, !(48...57).contains(first) else { return nil }
      self = .selector(text)
      return
    }
    guard x >= 0, y >= 0, width > 0, height > 0 else { return nil }
    // No picture is larger; with larger numbers its edges could not be reckoned.
    self = .box(
      PixelBox(
        x: min(x, Self.limit), y: min(y, Self.limit), width: min(width, Self.limit),
        height: min(height, Self.limit)))
  }

  private static let limit = 1 << 24
}
