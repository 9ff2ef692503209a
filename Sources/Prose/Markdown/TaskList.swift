// Items that begin with a check-box.

/// Finds `[ ]` and `[x]` at the start of an item.
enum TaskList {
  /// Looks at a paragraph that was just closed; if it begins with a box, its item becomes a task.
  static func find(in tape: inout Tape, paragraph start: Int) {
    guard start > 0, tape.events[start - 1].kind == .openItem,
      tape.events[start + 1].kind == .text
    else { return }
    let slice = tape.events[start + 1].slice
    guard slice.count >= 4 else { return }
    let range = slice.range
    let at = range.lowerBound
    guard tape.bytes[at] == UInt8(ascii: "["), tape.bytes[at + 2] == UInt8(ascii: "]"),
      tape.bytes[at + 3] == UInt8(ascii: " ")
    else { return }
    switch tape.bytes[at + 1] {
    case UInt8(ascii: " "): tape.events[start - 1].detail = Tape.ItemKind.toDo
    case UInt8(ascii: "x"), UInt8(ascii: "X"): tape.events[start - 1].detail = Tape.ItemKind.done
    default: return
    }
    tape.events[start + 1].slice.offset += 4
    tape.events[start + 1].slice.count -= 4
  }
}
