// Keys and clicks.

import JSON

extension BrowserTab {
  /// Presses a key and lets it go.
  package func press(_ key: Key, withShift: Bool = false) throws(BrowserError) {
    var event = JSONObject()
    event["key"] = .string(key.name)
    event["code"] = .string(key.code)
    event["windowsVirtualKeyCode"] = .int(key.number)
    event["modifiers"] = withShift ? 8 : 0
    var down = event
    down["type"] = key.text.isEmpty ? "rawKeyDown" : "keyDown"
    if !key.text.isEmpty { down["text"] = .string(key.text) }
    event["type"] = "keyUp"
    let commands = [
      try start("Input.dispatchKeyEvent", .object(down)),
      try start("Input.dispatchKeyEvent", .object(event)),
    ]
    for command in commands { _ = try reply(to: command) }
  }

  /// Clicks at a point of the window.
  package func click(x: Double, y: Double) throws(BrowserError) {
    for type in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .double(x), "y": .double(y), "button": "left",
          "clickCount": 1,
        ])
    }
  }
}

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
