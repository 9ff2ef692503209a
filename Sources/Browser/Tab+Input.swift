// Keys and clicks.

import JSON

extension Tab {
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
