// Machines as a Mermaid state diagram.

struct MermaidText: MachineNotation {
  let isOfOne: Bool
  /// The states that still expect something, whose look stands at the end.
  private var waiting: [String] = []

  init(isOfOne: Bool) { self.isOfOne = isOfOne }

  func firstLines(_ one: Machine?) -> [String] { ["stateDiagram-v2"] }

  mutating func lines(of machine: Machine, _ number: Int) -> [String] {
    var lines: [String] = []
    let prefix = isOfOne ? "s" : "p\(number)"
    let indent = isOfOne ? "  " : "    "
    // A state is called after its frame, so that a new frame changes no other line.
    let ids = machine.states.map { state in
      "\(prefix)_" + String(state.name.map { $0 == "-" ? "_" : $0 })
    }
    if !isOfOne { lines.append("  state \"\(Self.escaped(machine.page))\" as \(prefix) {") }
    lines.append(
      "\(indent)%% \(Self.escaped(machine.page)) - \(Self.escaped(machine.scope))")
    for (id, state) in zip(ids, machine.states) {
      lines.append("\(indent)state \"\(Self.escaped(state.name))\" as \(id)")
    }
    if ids.indices.contains(machine.initial) {
      lines.append(
        "\(indent)[*] --> \(ids[machine.initial])" + Self.label(machine.wayToInitial))
    }
    for way in machine.transitions {
      lines.append("\(indent)\(ids[way.from]) --> \(ids[way.to])" + Self.label(way.label))
    }
    for (id, state) in zip(ids, machine.states) {
      if state.isFinal { lines.append("\(indent)\(id) --> [*]") }
      if !state.isAtRest { waiting.append(id) }
    }
    return isOfOne ? lines : lines + ["  }"]
  }

  var lastLines: [String] {
    waiting.isEmpty
      ? [] : ["  classDef waiting stroke-dasharray:4"] + waiting.map { "  class \($0) waiting" }
  }

  private static func label(_ text: String) -> String {
    text.isEmpty ? "" : " : \(escaped(text))"
  }

  /// A text in which nothing means anything to Mermaid; it reads `#58;` as the character 58.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "#", ";", ":", "\"", "<", ">", "&", "{", "}", "[", "]", "%", "\\", "`", "*", "~", "|":
        escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
