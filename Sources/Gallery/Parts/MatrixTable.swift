// The matrix as a table: what is seen of each region in each state, and what is alive in it.

import Atlas
import Drawing

struct MatrixTable {
  let matrix: Matrix
  /// The language of the page, and so of the names of its controls.
  let language: Language

  /// How many names of controls are written out for each cause.
  private static let mostNames = 2
  /// How long a name may be, in characters.
  private static let longestName = 28

  func write(into bytes: inout [UInt8]) {
    bytes.append(
      "<div class=\"scroll\" role=\"group\" aria-label=\"Regions in states\" tabindex=\"0\">")
    bytes.append("<table class=\"matrix\">\n<thead><tr><td></td>")
    for frame in matrix.frames {
      bytes.write("<th scope=\"col\"><a href=\"#\(frame)\">\(frame.spoken)</a></th>")
    }
    bytes.append("</tr></thead>\n<tbody>\n")
    for (region, row) in zip(matrix.regions, matrix.rows) {
      bytes.write("<tr><th scope=\"row\">\(region)</th>")
      for cell in row {
        if let cell { write(cell, into: &bytes) } else { bytes.append("<td>–</td>") }
      }
      bytes.append("</tr>\n")
    }
    bytes.append("</tbody></table></div>\n")
  }

  private func write(_ cell: Matrix.Cell, into bytes: inout [UInt8]) {
    bytes.write("<td class=\"\(cell.visibility.rawValue)\">")
    if cell.visibility != .empty { bytes.write("<span>\(cell.visibility.words)</span>") }
    for group in groups(of: cell.controls) {
      let names = Markup.quoted(
        group.names.prefix(Self.mostNames).joined(separator: ", "), in: language)
      let rest = group.names.count - Self.mostNames
      let more = rest > 0 ? " and \(rest) more" : ""
      if group.isLive {
        bytes.write("<p><b class=\"live\">\(names)\(more)</b> \(group.words)</p>")
      } else {
        bytes.write("<p>\(names)\(more): \(group.words)</p>")
      }
    }
    bytes.append("</td>")
  }

  /// Controls that are live or inert for the same cause, with the name of each or, where there is
  /// none to be seen, what they are.
  private struct Group {
    let words: String
    let isLive: Bool
    var names: [String]
  }

  private func groups(of controls: [Matrix.Control]) -> [Group] {
    var groups: [Group] = []
    for control in controls {
      let words = control.liveness.words
      let name = control.isRedacted ? control.kind.word : Self.shortened(control.name)
      if let place = groups.firstIndex(where: { $0.words == words }) {
        groups[place].names.append(name)
      } else {
        groups.append(Group(words: words, isLive: control.liveness.isLive, names: [name]))
      }
    }
    return groups.map { group in
      var group = group
      group.names = counted(group.names)
      return group
    }
  }

  private static func shortened(_ name: String) -> String {
    name.count <= longestName ? name : name.prefix(longestName - 1) + "…"
  }

  /// `button × 3` in place of `button, button, button`.
  private func counted(_ names: [String]) -> [String] {
    names.once.map { name in
      let count = names.count { $0 == name }
      return count == 1 ? name : "\(name) × \(count)"
    }
  }
}

extension Matrix.Visibility {
  /// What a cell says of it.
  var words: String {
    switch self {
    case .visible: "visible"
    case .redacted: "redacted"
    case .partly: "partly redacted"
    case .empty: ""
    }
  }
}
