// Items that begin with a check-box.

import Drawing

/// Finds `[ ]` and `[x]` at the start of an item.
enum TaskList {
  /// Looks at a paragraph that was just closed; if it begins with a box, its item becomes a task.
  static func find(in prose: inout ProseText, paragraph start: Int) {
    guard start > 0, case .open(.item) = prose.events[start - 1],
      case .open(.paragraph(let isBare, _)) = prose.events[start],
      case .text(let words) = prose.events[start + 1], case let range = words.range,
      range.count >= 4, prose.bytes[range.lowerBound] == UInt8(ascii: "["),
      prose.bytes[range.lowerBound + 2] == UInt8(ascii: "]"),
      prose.bytes[range.lowerBound + 3] == UInt8(ascii: " "),
      let task = task(marked: prose.bytes[range.lowerBound + 1])
    else { return }
    let paragraph = ProseElement.paragraph(isBare: isBare, task)
    prose.events[start - 1] = .open(.item(isTask: true))
    prose.events[start] = .open(paragraph)
    prose.events[start + 1] = .text(Extent(from: range.lowerBound + 4, to: range.upperBound))
    prose.events[prose.events.count - 1] = .close(paragraph)
  }

  private static func task(marked mark: UInt8) -> ProseTask? {
    switch mark {
    case UInt8(ascii: " "): .toDo
    case UInt8(ascii: "x"), UInt8(ascii: "X"): .done
    default: nil
    }
  }
}
