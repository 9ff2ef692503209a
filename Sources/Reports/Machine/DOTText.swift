// Machines in DOT, the notation of Graphviz.

enum DOTText {
  static func lines(of machines: [Machine]) -> [String] {
    let isOne = machines.count == 1
    var lines = ["digraph \(quoted(isOne ? machines[0].page : "pages")) {"]
    lines.append("  node [shape=box style=rounded]")
    for (number, machine) in machines.enumerated() {
      let indent = isOne ? "  " : "    "
      // No frame's name has such a sign in it.
      let prefix = isOne ? "" : "\(machine.page)#"
      let ids = machine.states.map { quoted(prefix + $0.name) }
      if !isOne {
        lines.append("  subgraph cluster_\(number + 1) {")
        lines.append("    label=\(quoted(machine.page))")
      }
      lines.append("\(indent)// \((machine.page + ": " + machine.scope).onOneLine)")
      if ids.indices.contains(machine.initial) {
        let start = quoted(prefix + "*")
        lines.append("\(indent)\(start) [shape=point label=\"\"]")
        lines.append("\(indent)\(start) -> \(ids[machine.initial])\(label(machine.wayToInitial))")
      }
      for (id, state) in zip(ids, machine.states) {
        // What still expects something is dashed; what has come to its end has two borders.
        let style =
          state.isFinal ? " peripheries=2" : state.isAtRest ? "" : " style=\"rounded,dashed\""
        lines.append("\(indent)\(id) [label=\(quoted(state.name))\(style)]")
      }
      for way in machine.transitions {
        lines.append(
          "\(indent)\(ids[way.from]) -> \(ids[way.to])\(label(way.label, style(of: way.kind)))")
      }
      if !isOne { lines.append("  }") }
    }
    return lines + ["}"]
  }

  private static func style(of kind: Machine.Transition.Kind) -> String {
    switch kind {
    case .tap: " class=tap"
    case .type: " class=type"
    case .wait: " class=wait style=dashed"
    case .answer: " class=answer style=dotted"
    case .story: " class=story style=bold"
    }
  }

  private static func label(_ text: String, _ style: String = "") -> String {
    text.isEmpty ? "" : " [label=\(quoted(text))\(style)]"
  }

  /// A text in quotes. Besides quotes and backslashes, Graphviz reads entities of HTML.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "&": quoted += "&amp;"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
