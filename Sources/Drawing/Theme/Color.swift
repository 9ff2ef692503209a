// Colours, as a theme names them.

import Glibc

/// An opaque colour of the screen.
///
/// ```swift
/// let ink = Color(0x1c1b19)
/// ```
public struct Color: Hashable, Sendable {
  /// How much red is in it, up to 255.
  public let red: UInt8
  /// How much green is in it, up to 255.
  public let green: UInt8
  /// How much blue is in it, up to 255.
  public let blue: UInt8

  /// A colour as it is written in hexadecimal digits: `0xRRGGBB`. What is above these is not read.
  public init(_ hexadecimal: UInt32) {
    red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
    green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
    blue = UInt8(truncatingIfNeeded: hexadecimal)
  }

  /// A colour as stylesheets write it: `#rgb` or `#rrggbb`; nil for anything else.
  package init?(_ text: String) {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6 else {
      return nil
    }
    var all: UInt32 = 0
    for digit in digits {
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      // A digit that stands alone stands for two.
      all = digits.count == 3 ? all << 8 | UInt32(value * 17) : all << 4 | UInt32(value)
    }
    self.init(all)
  }

  /// As stylesheets write it.
  package var description: String {
    let all = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(all, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// How well it can be told from another, from 1 to 21, as the Web Content Accessibility Guidelines
  /// have it.
  package func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// How much light a part gives, up to 1.
  private static func linear(_ part: UInt8) -> Double {
    let share = Double(part) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}

/// A colour by day and one by night.
public struct Tone: Hashable, Sendable {
  /// By day.
  public var day: Color
  /// By night.
  public var night: Color

  /// A colour by day and one by night.
  public init(day: Color, night: Color) {
    self.day = day
    self.night = night
  }
}
