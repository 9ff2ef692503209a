// The keys that pages are told of.

/// A key of the keyboard.
package struct Key: Hashable, Sendable {
  let name: String
  let code: String
  let number: Int
  let text: String

  /// The tabulator.
  package static let tab = Key(name: "Tab", code: "Tab", number: 9, text: "")
  /// Enter.
  package static let enter = Key(name: "Enter", code: "Enter", number: 13, text: "\r")
  /// Escape.
  package static let escape = Key(name: "Escape", code: "Escape", number: 27, text: "")
  /// The arrow to the left.
  package static let left = Key(name: "ArrowLeft", code: "ArrowLeft", number: 37, text: "")
  /// The arrow upwards.
  package static let up = Key(name: "ArrowUp", code: "ArrowUp", number: 38, text: "")
  /// The arrow to the right.
  package static let right = Key(name: "ArrowRight", code: "ArrowRight", number: 39, text: "")
  /// The arrow downwards.
  package static let down = Key(name: "ArrowDown", code: "ArrowDown", number: 40, text: "")

  /// The key that types an ASCII character.
  package static func character(_ character: Character) -> Key {
    let upper = character.uppercased()
    let number = upper.utf8.first.map { Int($0) } ?? 0
    let code = character.isLetter ? "Key\(upper)" : character.isNumber ? "Digit\(character)" : ""
    return Key(name: String(character), code: code, number: number, text: String(character))
  }
}
