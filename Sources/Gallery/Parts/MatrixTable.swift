// The matrix as a table: what is seen of each region in each look, and what is alive in it. A cell is a
// few characters; what they stand for is told on demand.

import Atlas
import Drawing

struct MatrixTable {
  let matrix: Matrix
  /// What each look is called, in the order of the columns.
  let titles: [Markup]
  /// The language of the page, and so of the names of its controls.
  let language: Language

  /// How many names of controls are written out for each cause.
  private static let mostNames = 6
  /// How long a name may be, in characters.
  private static let longestName = 28

  func write(into bytes: inout [UInt8]) {
    writeLegend(into: &bytes)
    bytes.append(
      "<div class=\"scroll\" role=\"group\" aria-label=\"Regions in looks\" tabindex=\"0\">")
    bytes.append("<table class=\"matrix\">\n<thead><tr><td></td>")
    for (frame, title) in zip(matrix.frames, titles) {
      bytes.write(
        """
        <th scope="col"><a href="#\(frame)"><span>\(title)</span></a></th>
        """)
    }
    bytes.append("</tr></thead>\n<tbody>\n")
    var details = MatrixDetails()
    for (region, row) in zip(matrix.regions, matrix.rows) {
      bytes.write("<tr><th scope=\"row\">\(region)</th>")
      for cell in row {
        if let cell {
          write(cell, &details, into: &bytes)
        } else {
          bytes.append("<td><span class=\"unseen\">not there</span></td>")
        }
      }
      bytes.append("</tr>\n")
    }
    bytes.append("</tbody></table></div>\n")
    for (number, detail) in details.texts.enumerated() {
      bytes.write("<div class=\"detail\" popover id=\"_d\(number)\">\(detail)</div>\n")
    }
  }

  private func writeLegend(into bytes: inout [UInt8]) {
    bytes.append("<dl class=\"legend\">")
    for visibility in [Matrix.Visibility.visible, .redacted, .partly, .empty] {
      bytes.write(
        """
        <div><dt class="\(visibility.rawValue)"><span class="sign"></span></dt>\
        <dd>\(visibility.words)</dd></div>
        """)
    }
    bytes.append(
      """
      <div><dt><b class="live">3</b></dt><dd>controls that do something</dd></div>\
      <div><dt><i>5</i></dt><dd>controls that do nothing</dd></div></dl>

      """)
  }

  private func write(
    _ cell: Matrix.Cell, _ details: inout MatrixDetails, into bytes: inout [UInt8]
  ) {
    let live = cell.controls.count(where: \.liveness.isLive)
    let inert = cell.controls.count - live
    var sign: Markup = "<span class=\"sign\"></span>"
    if live > 0 { sign = "\(sign)<b class=\"live\">\(live)</b>" }
    if inert > 0 { sign = "\(sign)<i>\(inert)</i>" }
    bytes.write("<td class=\"\(cell.visibility.rawValue)\">")
    if cell.controls.isEmpty {
      bytes.write("\(sign)<span class=\"unseen\">\(cell.visibility.words)</span>")
    } else {
      let number = details.number(of: detail(of: cell))
      let words = "\(cell.visibility.words), \(live) live, \(inert) inert"
      bytes.write(
        """
        <button type="button" popovertarget="_d\(number)" aria-label="\(words)">\(sign)</button>
        """)
    }
    bytes.append("</td>")
  }

  /// What is told of a cell: its controls, by what becomes of them.
  private func detail(of cell: Matrix.Cell) -> Markup {
    var detail: Markup = "<p>\(cell.visibility.words)</p>"
    for group in groups(of: cell.controls) {
      let names = Markup.quoted(
        group.names.prefix(Self.mostNames).joined(separator: ", "), in: language)
      let rest = group.names.count - Self.mostNames
      let more = rest > 0 ? " and \(rest) more" : ""
      if group.isLive {
        detail.bytes.write("<p><b class=\"live\">\(names)\(more)</b> \(group.words)</p>")
      } else {
        detail.bytes.write("<p>\(names)\(more): \(group.words)</p>")
      }
    }
    return detail
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

extension MatrixTable {
  /// A table as HTML.
  struct Written: Sendable {
    let html: [UInt8]
    /// Whether there is nothing to say.
    let isEmpty: Bool

    init(_ matrix: Matrix, titles: [Markup], in language: Language) {
      isEmpty = matrix.regions.isEmpty
      var html: [UInt8] = []
      MatrixTable(matrix: matrix, titles: titles, language: language).write(into: &html)
      self.html = html
    }
  }
}

/// What is told of cells on demand: the same thing once, however many cells it is true of.
private struct MatrixDetails {
  private(set) var texts: [Markup] = []
  private var numbers: [[UInt8]: Int] = [:]

  mutating func number(of text: Markup) -> Int {
    if let known = numbers[text.bytes] { return known }
    numbers[text.bytes] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

extension Matrix.Visibility {
  /// What a cell says of it.
  var words: String {
    switch self {
    case .visible: "visible"
    case .redacted: "redacted"
    case .partly: "partly redacted"
    case .empty: "without content"
    }
  }
}
