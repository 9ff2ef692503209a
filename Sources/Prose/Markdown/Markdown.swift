// A Markdown text: parsed once, drawn under any treatment.

import Drawing

/// A text in CommonMark, parsed.
///
/// ```swift
/// let text = try Markdown(Array("# Behind *glass*".utf8))
/// text.drawn(ProseTreatment()).html  // <h1 id="behind-glass">Behind <em>glass</em></h1>
/// ```
///
/// With ``MarkdownOptions/commonMark`` and raw HTML allowed, what is drawn equals the reference
/// implementation's HTML byte for byte, but for titles of nothing, which are left out, and private
/// parts, which are read by themselves.
public struct Markdown: Hashable, Sendable {
  let tape: Tape

  /// How large a text may be.
  public static let limit = 4 * 1024 * 1024

  /// Parses a text; throws its mistakes, all of them.
  ///
  /// Bytes that are not UTF-8 are replaced by U+FFFD.
  public init(
    _ bytes: [UInt8], path: String = "-", options: MarkdownOptions = .authored
  ) throws(ContentError) {
    var findings = Findings(SourceFile(path: path, bytes: bytes))
    let tape = Self.tape(of: bytes[...], options: options, firstLine: 0, into: &findings)
    guard var tape, !findings.hasErrors else { throw ContentError(findings.sorted) }
    tape.nameHeadings()
    self.tape = tape
  }

  /// The text under a treatment.
  public func drawn(
    _ treatment: ProseTreatment, targets: ProseTargets = ProseTargets()
  ) -> DrawnProse {
    ProseWriter.draw(tape, treatment, targets: targets)
  }

  static func tape(
    of bytes: ArraySlice<UInt8>, options: MarkdownOptions, firstLine: Int,
    into findings: inout Findings
  ) -> Tape? {
    guard bytes.count <= limit else {
      findings.add(.tooLarge(limit: limit))
      return nil
    }
    guard let parts = PrivateParts(bytes, firstLine: firstLine, into: &findings) else {
      return TapeBuilder.tape(
        of: MarkdownSource(bytes, firstLine: firstLine), options: options, into: &findings)
    }
    let source = MarkdownSource(
      parts.publicText[...], firstLine: firstLine, without: parts, of: bytes)
    return TapeBuilder.tape(of: source, options: options, into: &findings)
  }
}
