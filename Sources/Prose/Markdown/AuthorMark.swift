// The comments by which an author says how a span of blocks is redacted.

/// What a pair of comments says of the blocks between them.
///
/// ```markdown
/// <!-- private -->
///
/// Nobody sees this under `privacy`.
///
/// <!-- /private -->
/// ```
enum AuthorMark: UInt8, CaseIterable, Sendable {
  /// Sensitive: one block under `privacy`, whatever it says.
  case `private`
  /// Always visible, but never where it is private.
  case unredacted
  /// Drawn as stale under `invalidated`.
  case stale

  var name: String {
    switch self {
    case .private: "private"
    case .unredacted: "unredacted"
    case .stale: "stale"
    }
  }
}

/// A comment as far as redaction is concerned.
enum AuthorComment: Equatable {
  case open(AuthorMark)
  case close(AuthorMark)
  /// A mark among other raw HTML, where it would have no effect.
  case misplaced(String)
  /// Almost a mark.
  case misspelt(String, suggestion: String)

  /// What a piece of raw HTML says; nothing for most.
  init?(_ html: ArraySlice<UInt8>, isBlock: Bool) {
    guard html.count >= 7 else { return nil }
    var found: AuthorComment?
    var index = 0
    while let start = RawHTML.find("<!--", in: html.span, from: index) {
      let end = RawHTML.find("-->", in: html.span, from: start + 4)
      let inner = html.dropFirst(start + 4).prefix((end ?? html.count) - start - 4)
      if let comment = Self.comment(inner, isClosed: end != nil) {
        found = comment
        let isAlone =
          isBlock && Self.isBlank(html.prefix(start))
          && end.map { Self.isBlank(html.dropFirst($0 + 3)) } == true
        guard isAlone else { break }
        self = comment
        return
      }
      guard let end else { break }
      index = end + 3
    }
    guard let found else { return nil }
    switch found {
    case .open(let mark): self = .misplaced(mark.name)
    case .close(let mark): self = .misplaced("/" + mark.name)
    case .misplaced, .misspelt: self = found
    }
  }

  private static func comment(
    _ inner: ArraySlice<UInt8>, isClosed: Bool
  ) -> AuthorComment? {
    var words = inner.prefix(64).split { $0 <= 0x20 }[...]
    guard var first = words.popFirst() else { return nil }
    let isClosing = first.first == UInt8(ascii: "/")
    if isClosing {
      first = first.dropFirst()
      if first.isEmpty { first = words.popFirst() ?? first }
    }
    let name = String(decoding: first, as: UTF8.self).lowercased()
    let mark = AuthorMark.allCases.first { $0.name == name }
    guard words.isEmpty, inner.count <= 64, isClosed else {
      // `<!-- private` without an end hides what follows from this page only.
      return mark != nil && !isClosed ? .misplaced((isClosing ? "/" : "") + name) : nil
    }
    if let mark { return isClosing ? .close(mark) : .open(mark) }
    let slash = isClosing ? "/" : ""
    return KeyName.suggestion(for: name, among: AuthorMark.allCases.map(\.name))
      .map { .misspelt(slash + name, suggestion: slash + $0) }
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 <= 0x20 }
  }
}
