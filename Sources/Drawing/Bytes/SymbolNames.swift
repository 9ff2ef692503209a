// Which attributes of an SVG draw a symbol, which say nothing of how it looks, and which have no place
// in one.

/// What becomes of the attributes of a symbol.
enum SymbolNames {
  /// What becomes of an attribute.
  enum Use: Equatable {
    /// It is written, with this value.
    case kept(String)
    /// It is left out, and nothing looks different.
    case left
    /// It has no place in a symbol.
    case refused
  }

  private static let geometry: Set<String> = [
    "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "x1", "y1", "x2", "y2", "points",
    "transform", "pathLength", "fill-rule", "clip-rule", "opacity", "fill-opacity",
    "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset", "vector-effect", "viewBox",
  ]

  private static let silent: Set<String> = [
    "id", "class", "version", "role", "focusable", "preserveAspectRatio", "baseProfile", "xmlns",
    "enable-background",
  ]

  private static let silentBeginnings = [
    "aria-", "data-", "xmlns:", "xml:", "inkscape:", "sodipodi:",
  ]

  static func use(of name: String, _ value: String, in element: String) -> Use {
    if name == "fill" || name == "stroke" {
      if value == "none" { return .kept(value) }
      return value.contains("(") && !value.hasPrefix("rgb") ? .refused : .kept("currentColor")
    }
    if silent.contains(name) || silentBeginnings.contains(where: name.hasPrefix) { return .left }
    guard geometry.contains(name), value.utf8.allSatisfy(isPlain), !value.contains("url") else {
      return .refused
    }
    // Where the symbol stands, and how large, is a matter of the page.
    if element == "svg", name == "x" || name == "y" { return .left }
    return .kept(value)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x20, 0x09, 0x0A, 0x0D:
      true
    default: "+-.,%()".utf8.contains(byte)
    }
  }
}
