// The rail of a report: what is shown, and all groups, on each of its pages.

import Drawing

/// What stands in the rail of a page: on the summary filters and what else there is to see, on the page
/// of a group its variants.
struct ReportRail {
  let groups: [ChangeGroup]
  /// The group whose page it is; none on the summary.
  var current: Int?
  /// Parts of the summary besides its groups.
  var parts: [Part] = []

  /// A part of the summary.
  struct Part {
    let id: String
    let title: String
  }

  /// Of more groups only those around the current one are here: each page would name them all.
  private static let most = 200

  func write(_ root: String, into bytes: inout [UInt8]) {
    if current == nil { writeFilters(into: &bytes) }
    writeGroups(root, into: &bytes)
    if parts.isEmpty { return }
    bytes.append("<section class=\"part\"><h2>Besides</h2>\n<ul>\n")
    for part in parts { bytes.write("<li><a href=\"#\(part.id)\">\(part.title)</a></li>\n") }
    bytes.append("</ul></section>\n")
  }

  // MARK: Filters

  /// What is chosen is shown together; it stands in the address.
  private func writeFilters(into bytes: inout [UInt8]) {
    let used = GroupKind.all.filter { kind in groups.contains { $0.kind == kind.name } }
    guard used.count > 1 else { return }
    bytes.append(
      """
      <form class="part filters" autocomplete="off" aria-label="Filters">
      <h2>Show only</h2>
      <fieldset class="filter"><legend>Kind</legend>

      """)
    for kind in used {
      let count = groups.count { $0.kind == kind.name }
      bytes.write(
        """
        <label><input type="checkbox" name="kind" value="\(kind.name)"><span>\(kind.title)</span> \
        <b class="count">\(count.grouped)</b></label>

        """)
    }
    bytes.append("</fieldset>\n<button type=\"reset\" class=\"clear\">Clear</button>\n</form>\n")
  }

  // MARK: Groups

  private func writeGroups(_ root: String, into bytes: inout [UInt8]) {
    if groups.isEmpty { return }
    let first = min(max(0, (current ?? 0) - Self.most / 2), max(0, groups.count - Self.most))
    let shown = groups.indices[first...].prefix(Self.most)
    bytes.append("<section class=\"part\"><h2>Groups</h2>\n<ol class=\"names\">\n")
    if first > 0 { writeRest(first, root, into: &bytes) }
    for index in shown { write(index, root, into: &bytes) }
    let rest = groups.count - shown.upperBound
    if rest > 0 { writeRest(rest, root, into: &bytes) }
    bytes.append("</ol></section>\n")
  }

  private func writeRest(_ count: Int, _ root: String, into bytes: inout [UInt8]) {
    bytes.write("<li class=\"rest\"><a href=\"\(root)index.html\">\(count.grouped) more</a></li>\n")
  }

  private func write(_ index: Int, _ root: String, into bytes: inout [UInt8]) {
    let group = groups[index]
    let isCurrent = index == current
    let mark: Markup = isCurrent ? " aria-current=\"page\"" : ""
    let href = (root.isEmpty ? "changes/" : "") + ReportShell.fileName(index)
    bytes.write(
      "<li class=\"of-kind \(group.kind)\"><a href=\"\(href)\"\(mark)>\(.told(group.title))</a>")
    if isCurrent, group.variants.count > 1 {
      bytes.append("\n<ol class=\"ways\">\n")
      for (number, variant) in group.variants.enumerated() {
        bytes.write(
          "<li><a href=\"#variant-\(number)\">\(variant.title) <span>\(.told(variant.scope))</span></a></li>\n"
        )
      }
      bytes.append("</ol>")
    }
    bytes.append("</li>\n")
  }
}

/// A kind of change, as filters offer it.
struct GroupKind {
  /// As a class and an address know it.
  let name: String
  let title: String

  /// All, the gravest first.
  static let all = [
    GroupKind(name: "opened", title: "Redaction opened"),
    GroupKind(name: "redaction", title: "Redaction closed"),
    GroupKind(name: "liveness", title: "Liveness"),
    GroupKind(name: "look", title: "Words and look"),
    GroupKind(name: "fate", title: "Added, removed"),
    GroupKind(name: "plain", title: "Nothing to see"),
  ]
}
