// What pages tell of what they hide, as a table.

import Atlas
import Commands
import Drawing
import JSON
import System

/// Each page's frame that tells most, and the sum of them.
///
/// `articles/list   1,204 bits   137 words   101 guessable (74 %)   loading`
struct LeakTable {
  private let rows: [(page: String, most: MostTelling)]

  init(_ rows: [(page: String, most: MostTelling)]) {
    self.rows = rows
  }

  func print(to console: inout Console) {
    var sum = Telling()
    for row in rows { sum.add(row.most.telling) }
    let all = rows.map { ($0.page, $0.most.telling, $0.most.frame) } + [("sum", sum, "")]
    let cells = all.map { [$0.0] + Self.figures($0.1) + [$0.2] }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    for row in cells {
      var line = ""
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isName = column == 0 || column == row.count - 1
        line += (line.isEmpty ? "" : "  ") + (isName ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      console.line(line)
    }
  }

  private static func figures(_ telling: Telling) -> [String] {
    [
      telling.bits.counted("bit"), telling.words.counted("word"),
      "\(telling.guessable.grouped) guessable (\(telling.guessablePercent) %)",
    ]
  }

  /// The same for machines, without the sum.
  var json: JSON {
    .array(
      rows.map { row in
        [
          "page": .string(row.page), "frame": .string(row.most.frame),
          "words": .int(row.most.telling.words), "bits": .int(row.most.telling.bits),
          "guessable": .int(row.most.telling.guessable),
        ]
      })
  }
}
