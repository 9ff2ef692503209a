// What the tests of this room share.

import CCmark
import Composable
import Drawing
import Glibc

@testable import Prose

/// What the reference implementation makes of a text, raw HTML allowed.
func reference(_ markdown: [UInt8], isSmart: Bool = false) -> String {
  let options = CMARK_OPT_UNSAFE | (isSmart ? CMARK_OPT_SMART : 0)
  let html = markdown.withUnsafeBufferPointer { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      cmark_markdown_to_html($0.baseAddress, $0.count, options)
    }
  }
  guard let html else { return "" }
  defer { free(html) }
  return String(cString: html)
}

/// A text as it is drawn.
func html(
  _ markdown: String, _ treatment: ProseTreatment = ProseTreatment(),
  options: MarkdownOptions = .authored
) throws -> String {
  let drawn = try Markdown(Array(markdown.utf8), options: options).drawn(treatment)
  return String(decoding: drawn.htmlStandingAlone, as: UTF8.self)
}

/// A text as plain CommonMark with raw HTML, as the reference has it.
func commonMark(_ markdown: [UInt8], isSmart: Bool = false) throws -> String {
  var options = MarkdownOptions.commonMark
  options.isSmart = isSmart
  let drawn = try Markdown(markdown, options: options)
    .drawn(ProseTreatment(allowsUnsafeHTML: true))
  return String(decoding: drawn.html, as: UTF8.self)
}

/// The words of what is wrong with a text.
func mistakes(_ body: () throws -> some Any) -> [String] {
  do {
    _ = try body()
    return []
  } catch let error as ContentError {
    return error.diagnostics.map { "\($0.place.line):\($0.place.column) \($0.message)" }
  } catch {
    return ["\(error)"]
  }
}

extension ProseTreatment {
  /// A treatment with these reasons.
  static func reasons(
    _ reasons: RedactionReasons, _ projection: Projection.Kind = .grid, isUnsafe: Bool = false
  ) -> ProseTreatment {
    ProseTreatment(
      redaction: Redaction(reasons: reasons, projection: projection), allowsUnsafeHTML: isUnsafe)
  }
}
