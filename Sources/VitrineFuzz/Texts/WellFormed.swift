// Whether HTML is what it should be where raw HTML is not let through.

/// Checks that elements nest, and that there are only those and only such attributes as are written.
enum WellFormed {
  private static let elements: Set<String> = [
    "a", "blockquote", "br", "code", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "img",
    "input", "label", "li", "ol", "p", "pre", "rect", "span", "strong", "svg", "table", "tbody",
    "td", "th", "thead", "tr", "ul",
  ]
  private static let empty: Set<String> = ["br", "hr", "img", "input", "rect"]
  private static let schemes = ["javascript:", "vbscript:", "file:", "data:text"]

  /// What is wrong, if anything.
  static func mistake(in html: [UInt8]) -> String? {
    var open: [String] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else {
        return "a tag does not end"
      }
      let tag = String(decoding: html[start + 1..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { return "</\(tag.dropFirst())> is not due" }
        continue
      }
      let name = String(tag.prefix { $0 != " " && $0 != "/" })
      guard elements.contains(name) else { return "<\(name)> is not written here" }
      if let mistake = mistake(inAttributesOf: tag) { return mistake }
      if !empty.contains(name) { open.append(name) }
    }
    return open.last.map { "<\($0)> is never closed" }
  }

  private static func mistake(inAttributesOf tag: String) -> String? {
    for name in ["href", "src"] {
      guard let value = tag.split(separator: " \(name)=\"", maxSplits: 1).dropFirst().first else {
        continue
      }
      if schemes.contains(where: { value.lowercased().hasPrefix($0) }) {
        return "\(name) is \(value)"
      }
    }
    return nil
  }
}
