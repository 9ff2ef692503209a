// From the bytes of a file to its parts.

import Drawing

/// Reads a file of content.
enum DocumentReader {
  /// What a file consists of.
  struct Parts {
    var frontMatter: FrontMatter
    var text: ParsedText
  }

  static func read(
    _ bytes: [UInt8], options: DocumentOptions, into findings: inout Findings
  ) -> Parts? {
    guard bytes.count <= Markdown.limit else {
      findings.add(.tooLarge(limit: Markdown.limit))
      return nil
    }
    if options.needsUTF8, let invalid = UTF8Check.firstInvalid(in: bytes.span) {
      findings.add(.notUTF8, offset: invalid)
      // Nobody knows whether the line is private.
      if options.leavesOutPrivate { findings.withholdLines() }
      return nil
    }
    if options.needsUTF8, UTF8Check.looksWide(bytes) {
      findings.add(.isUTF16)
      return nil
    }
    return parts(of: bytes, options: options, into: &findings)
  }

  private static func parts(
    of bytes: [UInt8], options: DocumentOptions, into findings: inout Findings
  ) -> Parts? {
    var frontMatter = FrontMatter()
    var body = 0..<bytes.count
    var firstLine = 0
    if options.readsFrontMatter {
      do throws(ContentMistake) {
        let fence = try FrontMatterFence(bytes.span)
        body = fence.body
        firstLine = fence.bodyLine
        if let range = fence.yaml {
          let yaml = YAMLLoader.load(
            bytes.span.extracting(range), lineOffset: 1, into: &findings)
          if let yaml {
            frontMatter = FrontMatter(yaml, isStrict: options.isStrict, into: &findings)
          } else if options.leavesOutPrivate {
            // What it says of privacy can not be read either.
            findings.withholdWords()
          }
        }
      } catch {
        findings.add(error, line: 1, column: 1, length: 3)
        return nil
      }
    }
    if options.leavesOutPrivate, frontMatter.redaction.isPrivate ?? options.isPrivate {
      findings.withholdWords()
      return Parts(frontMatter: frontMatter.withoutContent, text: ParsedText())
    }
    if options.readsFrontMatter {
      if let wish = FrontMatterWish.find(in: bytes[body]),
        !withheld(in: bytes[body], options, findings).contains(where: { $0.contains(wish) })
      {
        findings.add(.frontMatterNotFirst, offset: wish)
      }
    }
    var markdown = options.markdown
    if options.leavesOutPrivate { markdown.leavesOutPrivate = true }
    let text = Markdown.text(
      of: bytes[body], options: markdown, firstLine: firstLine, into: &findings)
    if options.readsFrontMatter {
      checkFootnotes(
        in: bytes[body], shownIn: text?.prose ?? ProseText(), options: options, into: &findings)
    }
    if options.leavesOutPrivate, findings.areInDoubt {
      // Where a mark hides nothing, what it was to hide stands in the lines that would be quoted, and in
      // what would be told of links.
      findings.withholdWords()
      return nil
    }
    guard let text else { return nil }
    let isPrivate = frontMatter.redaction.isPrivate ?? options.isPrivate
    if !isPrivate, !text.prose.hasPrivatePart,
      let privacy = frontMatter.redaction.locatedReasons.first(where: { $0.text == "privacy" })
    {
      findings.add(.privacyOfNothing, at: privacy.mark, .warning)
    }
    return Parts(frontMatter: frontMatter, text: text)
  }

  /// Tells of footnotes; for the public only of those that are public themselves.
  private static func checkFootnotes(
    in body: ArraySlice<UInt8>, shownIn prose: ProseText, options: DocumentOptions,
    into findings: inout Findings
  ) {
    let definitions = Footnotes.definitions(in: body)
    let starts = Set(definitions.map(\.offset))
    let uses = Footnotes.uses(in: body, shownIn: prose).filter { !starts.contains($0.offset) }
    let found: [(offset: Int, length: Int, mistake: ContentMistake)] =
      definitions.map { ($0.offset, $0.length, .footnote) }
      + uses.map { ($0.offset, $0.mark.utf8.count, .footnoteUse($0.mark)) }
    if found.isEmpty { return }
    var hidden = withheld(in: body, options, findings)[...]
    for one in found.sorted(by: { $0.offset < $1.offset }) {
      let offset = body.startIndex + one.offset
      hidden = hidden.drop { $0.upperBound <= offset }
      if let part = hidden.first, part.contains(offset) { continue }
      findings.add(one.mistake, offset: offset, length: one.length)
    }
  }

  /// What of a body a build for the public leaves out, from top to bottom.
  private static func withheld(
    in body: ArraySlice<UInt8>, _ options: DocumentOptions, _ findings: Findings
  ) -> [Range<Int>] {
    if !options.leavesOutPrivate { return [] }
    // What is wrong with the marks is told where the text is read.
    var unheard = findings
    return PrivateParts(body, firstLine: 0, into: &unheard)?.parts.map(\.inside) ?? []
  }
}
