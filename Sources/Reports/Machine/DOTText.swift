// Machines in DOT, the notation of Graphviz.

struct DOTText: MachineNotation {
  let isOfOne: Bool

  func firstLines(_ one: Machine?) -> [String] {
    let name = isOfOne ? one?.page : nil
    return ["digraph \(Self.quoted(name ?? "pages")) {", "  node [shape=box style=rounded]"]
  }

  func lines(of machine: Machine, _ number: Int) -> [String] {
    var lines: [String] = []
    let indent = isOfOne ? "  " : "    "
    // No frame's name has such a sign in it.
    let prefix = isOfOne ? "" : "\(machine.page)#"
    let ids = machine.states.map { Self.quoted(prefix + $0.name) }
    if !isOfOne {
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(Self.quoted(machine.page))")
    }
    lines.append("\(indent)// \((machine.page + ": " + machine.scope).onOneLine)")
    if ids.indices.contains(machine.initial) {
      let start = Self.quoted(prefix + "*")
      lines.append("\(indent)\(start) [shape=point label=\"\"]")
      lines.append(
        "\(indent)\(start) -> \(ids[machine.initial])\(Self.label(machine.wayToInitial))")
    }
    for (id, state) in zip(ids, machine.states) {
      // What still expects something is dashed; what has come to its end has two borders.
      let style =
        state.isFinal ? " peripheries=2" : state.isAtRest ? "" : " style=\"rounded,dashed\""
      lines.append("\(indent)\(id) [label=\(Self.quoted(state.name))\(style)]")
    }
    for way in machine.transitions {
      let label = Self.label(way.label, Self.style(of: way.kind))
      lines.append("\(indent)\(ids[way.from]) -> \(ids[way.to])\(label)")
    }
    return isOfOne ? lines : lines + ["  }"]
  }

  var lastLines: [String] { ["}"] }

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
