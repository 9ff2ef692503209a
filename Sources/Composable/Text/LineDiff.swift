// What differs between two texts, line by line, with what is the same folded away.

/// The difference of two lists of lines.
package enum LineDiff {
  enum Line: Equatable {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// The difference as lines: `- ` was, `+ ` is, `  ` is unchanged; runs of unchanged lines are
  /// folded into `… (N unchanged)`, but for `context` lines around each change, and the lines that
  /// open the values around it.
  package static func folded(
    _ old: [String], _ new: [String], context: Int = 0
  ) -> [String] {
    let lines = difference(old, new)
    var keep = lines.map { !$0.isSame }
    for index in lines.indices where !lines[index].isSame {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        keep[near] = true
      }
      keepOpeners(of: index, in: lines, &keep)
    }
    var result: [String] = []
    var hidden: [String] = []
    func fold() {
      guard let first = hidden.first else { return }
      // One line is shown: a note that it was folded would be as long.
      if hidden.count == 1 {
        result.append("  \(first)")
      } else {
        let indent = first.prefix { $0 == " " }
        result.append("  \(indent)… (\(hidden.count) unchanged)")
      }
      hidden = []
    }
    for (line, isKept) in zip(lines, keep) {
      if case .same(let text) = line, !isKept {
        hidden.append(text)
        continue
      }
      fold()
      switch line {
      case .same(let text): result.append("  \(text)")
      case .removed(let text): result.append("- \(text)")
      case .added(let text): result.append("+ \(text)")
      }
    }
    fold()
    return result
  }

  /// Keeps the lines that are less indented than a changed one and stand before it: they say where
  /// in the value it is. Likewise those that close these.
  private static func keepOpeners(of index: Int, in lines: [Line], _ keep: inout [Bool]) {
    func indent(_ line: Line) -> Int {
      switch line {
      case .same(let text), .removed(let text), .added(let text):
        text.prefix { $0 == " " }.count
      }
    }
    func keepOutward(_ others: some Sequence<Int>) {
      var level = indent(lines[index])
      for other in others where lines[other].isSame && indent(lines[other]) < level {
        keep[other] = true
        level = indent(lines[other])
      }
    }
    keepOutward((0..<index).reversed())
    keepOutward((index + 1)..<lines.count)
  }

  /// A longest common subsequence, after what is common at both ends is set aside.
  static func difference(_ old: [String], _ new: [String]) -> [Line] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    let a = Array(old[start..<(old.count - end)])
    let b = Array(new[start..<(new.count - end)])
    let removesFirst = Self.removesFirst(a, b)
    var middle: [Line] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        middle.append(.same(a[i]))
        i += 1
        j += 1
      } else if i < a.count, j == b.count || removesFirst[i, j] {
        middle.append(.removed(a[i]))
        i += 1
      } else {
        middle.append(.added(b[j]))
        j += 1
      }
    }
    return old[..<start].map(Line.same) + middle + old[(old.count - end)...].map(Line.same)
  }

  /// For each two places in two texts whether, where the lines there differ, as much is common afterwards
  /// if the one in the first text is left out as if the one in the second is.
  private static func removesFirst(_ a: [String], _ b: [String]) -> BitTable {
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (a, b) = (a.map(number), b.map(number))
    var table = BitTable(width: b.count, height: a.count)
    // How much is common from a place on: no more than two rows of that are needed at once.
    var below = Array(repeating: 0, count: b.count + 1)
    for i in a.indices.reversed() {
      var row = below
      for j in b.indices.reversed() {
        if below[j] >= row[j + 1] { table.set(i, j) }
        row[j] = a[i] == b[j] ? below[j + 1] + 1 : max(below[j], row[j + 1])
      }
      below = row
    }
    return table
  }

  /// A bit for each of two places: two long texts have many of these.
  private struct BitTable {
    private let width: Int
    private var words: [UInt64]

    init(width: Int, height: Int) {
      self.width = width
      words = Array(repeating: 0, count: (width * height + 63) / 64)
    }

    subscript(row: Int, column: Int) -> Bool {
      let place = row * width + column
      return words[place / 64] >> UInt64(place % 64) & 1 == 1
    }

    mutating func set(_ row: Int, _ column: Int) {
      let place = row * width + column
      words[place / 64] |= 1 << UInt64(place % 64)
    }
  }
}
