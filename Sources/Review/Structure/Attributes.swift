// What the attributes of an element say of it.

/// The attributes of an element, sorted by what they are for.
struct Attributes {
  private let all: [MarkupAttribute]
  let classes: [String]

  private static let controls: Set<String> = [
    "button", "link", "toggle", "checkbox", "segment", "field",
  ]
  /// Attributes that have fields of their own, and those that are told by the liveness.
  private static let known: Set<String> = [
    "class", "href", "src", "alt", "role", "aria-label", "aria-hidden", "inert", "title",
    "aria-disabled",
  ]
  init(_ all: [MarkupAttribute]) {
    self.all = all
    let words = all.first { $0.name == "class" }?.value ?? ""
    classes = words.split(separator: " ").map(String.init)
  }

  subscript(name: String) -> String? { all.first { $0.name == name }?.value }

  /// Whether all in the element is redacted. What lies under a sheet is inert as well, and can be read.
  var hidesAll: Bool { self["inert"] != nil && !classes.contains("under") }

  /// All of them as a text.
  var written: String { all.map { "\($0.name)=\($0.value);" }.joined() }

  /// The part that an element of this tag begins.
  func part(_ tag: String) -> FramePart {
    var part = FramePart(kind: .element, tag: tag)
    part.role = self["role"] ?? ""
    part.name = self["aria-label"] ?? ""
    part.isRedacted = hidesAll || classes.contains("neutral")
    part.look = classes.joined(separator: " ")
    part.target = self["href"] ?? self["src"] ?? ""
    part.states = all.filter { $0.name.hasPrefix("aria-") && !Self.known.contains($0.name) }
      .sorted { $0.name < $1.name }
    part.others = all.filter { !$0.name.hasPrefix("aria-") && !Self.known.contains($0.name) }
      .sorted { $0.name < $1.name }
    classify(&part)
    return part
  }

  private func classify(_ part: inout FramePart) {
    if let kind = classes.first(where: Self.controls.contains),
      part.tag == "a" || part.tag == "span"
    {
      part.kind = .control
      part.tag = kind
      part.liveness = liveness
      if part.isRedacted { part.name = "" }
    } else if part.tag == "a" {
      part.kind = .control
      part.tag = "link"
      part.liveness = self["href"] == nil ? .inert : .live
      part.hint = self["title"] ?? ""
    } else if part.tag == "img" {
      part.kind = .picture
      part.name = self["alt"] ?? ""
      part.hint = self["title"] ?? ""
    } else if classes.contains("box") {
      part.kind = .picture
    } else if part.tag == "svg" {
      part.kind = .symbol
    } else if classes.contains("shape") {
      part.kind = .symbol
    } else if classes.contains("spinner") || classes.contains("divider") || part.tag == "hr" {
      part.kind = .ornament
      part.tag = classes.first ?? "divider"
    }
  }

  private var liveness: PartLiveness {
    if self["href"] != nil { return .live }
    if classes.contains("disabled") { return .disabled }
    return self["title"] != nil ? .beyond : .inert
  }
}
