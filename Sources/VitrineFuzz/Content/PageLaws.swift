// What holds of every page of an output, whatever its content says.

/// Checks pages as a browser would take them: tags, attributes, and what they lead to.
enum PageLaws {
  private static let empty: Set<String> = [
    "meta", "link", "br", "hr", "img", "wbr", "input", "rect", "path", "circle", "line", "use",
    "source",
  ]
  private static let raw: Set<String> = ["style", "script", "title", "textarea"]
  private static let schemes = ["http", "https", "mailto"]

  /// What is wrong with a page, if anything; only `frames` must be without scripts.
  static func mistake(in html: [UInt8], isFrame: Bool) -> String? {
    var open: [String] = []
    var index = 0
    while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      if html[start...].starts(with: "<!--".utf8) {
        guard let end = find("-->", in: html, from: start) else { return "a comment does not end" }
        index = end + 3
        continue
      }
      guard let end = endOfTag(html, from: start) else { return "a tag does not end" }
      let tag = String(decoding: html[start + 1..<end], as: UTF8.self)
      index = end + 1
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { return "<\(tag)> is not due" }
        continue
      }
      let name = String(tag.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
      if name.isEmpty { return "a '<' begins no tag" }
      if isFrame && name == "script" { return "there is a script" }
      if isFrame, ["iframe", "object", "embed", "base", "form"].contains(name) {
        return "there is <\(name)>"
      }
      if let mistake = mistake(inAttributesOf: tag) { return mistake }
      if empty.contains(name) || tag.hasSuffix("/") { continue }
      open.append(name)
      if raw.contains(name) {
        guard let close = find("</\(name)>", in: html, from: index) else {
          return "<\(name)> is open"
        }
        index = close
      }
    }
    return open.last.map { "<\($0)> is never closed" }
  }

  private static func mistake(inAttributesOf tag: String) -> String? {
    // Names and values take turns.
    for (number, piece) in tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    where number % 2 == 0 {
      guard let name = piece.split(separator: " ").last?.lowercased() else { continue }
      if name.hasPrefix("on") { return "there is a handler: \(name)" }
      if name == "style=" { return "there is a style of its own" }
    }
    let values = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for number in stride(from: 1, to: values.count, by: 2) {
      let name = values[number - 1].split(separator: " ").last.map(String.init) ?? ""
      guard ["href=", "src=", "srcset=", "action=", "poster="].contains(name) else { continue }
      let value = values[number].lowercased()
      guard let colon = value.firstIndex(of: ":"),
        !value[..<colon].contains(where: { "/?#".contains($0) })
      else { continue }
      let scheme = String(value[..<colon])
      if scheme == "data" && tag.hasPrefix("link") { continue }
      if !schemes.contains(scheme) { return "\(name)\(value)" }
      if name == "src=" { return "it loads from elsewhere: \(value)" }
    }
    return nil
  }

  private static func endOfTag(_ html: [UInt8], from start: Int) -> Int? {
    var isQuoted = false
    for index in start..<html.count {
      if html[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if html[index] == UInt8(ascii: ">"), !isQuoted { return index }
    }
    return nil
  }

  private static func find(_ text: String, in html: [UInt8], from start: Int) -> Int? {
    let needle = Array(text.utf8)
    var index = start
    while let first = html[index...].firstIndex(of: needle[0]) {
      if html[first...].starts(with: needle) { return first }
      index = first + 1
    }
    return nil
  }
}
