// The opening tags of HTML that this project wrote: well formed, attributes in double quotes.

enum HTMLElements {
  /// An element: its attributes, and the text up to the next end of an element of its kind.
  struct Element {
    let attributes: [String: String]
    fileprivate let kind: Substring
    /// The pieces of the document from its opening tag on, each up to the next tag.
    fileprivate let rest: ArraySlice<Substring>

    var text: String {
      let inside = rest.prefix { !$0.hasPrefix("/\(kind)>") }
      return inside.map { $0.drop { $0 != ">" }.dropFirst() }.joined()
    }

    subscript(name: String) -> String? { attributes[name] }

    var classes: [Substring] { (self["class"] ?? "").split(separator: " ") }

    /// Whether it is a control or stands for one that is redacted.
    var isControl: Bool {
      classes.first.map { HTMLElements.controls.contains($0) } ?? false
    }
  }

  private static let controls: Set<Substring> = [
    "button", "link", "toggle", "checkbox", "segment", "field",
  ]

  /// All elements, in order.
  static func all(in html: [UInt8]) -> [Element] {
    let parts = String(decoding: html, as: UTF8.self).split(
      separator: "<", omittingEmptySubsequences: true)
    return parts.indices.compactMap { index in
      guard !parts[index].hasPrefix("/"), let end = parts[index].firstIndex(of: ">") else {
        return nil
      }
      let tag = parts[index][..<end]
      return Element(
        attributes: attributes(of: tag), kind: tag.prefix { $0 != " " }, rest: parts[index...])
    }
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    // name="value" name="value": what stands before each quote is a name, with an equals sign.
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[index].split(separator: " ").last ?? ""
      if name.hasSuffix("=") { attributes[String(name.dropLast())] = String(parts[index + 1]) }
    }
    return attributes
  }
}
