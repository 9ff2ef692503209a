// Machines as State Chart XML, <https://www.w3.org/TR/scxml/>.
//
// Its names are narrow: those of states are NCNames, and those of events are made of few letters. What
// a way is called in full stands in what the transition logs.

struct SCXMLText: MachineNotation {
  let isOfOne: Bool

  func firstLines(_ one: Machine?) -> [String] {
    let version = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    let root = "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\" datamodel=\"null\""
    if isOfOne, let one {
      let initial = Self.initial(one, Self.ids(of: one))
      return [
        version, Self.comment(one), "\(root) name=\"\(Self.id(one.page))\"\(initial)>",
      ]
    }
    // Pages are independent of each other: all of them are on at once.
    return [version, "\(root) name=\"pages\">", "  <parallel id=\"pages\">"]
  }

  func lines(of machine: Machine, _ number: Int) -> [String] {
    var lines: [String] = []
    if isOfOne {
      Self.write(machine, Self.ids(of: machine), events: "", indent: "  ", into: &lines)
      return lines
    }
    let page = Self.id(machine.page)
    let ids = Self.ids(of: machine).map { "\(page)..\($0)" }
    lines.append("    \(Self.comment(machine))")
    lines.append("    <state id=\"\(page).\"\(Self.initial(machine, ids))>")
    Self.write(machine, ids, events: "\(page).", indent: "      ", into: &lines)
    return lines + ["    </state>"]
  }

  var lastLines: [String] { isOfOne ? ["</scxml>"] : ["  </parallel>", "</scxml>"] }

  private static func ids(of machine: Machine) -> [String] {
    machine.states.map { id($0.name) }
  }

  private static func initial(_ machine: Machine, _ ids: [String]) -> String {
    ids.indices.contains(machine.initial) ? " initial=\"\(ids[machine.initial])\"" : ""
  }

  private static func comment(_ machine: Machine) -> String {
    // Two hyphens would end it.
    var text = ""
    for letter in "\(machine.page): \(machine.scope)".onOneLine {
      text.append(letter == "-" && text.last == "-" ? "‐" : letter)
    }
    return "<!-- \(text) -->"
  }

  private static func write(
    _ machine: Machine, _ ids: [String], events prefix: String, indent: String,
    into lines: inout [String]
  ) {
    let events = Self.events(of: machine)
    for (index, state) in machine.states.enumerated() {
      if state.isFinal {
        lines.append("\(indent)<final id=\"\(ids[index])\"/>")
        continue
      }
      lines.append("\(indent)<state id=\"\(ids[index])\">")
      for (way, event) in zip(machine.transitions, events) where way.from == index {
        lines.append(
          "\(indent)  <transition event=\"\(prefix)\(event)\" target=\"\(ids[way.to])\">"
            + "<log label=\"\(escaped(way.label))\"/></transition>")
      }
      lines.append("\(indent)</state>")
    }
  }

  /// The event of each way: `tap.favorite`. Ways that are called the same are one event.
  private static func events(of machine: Machine) -> [String] {
    var known: [String: String] = [:]
    var taken: Set<String> = []
    return machine.transitions.map { way in
      let words = "\(way.kind.rawValue) \(way.label)"
      if let event = known[words] { return event }
      let slug = slug(of: way.label)
      let first = "\(way.kind.rawValue)." + (slug.isEmpty ? "way" : slug)
      var event = first
      var number = 2
      while !taken.insert(event).inserted {
        event = "\(first)-\(number)"
        number += 1
      }
      known[words] = event
      return event
    }
  }

  /// Letters and digits of ASCII, small, joined by hyphens.
  private static func slug(of text: String) -> String {
    text.utf8.split { !isPlain($0) }
      .map { String(decoding: $0.map { isCapital($0) ? $0 | 0x20 : $0 }, as: UTF8.self) }
      .joined(separator: "-")
  }

  /// A name that may be an id, other for each text.
  private static func id(_ text: String) -> String {
    var id = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z": id.unicodeScalars.append(scalar)
      case "0"..."9", "-":
        if id.isEmpty { id = "_" }
        id.unicodeScalars.append(scalar)
      case "/": id += id.isEmpty ? "_." : "."
      default: id += "_\(String(scalar.value, radix: 16))_"
      }
    }
    return id.isEmpty ? "_" : id
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isCapital(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
