// A look on its page's storyboard: the picture, what it is called, what is hidden in it and what is
// alive; and on demand how one gets there, what happened on the way, and where it leads.

import Atlas
import Drawing

struct LookFigures {
  let page: ShownPage
  private let pictures: LookPictures

  init(_ page: ShownPage) {
    self.page = page
    pictures = LookPictures(
      of: page.atlas, root: page.root, marks: page.words.looks.map(\.marks),
      known: page.known, twins: page.knownTwins, prose: page.prose)
  }

  func write(_ index: Int, into bytes: inout [UInt8]) {
    let words = page.words.looks[index]
    let facts = page.facts[index]
    bytes += words.arrow
    bytes += facts.kinds.written
    bytes += words.address
    pictures.write(index, into: &bytes)
    pictures.write(twinOf: index, into: &bytes)
    bytes += words.caption
    writeState(facts, of: index, into: &bytes)
    bytes += words.ways
    bytes += words.news.told(tellsValues: page.tellsValues(in: index))
    bytes += words.onward
  }

  /// What is redacted and why, how much is alive, whether something is in flight.
  private func writeState(_ facts: FrameFacts, of index: Int, into bytes: inout [UInt8]) {
    bytes.append("<ul class=\"state\">")
    if facts.hasRedactedContent {
      bytes.write("<li class=\"hid\">\(hidden(facts, in: index))</li>")
    }
    if facts.live > 0 { bytes.write("<li class=\"live\">\(facts.live) live</li>") }
    if facts.leaks > 0 {
      bytes.write("<li class=\"leak\">\(facts.leaks) live though redacted</li>")
    }
    if facts.inert > 0 { bytes.write("<li>\(facts.inert) inert</li>") }
    if facts.live + facts.inert == 0 { bytes.append("<li>no controls</li>") }
    if let wait = page.atlas.frames[index].nextEffect {
      bytes.write("<li>goes on in \(wait.readable)</li>")
    }
    bytes.append("</ul>\n")
  }

  /// Which regions are redacted, and for which reasons.
  private func hidden(_ facts: FrameFacts, in index: Int) -> String {
    let regions = page.atlas.frames[index].drawing.regions
    let all = regions.filter(\.isRedacted).map(\.name)
    let partly = regions.filter { $0.hasRedactedContent && $0.hasVisibleContent }.map(\.name)
    var parts = all
    if !partly.isEmpty { parts.append("parts of " + partly.joined(separator: ", ")) }
    if parts.isEmpty { parts = ["parts"] }
    let names = facts.reasons.names(declared: page.site.declaredReasons)
    let reasons = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    return "redacted: \(parts.joined(separator: ", "))\(reasons)"
  }
}
