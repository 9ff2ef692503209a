// In which fonts a site is to be set, as it is written in `site.yaml`.

import Type

/// The fonts that an author asks for.
///
/// ```yaml
/// fonts: system             # none are shipped
/// fonts:                    # a site's own, before those that are shipped
///   text: [fonts/Own-Regular.woff2, fonts/Own-Bold.woff2]
///   mono: fonts/Own-Mono.ttf
/// ```
package enum FontWish: Hashable, Sendable {
  /// Those that are shipped.
  case shipped
  /// Those of the reader's machine.
  case system
  /// Files of the content, in the order in which they are named.
  case own([File])

  /// A file that a kind of text is to be set in.
  package struct File: Hashable, Sendable {
    /// The kind of text.
    package var family: TextStyle.Family
    /// The path below the content, and where it is written.
    package var path: FrontMatter.Located
  }

  private static let words: [(key: String, value: FontWish)] = [
    ("shipped", .shipped), ("system", .system),
  ]

  static func read(_ fields: Fields, into findings: inout Findings) -> FontWish {
    guard let node = fields.node("fonts") else {
      fields.mustSay("fonts", into: &findings)
      return .shipped
    }
    if case .scalar = node.content {
      let wish = fields.choice("fonts", among: words, into: &findings) ?? .shipped
      if wish == .system { findings.add(.systemFonts, at: node.mark, .warning) }
      return wish
    }
    guard case .mapping = node.content else {
      findings.add(
        .wrongType(
          key: "fonts", expected: "'system', or 'text', 'sans' and 'mono' with files",
          found: node.kind),
        at: node.mark)
      return .shipped
    }
    // Fonts under a name that nobody reads would not be there, and nobody would say so.
    let inner = Fields(
      node, known: TextStyle.Family.allCases.map { KeyName($0.rawValue) }, isStrict: true,
      into: &findings)
    let files = TextStyle.Family.allCases.flatMap { family in
      inner.mustSay(family.rawValue, into: &findings)
      return inner.located(family.rawValue, into: &findings).map {
        File(family: family, path: FrontMatter.Located(text: $0.text, mark: $0.mark))
      }
    }
    return files.isEmpty ? .shipped : .own(files)
  }
}

/// Something that is wrong with a font that an author asks for.
package struct FontFinding: Hashable, Sendable {
  /// Where the font is asked for.
  package var file: FontWish.File
  /// What is wrong, and what to do.
  package var message: String

  package init(_ file: FontWish.File, _ message: String) {
    self.file = file
    self.message = message
  }
}

extension [FontFinding] {
  /// The findings with their places; `source` is the content of the file, for the line with the caret.
  package func diagnostics(in source: [UInt8], path: String) -> [Diagnostic] {
    if isEmpty { return [] }
    var findings = Findings(SourceFile(path: path, bytes: source))
    for finding in self { findings.add(.font(finding.message), at: finding.file.path.mark) }
    return findings.all
  }
}
