// Links to headings of the text itself: whether those are drawn, and what their ids are, is known
// when all is drawn.

import Drawing

extension ProseWriter {
  /// A link to a heading of the text itself.
  struct OwnLink {
    /// The event at which the heading begins.
    var heading: Int
    /// Where the attribute stands in the output, the space before it and its quotes included.
    var href: Range<Int>
  }

  /// Leads each link to the id that its heading has here. One whose heading is hidden leads nowhere,
  /// and nothing of what that says stays behind.
  mutating func settleOwnLinks() {
    guard let drawnAnchors, !ownLinks.isEmpty else { return }
    var settled: [UInt8] = []
    settled.reserveCapacity(out.count)
    var end = 0
    for link in ownLinks {
      settled.append(contentsOf: out[end..<link.href.lowerBound])
      if let id = link.heading < tape.firstEvent ? [] : drawnAnchors[link.heading] {
        settled.append(" href=\"#")
        settled.append(href: id.span)
        settled.append("\"")
      }
      end = link.href.upperBound
    }
    settled.append(contentsOf: out[end...])
    out = settled
  }
}
