// What a drawing keeps of links that lead to another place, and not to another state.

/// Where a link leads that has nothing to do with the state of its page.
public enum LinkDestination: Hashable, Sendable {
  /// A page of the site, by its name: `articles/terms`.
  case page(String)
  /// An address on the web, or one for mail: `https:`, `http:` or `mailto:`.
  case url(String)

  var text: String {
    switch self {
    case .page(let name), .url(let name): name
    }
  }
}

/// A link to another place. Where it is redacted, it says nothing of where it leads.
struct AnchorRecord: Hashable, Sendable {
  var destination: LinkDestination?
  var label: Extent
  /// Whether it stands in a control or another link, where HTML allows none.
  var isNested: Bool
  /// Whether it is drawn dim: it is disabled, or redacted where all around it is.
  var isDim: Bool
  /// Where it opens and closes among the nodes.
  var opens: Int32
  var closes: Int32
  var place: ViewPlace

  var isRedacted: Bool { destination == nil }

  /// Where it leads on the page: nowhere if it is nested, disabled or redacted.
  func href(root: String) -> String? { isNested || isDim ? nil : destination?.href(root: root) }

  /// What tells where it leads.
  var goal: String {
    switch destination {
    case nil: ""
    case .page(let name)?: name
    case .url(let url)?: url
    }
  }
}

extension LinkDestination {
  /// Whether it is an address that is known to do nothing but lead somewhere.
  var isAllowed: Bool {
    guard case .url(let url) = self else { return true }
    let lowered = url.lowercased()
    return ["https://", "http://", "mailto:"].contains { lowered.hasPrefix($0) }
      && URLRule.allowsLink(url.utf8.span)
  }

  /// Where it leads, as seen from a page that is so far from the folder of the output; nothing if
  /// that is not allowed.
  func href(root: String) -> String? {
    switch self {
    case .page(let name): return "\(root)\(name.asAddress)/index.html"
    case .url(let url):
      guard isAllowed else { return nil }
      var bytes: [UInt8] = []
      bytes.append(address: url.utf8.span)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

// Links to other places, as those see them who look for what leads where.

extension Drawing {
  /// The pages of the site that visible links lead to, each once, and where that link was made.
  package var linkedPages: [(name: String, place: CodePlace?)] {
    var names: [(name: String, place: CodePlace?)] = []
    for anchor in anchors {
      guard case .page(let name)? = anchor.destination else { continue }
      if !names.contains(where: { $0.name == name }) { names.append((name, anchor.place.place)) }
    }
    return names
  }

  /// The files of the content that visible pictures show, each once, and where that picture was made.
  package var pictureFiles: [(path: String, place: CodePlace?)] {
    var files: [(path: String, place: CodePlace?)] = []
    for picture in pictures where picture.isFile {
      let file = text(picture.source)
      if !files.contains(where: { $0.path == file }) { files.append((file, picture.place.place)) }
    }
    return files
  }

  /// The addresses of its visible pictures and of the links of its visible prose, as they were written;
  /// those of files that it names by their paths are not among them. Prose that was seen before is passed
  /// over: most frames of a page show the same.
  package func addresses(notIn seen: inout Set<UInt64>) -> [String] {
    addresses(notIn: &seen) { $0.links.map(\.url) + $0.pictures.map(\.url) }
  }

  /// The same of its pictures only.
  package func pictureAddresses(notIn seen: inout Set<UInt64>) -> [String] {
    addresses(notIn: &seen) { $0.pictures.map(\.url) }
  }

  private func addresses(
    notIn seen: inout Set<UInt64>, ofProse urls: (ProseText) -> [Extent]
  ) -> [String] {
    var addresses = pictures.filter { !$0.isFile }.map { text($0.source) }
    for one in prose where seen.insert(one.key).inserted {
      let text = one.prose
      for url in urls(text) {
        addresses.append(String(decoding: text.bytes[url.range], as: UTF8.self))
      }
    }
    return addresses
  }

  /// The addresses of links that lead where no link may, each with what the link says.
  package var refusedLinks: [(name: String, address: String, place: CodePlace?)] {
    anchors.compactMap { anchor in
      guard let destination = anchor.destination, !destination.isAllowed else { return nil }
      return (name(of: anchor), destination.text, anchor.place.place)
    }
  }

  /// Where links lead that can be followed and have no name.
  package var namelessLinks: [(address: String, place: CodePlace?)] {
    anchors.compactMap { anchor in
      guard let destination = anchor.destination, !anchor.isNested, !anchor.isDim,
        !says(anchor.label), !says(Int(anchor.opens)..<Int(anchor.closes))
      else { return nil }
      return (destination.text, anchor.place.place)
    }
  }

  /// What links say that stand in controls or other links, where nobody can reach them.
  package var nestedLinks: [String] {
    anchors.compactMap { $0.isNested ? name(of: $0) : nil }
  }

  /// What a link is called.
  func name(of anchor: AnchorRecord) -> String {
    if !anchor.label.isEmpty { return text(anchor.label) }
    return spokenText(Int(anchor.opens)..<Int(anchor.closes))
  }

  /// Whether a node lies under a sheet or an alert.
  func isCovered(node index: Int) -> Bool { index < Int(coveredNodes) }
}
