// What `atlas.json` says of a walk: the same of all pages that share it.

import Atlas
import Drawing
import JSON

/// The parts of a page's entry that are the same whatever is drawn.
struct AtlasWords: Sendable {
  /// What is said of a look, in the order in which it is written.
  struct Look: Sendable {
    /// What it is called.
    let name: [UInt8]
    /// How one gets there, and how much is live.
    let way: [UInt8]
    /// How long until something happens by itself, and the end.
    let wait: [UInt8]
  }

  let looks: [Look]
  /// What leads from look to look.
  let transitions: [UInt8]

  init(_ atlas: PageAtlas) {
    looks = atlas.frames.map(Look.init)
    var json: [UInt8] = []
    for (index, transition) in atlas.transitions.enumerated() {
      if index > 0 { json.append(",") }
      Self.append(transition, of: atlas, to: &json)
    }
    transitions = json
  }

  private static func append(
    _ transition: PageAtlas.Transition, of atlas: PageAtlas, to json: inout [UInt8]
  ) {
    json.append("{\"from\":")
    JSON.writeString(atlas.frames[transition.from].name, into: &json)
    if let to = transition.to {
      json.append(",\"to\":")
      JSON.writeString(atlas.frames[to].name, into: &json)
    }
    switch transition.cause {
    case .control: json.append(",\"by\":\"control\",\"label\":")
    case .typing: json.append(",\"by\":\"typing\",\"label\":")
    case .time: json.append(",\"by\":\"time\",\"label\":")
    case .story: json.append(",\"by\":\"story\",\"label\":")
    }
    JSON.writeString(transition.label, into: &json)
    if !transition.events.isEmpty {
      json.append(",\"events\":")
      json.append(strings: transition.events.map(\.name))
    }
    if !transition.dropped.isEmpty {
      json.append(",\"dropped\":")
      json.append(strings: transition.dropped)
    }
    json.append("}")
  }
}

extension AtlasWords.Look {
  fileprivate init(_ frame: PageAtlas.Frame) {
    var json: [UInt8] = []
    json.append("{\"name\":")
    JSON.writeString(frame.name, into: &json)
    name = json
    json = []
    json.append(frame.isFromStory ? ",\"story\":true" : ",\"story\":false")
    json.append(",\"path\":")
    json.append(strings: frame.path.map(\.description))
    let live = frame.liveness.count(where: \.isLive)
    json.append(",\"live\":")
    json.append(decimal: live)
    json.append(",\"inert\":")
    json.append(decimal: frame.liveness.count - live)
    Self.append(causesOf: frame, to: &json)
    way = json
    json = []
    if let wait = frame.nextEffect {
      json.append(",\"wait\":")
      let (seconds, attoseconds) = wait.components
      json.append(decimal: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
    json.append("}")
    wait = json
  }

  private static func append(causesOf frame: PageAtlas.Frame, to json: inout [UInt8]) {
    let causes = frame.causes
    if causes.isEmpty { return }
    json.append(",\"causes\":{")
    for (index, cause) in causes.enumerated() {
      if index > 0 { json.append(",") }
      JSON.writeString(cause.words, into: &json)
      json.append(":")
      json.append(decimal: cause.count)
    }
    json.append("}")
  }
}

extension [UInt8] {
  /// Appends texts as a list of JSON.
  mutating func append(strings texts: [String]) {
    append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { append(",") }
      JSON.writeString(text, into: &self)
    }
    append("]")
  }
}
