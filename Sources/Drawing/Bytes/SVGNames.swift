// What may stand in a picture that somebody wrote.

/// The elements of SVG that draw, and what their attributes must not say.
enum SVGNames {
  static let elements: Set<String> = [
    "svg", "g", "defs", "title", "desc", "symbol", "use", "image", "style", "path", "rect",
    "circle",
    "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "linearGradient",
    "radialGradient", "stop", "clipPath", "mask", "pattern", "marker", "filter", "feBlend",
    "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
    "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB",
    "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset",
    "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence",
  ]

  private static let namespaces = [
    "xmlns": "http://www.w3.org/2000/svg", "xmlns:svg": "http://www.w3.org/2000/svg",
    "xmlns:xlink": "http://www.w3.org/1999/xlink",
  ]

  /// What is wrong with an attribute; nothing if it draws.
  static func problem(_ name: String, _ value: String, of element: String) -> String? {
    let told = "the attribute '\(name)' of <\(element)>"
    if let namespace = namespaces[name] { return value == namespace ? nil : told }
    switch name {
    case "href", "xlink:href":
      return isWithin(value) || element == "image" && isPicture(value) ? nil : "\(told): '\(value)'"
    case "xml:space", "xml:lang", "xlink:title": return nil
    default: break
    }
    // Handlers begin with "on"; what has another prefix may mean anything.
    if name.contains(":") || name.lowercased().hasPrefix("on") || name == "src" { return told }
    return problem(inStyle: value).map { "\($0), in \(told)" }
  }

  /// What is wrong with a style; nothing if all that it refers to is in the picture.
  static func problem(inStyle text: String) -> String? {
    let style = text.lowercased()
    // Escapes spell words that are looked for in another way.
    if style.contains("\\") || style.contains("&") { return "an escape in a value ('\\' or '&')" }
    if style.contains("@import") { return "'@import'" }
    if style.contains("javascript:") || style.contains("image-set") { return "a reference" }
    for part in style.components(after: "url(") {
      let target = part.drop { $0 == " " || $0 == "'" || $0 == "\"" }
      if !target.hasPrefix("#") { return "'url(\(target.prefix(40))'" }
    }
    return nil
  }

  private static func isWithin(_ value: String) -> Bool { value.hasPrefix("#") }

  private static func isPicture(_ value: String) -> Bool {
    ["png", "jpeg", "gif", "webp"].contains { value.hasPrefix("data:image/\($0);base64,") }
  }
}

extension String {
  /// What stands behind each place at which a text stands.
  fileprivate func components(after text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false).dropFirst().map { $0 }
  }
}
