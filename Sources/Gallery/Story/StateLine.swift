// What is said of a look's state, under its picture.

import Atlas
import Drawing

/// What is redacted and why, how much is alive, whether something is in flight.
struct StateLine {
  let frame: PageAtlas.Frame
  let facts: FrameFacts
  let declaredReasons: DeclaredReasons

  /// Those of all looks of a page.
  static func all(of atlas: PageAtlas, _ facts: [FrameFacts], in site: SiteInfo) -> [[UInt8]] {
    zip(atlas.frames, facts).map { frame, facts in
      StateLine(frame: frame, facts: facts, declaredReasons: site.declaredReasons).html
    }
  }

  private var html: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("<ul class=\"state\">")
    if facts.hasRedactedContent { bytes.write("<li class=\"hid\">\(hidden)</li>") }
    if facts.live > 0 { bytes.write("<li class=\"live\">\(facts.live) live</li>") }
    if facts.leaks > 0 {
      bytes.write("<li class=\"leak\">\(facts.leaks) live though redacted</li>")
    }
    if facts.inert > 0 { bytes.write("<li>\(facts.inert) inert</li>") }
    if facts.live + facts.inert == 0 { bytes.append("<li>no controls</li>") }
    if let wait = frame.nextEffect { bytes.write("<li>goes on in \(wait.readable)</li>") }
    bytes.append("</ul>\n")
    return bytes
  }

  /// Which regions are redacted, and for which reasons.
  private var hidden: String {
    let regions = frame.drawing.regions
    let all = regions.filter(\.isRedacted).map(\.name)
    let partly = regions.filter { $0.hasRedactedContent && $0.hasVisibleContent }.map(\.name)
    var parts = all
    if !partly.isEmpty { parts.append("parts of " + partly.joined(separator: ", ")) }
    if parts.isEmpty { parts = ["parts"] }
    let names = facts.reasons.names(declared: declaredReasons)
    let reasons = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    return "redacted: \(parts.joined(separator: ", "))\(reasons)"
  }
}
