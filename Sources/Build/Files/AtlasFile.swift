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
    json.append("{\"version\":4,\"generator\":\"vitrine\",\"libraries\":")
    json.append(strings: LibraryVersion.all.map(\.series))
    json.append(",\"title\":")
    JSON.writeString(title, into: &json)
    json.append(",\"pages\":[")
    return json
  }

  /// What stands after the pages. The parts are the files in which pages stand, where there are many.
  static func closing(
    parts: [(path: String, fingerprint: Fingerprint)],
    files: [(path: String, fingerprint: Fingerprint)]
  ) -> [UInt8] {
    var json: [UInt8] = []
    json.append("\n]")
    if !parts.isEmpty {
      json.append(",\"parts\":[")
      append(parts, to: &json)
      json.append("\n]")
    }
    json.append(",\"files\":[")
    append(files, to: &json)
    json.append("\n]}\n")
    return json
  }

  /// What stands around the pages of a part.
  static let openingOfPart: StaticString = "{\"pages\":["
  static let closingOfPart: StaticString = "\n]}\n"

  private static func append(
    _ files: [(path: String, fingerprint: Fingerprint)], to json: inout [UInt8]
  ) {
    for (index, file) in files.enumerated() {
      json.append(index == 0 ? "\n" : ",\n")
      json.append("{\"file\":")
      JSON.writeString(file.path, into: &json)
      append(hash: file.fingerprint, to: &json)
      json.append("}")
    }
  }

  /// What is said of a page; `failing` are the checks that it declares to fail, and fails; `outputs`
  /// are its frames in order, and then its storyboard. So many words of its document are private. Of pages
  /// that were walked once, something may be known.
  static func page(
    _ atlas: PageAtlas, _ summary: PageSummary, source: String?, privateWords: Int,
    failing: [Finding], outputs: [OutputRecord], known: inout PerWalk<AtlasWords>
  ) -> [UInt8] {
    let words = known.value(of: atlas.walk) { AtlasWords(atlas) }
    var json: [UInt8] = []
    json.reserveCapacity(1024 + atlas.frames.count * 256 + words.transitions.count)
    json.append("{\"name\":")
    JSON.writeString(summary.name, into: &json)
    json.append(",\"title\":")
    JSON.writeString(summary.title, into: &json)
    json.append(",\"feature\":")
    JSON.writeString(summary.feature, into: &json)
    json.append(",\"tags\":")
    json.append(strings: summary.tags)
    json.append(",\"language\":")
    JSON.writeString(summary.language, into: &json)
    if let source {
      json.append(",\"source\":")
      JSON.writeString(source, into: &json)
    }
    json.append(",\"closure\":")
    JSON.writeString(atlas.closureName, into: &json)
    if atlas.tellsCounts {
      json.append(",\"states\":")
      json.append(decimal: atlas.stateCount)
    }
    if let looks = atlas.lookCount {
      json.append(",\"looks\":")
      json.append(decimal: looks)
    }
    if privateWords > 0 {
      json.append(",\"private\":")
      json.append(decimal: privateWords)
    }
    if let most = summary.mostTelling { append(most, to: &json) }
    if !failing.isEmpty { append(failing, to: &json) }
    if let storyboard = outputs.last {
      append(file: storyboard, of: summary.name, to: &json)
    }
    json.append(",\"frames\":[")
    for index in atlas.frames.indices {
      if index > 0 { json.append(",") }
      json += words.looks[index].name
      append(file: outputs[index], of: summary.name, to: &json)
      json += words.looks[index].way
      json.append(
        summary.frames[index].isRedacted ? ",\"redacted\":true" : ",\"redacted\":false")
      json += words.looks[index].wait
    }
    json.append("],\"transitions\":[")
    json += words.transitions
    json.append("]}")
    return json
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
      json.append(strings: frames)
      json.append("}")
    }
    json.append("]")
  }

  private static func append(file output: OutputRecord, of page: String, to json: inout [UInt8]) {
    json.append(",\"file\":")
    JSON.writeString([page, "/", output.name], into: &json)
    append(hash: output.fingerprint, to: &json)
  }

  private static func append(hash: Fingerprint, to json: inout [UInt8]) {
    json.append(",\"hash\":\"")
    let digits = hash.digits
    json.append(copying: digits.span)
    json.append("\"")
  }
}
