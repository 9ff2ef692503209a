// What the tests of this room share.

import CCmark
import Drawing
import Glibc

@testable import Prose

/// A small generator of numbers that gives the same ones for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

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
  return String(decoding: drawn.html, as: UTF8.self)
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
    _ reasons: RedactionReasons, _ projection: ProjectionKind = .grid, isUnsafe: Bool = false
  ) -> ProseTreatment {
    ProseTreatment(
      redaction: Redaction(reasons: reasons, projection: projection), allowsUnsafeHTML: isUnsafe)
  }
}
