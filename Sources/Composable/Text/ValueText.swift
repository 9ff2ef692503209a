// Values as text, for people who follow a run or read a failed test. The one place that reflects;
// no build goes through it, but for the names of actions.

/// Prints values of Swift without their modules: `.todo(3, .checkBoxToggled)`.
package enum ValueText {
  /// A value on one line.
  package static func inline(_ value: Any) -> String {
    let text = node(value)
    return text.inline
  }

  /// A value over several lines, a field a line.
  private static func lines(_ value: Any, isBare: Bool) -> [String] {
    var lines: [String] = []
    node(value, isBare: isBare).write(prefix: "", suffix: "", indent: 0, into: &lines)
    return lines
  }

  /// What differs between two values that are not equal, as a folded diff. Where they read alike, they are
  /// printed field by field: a description of their own may hide what differs.
  package static func difference(_ old: Any, _ new: Any) -> [String] {
    for isBare in [false, true] {
      let (old, new) = (lines(old, isBare: isBare), lines(new, isBare: isBare))
      if old != new { return LineDiff.folded(old, new) }
    }
    return ["  … (they differ in what cannot be printed)"]
  }

  /// The names of the cases of an action, from the outside in, without what they carry:
  /// `.todo(3, .checkBoxToggled)` gives `["todo", "checkBoxToggled"]`, and `.filterPicked(.active)`
  /// gives `["filterPicked"]`. The action of a child is told from other enums by the name of its
  /// type, which is `Action` and no more: a `TherapyAction` may be what was chosen.
  package static func caseNames(of action: Any) -> [String] {
    var names: [String] = []
    addCaseNames(of: action, Mirror(reflecting: action), to: &names)
    return names
  }

  /// An action without what it carries, which may be a secret: `.todo(.checkBoxToggled)`.
  package static func named(_ action: Any) -> String {
    let names = caseNames(of: action)
    if names.isEmpty { return "an action" }
    return names.map { ".\($0)" }.joined(separator: "(")
      + String(repeating: ")", count: names.count - 1)
  }

  private static func addCaseNames(
    of action: Any, _ mirror: Mirror, to names: inout [String]
  ) {
    guard mirror.displayStyle == .enum, names.isEmpty || isAction(mirror.subjectType) else {
      return
    }
    guard let child = mirror.children.first else { return names.append("\(action)") }
    names.append(child.label ?? "")
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return addCaseNames(of: child.value, payload, to: &names)
    }
    // The action of a child feature comes last: `(id, action)`.
    guard let last = payload.children.suffix(1).first?.value else { return }
    addCaseNames(of: last, Mirror(reflecting: last), to: &names)
  }

  private static func isAction(_ type: Any.Type) -> Bool { "\(type)" == "Action" }

  private indirect enum Node {
    case leaf(String)
    case group(open: String, fields: [(label: String?, value: Node)], close: String)

    var inline: String {
      switch self {
      case .leaf(let text): text
      case .group(let open, let fields, let close):
        open
          + fields.map { field in (field.label.map { "\($0): " } ?? "") + field.value.inline }
          .joined(separator: ", ") + close
      }
    }

    func write(prefix: String, suffix: String, indent: Int, into lines: inout [String]) {
      let space = String(repeating: "  ", count: indent)
      switch self {
      case .leaf(let text):
        lines.append(space + prefix + text + suffix)
      case .group(let open, let fields, let close) where fields.isEmpty:
        lines.append(space + prefix + open + close + suffix)
      case .group(let open, let fields, let close):
        lines.append(space + prefix + open)
        for (index, field) in fields.enumerated() {
          field.value.write(
            prefix: field.label.map { "\($0): " } ?? "",
            suffix: index == fields.count - 1 ? "" : ",", indent: indent + 1, into: &lines)
        }
        lines.append(space + close + suffix)
      }
    }
  }

  private static func node(_ value: Any, isBare: Bool = false) -> Node {
    func inner(_ value: Any) -> Node { node(value, isBare: isBare) }
    if let text = value as? String { return .leaf(quoted(text)) }
    if let time = value as? Duration { return .leaf(isBare ? "\(time.components)" : time.readable) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else { return .leaf("nil") }
      // An optional in another: nothing, or nothing that is there.
      guard isBare, Mirror(reflecting: child.value).displayStyle == .optional else {
        return inner(child.value)
      }
      return .group(open: ".some(", fields: [(nil, inner(child.value))], close: ")")
    case .enum:
      guard let child = mirror.children.first else { return .leaf(".\(value)") }
      let payload = Mirror(reflecting: child.value)
      let fields =
        payload.displayStyle == .tuple
        ? payload.children.map { (label($0.label), inner($0.value)) }
        : [(nil, inner(child.value))]
      return .group(open: ".\(child.label ?? "")(", fields: fields, close: ")")
    case .tuple:
      return .group(
        open: "(", fields: mirror.children.map { (label($0.label), inner($0.value)) }, close: ")")
    case .collection:
      return .group(
        open: "[", fields: mirror.children.map { (nil, inner($0.value)) }, close: "]")
    case .set:
      let members = mirror.children.map { inner($0.value) }.sorted { $0.inline < $1.inline }
      return .group(open: "[", fields: members.map { (nil, $0) }, close: "]")
    case .dictionary:
      let pairs = mirror.children.compactMap { child -> (label: String?, value: Node)? in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        guard pair.count == 2 else { return nil }
        return (inner(pair[0]).inline, inner(pair[1]))
      }
      return .group(
        open: "[", fields: pairs.sorted { ($0.label ?? "") < ($1.label ?? "") }, close: "]")
    case .struct, .class:
      if mirror.children.isEmpty || !isBare && value is any CustomStringConvertible {
        return .leaf("\(value)")
      }
      let name = "\(mirror.subjectType)".prefix { $0 != "<" }
      return .group(
        open: "\(name)(", fields: mirror.children.map { ($0.label, inner($0.value)) }, close: ")")
    default:
      return .leaf("\(value)")
    }
  }

  private static func label(_ label: String?) -> String? {
    // The parts of a tuple that have no names are called .0, .1 …
    label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

extension IdentifiedArray: CustomReflectable {
  /// Prints as a list of its elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

// Times as people write them.

extension Duration {
  /// `0 s`, `500 ms`, `1.499 s`: exact to the microsecond, without digits that say nothing.
  package var readable: String {
    // Each for itself: so many microseconds may be more than a number can say.
    let (seconds, attoseconds) = components
    let micros = attoseconds / 1_000_000_000_000
    if micros == 0 { return "\(seconds) s" }
    if seconds == 0 { return "\(Self.decimal(micros, places: 3)) ms" }
    let fraction = Self.decimal(micros, places: 6).drop { $0 != "." }
    return "\(seconds)\(fraction) s"
  }

  private static func decimal(_ value: Int64, places: Int) -> String {
    var digits = String(value.magnitude)
    while digits.count <= places { digits = "0" + digits }
    var text = digits.dropLast(places) + "." + digits.suffix(places)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return (value < 0 ? "-" : "") + text
  }
}
