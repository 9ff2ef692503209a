// Text laid out for a terminal of eighty columns.

/// The width that help is set in, whatever the terminal: so it reads the same everywhere.
let helpWidth = 80

/// The words of a text in lines of at most this width; a word that is longer has its own line.
func wrap(_ words: [String], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in words {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " " + word
  }
  return line.isEmpty ? lines : lines + [line]
}

/// A paragraph in lines of at most this width.
func wrap(_ text: String, width: Int = helpWidth) -> [String] {
  wrap(text.split(separator: " ").map(String.init), width: width)
}

/// Rows of a term and its description, the descriptions below each other.
func columns(_ rows: [(term: String, description: String)]) -> [String] {
  let indent = 2
  let widest = rows.map(\.term.count).max() ?? 0
  let column = min(widest, 24) + indent + 2
  return rows.flatMap { row in
    let description = wrap(row.description, width: helpWidth - column)
    let term = String(repeating: " ", count: indent) + row.term
    let gap = column - term.count
    let margin = String(repeating: " ", count: column)
    guard gap >= 2, let first = description.first else {
      return [term] + description.map { margin + $0 }
    }
    let padding = String(repeating: " ", count: gap)
    return [term + padding + first] + description.dropFirst().map { margin + $0 }
  }
}
