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
    guard let drawnAnchors else { return }
    for link in ownLinks.reversed() {
      var href: [UInt8] = []
      if let id = link.heading < tape.firstEvent ? [] : drawnAnchors[link.heading] {
        href.append(" href=\"#")
        href.append(href: id.span)
        href.append("\"")
      }
      out.replaceSubrange(link.href, with: href)
    }
  }
}
