// `atlas.json`: what was found out about all pages, for other tools.

import Atlas
import Composable
import Drawing
import Gallery
import JSON
import Output
import Prose
import System

/// Writes what `atlas.json` says.
///
/// README, *Output*, tells its members. The version goes up when one changes or goes; members may be
/// added.
enum AtlasFile {
  /// What stands before the pages.
  static func opening(title: String) -> [UInt8] {
    var json: [UInt8] = []
    json.append("{\"version\":3,\"generator\":\"vitrine\",\"libraries\":")
    append(LibraryVersion.all.map(\.series), to: &json)
    json.append(",\"title\":")
    JSON.writeString(title, into: &json)
    json.append(",\"pages\":[")
    return json
  }

  /// What stands after the pages.
  static func closing(files: [(path: String, fingerprint: Fingerprint)]) -> [UInt8] {
    var json: [UInt8] = []
    json.append("\n],\"files\":[")
    for (index, file) in files.enumerated() {
      json.append(index == 0 ? "\n" : ",\n")
      json.append("{\"file\":")
      JSON.writeString(file.path, into: &json)
      append(hash: file.fingerprint, to: &json)
      json.append("}")
    }
    json.append("\n]}\n")
    return json
  }

  /// What is said of a page; `failing` are the checks that it declares to fail, and fails; `outputs`
  /// are its frames in order, and then its storyboard.
  static func page(
    _ atlas: PageAtlas, _ summary: PageSummary, source: String?, failing: [Finding],
    outputs: [OutputRecord]
  ) -> [UInt8] {
    var json: [UInt8] = []
    json.reserveCapacity(atlas.frames.count * 256 + atlas.transitions.count * 96)
    json.append("{\"name\":")
    JSON.writeString(summary.name, into: &json)
    json.append(",\"title\":")
    JSON.writeString(summary.title, into: &json)
    json.append(",\"feature\":")
    JSON.writeString(summary.feature, into: &json)
    json.append(",\"tags\":")
    append(summary.tags, to: &json)
    json.append(",\"language\":")
    JSON.writeString(summary.language, into: &json)
    if let source {
      json.append(",\"source\":")
      JSON.writeString(source, into: &json)
    }
    json.append(",\"closure\":")
    JSON.writeString(atlas.closureName, into: &json)
    json.append(",\"states\":")
    json.append(decimal: atlas.stateCount)
    if let looks = atlas.lookCount {
      json.append(",\"looks\":")
      json.append(decimal: looks)
    }
    if let most = summary.mostTelling { append(most, to: &json) }
    if !failing.isEmpty { append(failing, to: &json) }
    if let storyboard = outputs.last {
      append(file: storyboard, of: summary.name, to: &json)
    }
    json.append(",\"frames\":[")
    for (index, frame) in atlas.frames.enumerated() {
      if index > 0 { json.append(",") }
      append(frame, summary.frames[index], outputs[index], of: summary.name, to: &json)
    }
    json.append("],\"transitions\":[")
    for (index, transition) in atlas.transitions.enumerated() {
      if index > 0 { json.append(",") }
      append(transition, of: atlas, to: &json)
    }
    json.append("]}")
    return json
  }

  private static func append(
    _ frame: PageAtlas.Frame, _ summary: PageSummary.Frame, _ output: OutputRecord,
    of page: String, to json: inout [UInt8]
  ) {
    json.append("{\"name\":")
    JSON.writeString(frame.name, into: &json)
    append(file: output, of: page, to: &json)
    json.append(frame.isFromStory ? ",\"story\":true" : ",\"story\":false")
    json.append(",\"path\":")
    append(frame.path.map(\.description), to: &json)
    json.append(",\"live\":")
    json.append(decimal: Int(summary.live))
    json.append(",\"inert\":")
    json.append(decimal: Int(summary.inert))
    append(causesOf: frame, to: &json)
    json.append(summary.isRedacted ? ",\"redacted\":true" : ",\"redacted\":false")
    if let wait = frame.nextEffect {
      json.append(",\"wait\":")
      let (seconds, attoseconds) = wait.components
      json.append(decimal: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
    json.append("}")
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
      append(transition.events.map(\.name), to: &json)
    }
    if !transition.dropped.isEmpty {
      json.append(",\"dropped\":")
      append(transition.dropped, to: &json)
    }
    json.append("}")
  }

  private static func append(_ most: MostTelling, to json: inout [UInt8]) {
    json.append(",\"tells\":{\"frame\":")
    JSON.writeString(most.frame, into: &json)
    json.append(",\"words\":")
    json.append(decimal: most.telling.words)
    json.append(",\"bits\":")
    json.append(decimal: most.telling.bits)
    json.append(",\"guessable\":")
    json.append(decimal: most.telling.guessable)
    json.append("}")
  }

  private static func append(_ failing: [Finding], to json: inout [UInt8]) {
    json.append(",\"failing\":[")
    var separator: StaticString = ""
    for check in Finding.Check.allCases {
      let mine = failing.filter { $0.check == check }
      if mine.isEmpty { continue }
      json.append(separator)
      separator = ","
      json.append("{\"check\":")
      JSON.writeString(check.rawValue, into: &json)
      json.append(",\"frames\":")
      var frames: [String] = []
      for finding in mine {
        if let frame = finding.frame, frames.last != frame { frames.append(frame) }
      }
      append(frames, to: &json)
      json.append("}")
    }
    json.append("]")
  }

  private static func append(file output: OutputRecord, of page: String, to json: inout [UInt8]) {
    json.append(",\"file\":")
    JSON.writeString("\(page)/\(output.name)", into: &json)
    append(hash: output.fingerprint, to: &json)
  }

  private static func append(hash: Fingerprint, to json: inout [UInt8]) {
    json.append(",\"hash\":\"")
    json.append(text: hash.description)
    json.append("\"")
  }

  private static func append(_ texts: [String], to json: inout [UInt8]) {
    json.append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { json.append(",") }
      JSON.writeString(text, into: &json)
    }
    json.append("]")
  }
}
