// Machines as a Mermaid state diagram.

enum MermaidText {
  static func lines(of machines: [Machine]) -> [String] {
    var lines = ["stateDiagram-v2"]
    var waiting: [String] = []
    let isOne = machines.count == 1
    for (number, machine) in machines.enumerated() {
      let prefix = isOne ? "s" : "p\(number + 1)"
      let indent = isOne ? "  " : "    "
      // A state is called after its frame, so that a new frame changes no other line.
      let ids = machine.states.map { state in
        "\(prefix)_" + String(state.name.map { $0 == "-" ? "_" : $0 })
      }
      if !isOne { lines.append("  state \"\(escaped(machine.page))\" as \(prefix) {") }
      lines.append("\(indent)%% \(escaped(machine.page)) - \(escaped(machine.scope))")
      for (id, state) in zip(ids, machine.states) {
        lines.append("\(indent)state \"\(escaped(state.name))\" as \(id)")
      }
      if ids.indices.contains(machine.initial) {
        lines.append("\(indent)[*] --> \(ids[machine.initial])" + label(machine.wayToInitial))
      }
      for way in machine.transitions {
        lines.append("\(indent)\(ids[way.from]) --> \(ids[way.to])" + label(way.label))
      }
      for (id, state) in zip(ids, machine.states) {
        if state.isFinal { lines.append("\(indent)\(id) --> [*]") }
        if !state.isAtRest { waiting.append(id) }
      }
      if !isOne { lines.append("  }") }
    }
    if !waiting.isEmpty {
      lines.append("  classDef waiting stroke-dasharray:4")
      for id in waiting { lines.append("  class \(id) waiting") }
    }
    return lines
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
