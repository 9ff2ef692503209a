// A file of one side, as a report holds it: it shows the same and runs nothing.

import Drawing

/// The copy of a file that a reader of a report opens.
///
/// Who wrote the file may be a stranger, and the report may lie where its readers are signed in. So the
/// copy of a document says before anything of the stranger's that no script of it runs; of a picture
/// that could do more than be seen there is none; and what is not known to be harmless is left out.
enum SafeCopy {
  /// Whether pages are drawn with such a file.
  static func isShown(_ path: String) -> Bool { MediaType.of(path) != nil }

  /// What the copy of a file holds.
  static func bytes(_ file: [UInt8], _ path: String) -> [UInt8] {
    switch MediaType.of(path) {
    case MediaType.html: page(file)
    case MediaType.svg: SVGCheck.problem(in: file).map(sign) ?? file
    default: file
    }
  }

  /// What stands in place of a picture.
  private static func sign(_ problem: String) -> [UInt8] {
    let sign: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 60">\
      <text x="10" y="36" font-size="16">Not copied, since it may run scripts: it holds \
      \(problem).</text></svg>

      """
    return sign.bytes
  }

  private static let policy: [UInt8] = Array(
    """
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; \
    frame-src 'self'; base-uri 'none'; form-action 'none'">
    """.utf8)

  /// The document with the policy in it.
  private static func page(_ document: [UInt8]) -> [UInt8] {
    if let end = endOfHeadTag(document) { return document[..<end] + policy + document[end...] }
    // A head of one's own, which the document's is then taken into.
    return Array("<!doctype html>".utf8) + policy + document
  }

  /// Where the tag of the head ends in a document that begins as one does that was built here. In all
  /// others a browser may take for text, or for a part of a tag, what looks like that tag.
  private static func endOfHeadTag(_ document: [UInt8]) -> Int? {
    var at = 0
    for tag in ["<!doctype html", "<html", "<head"] {
      guard document[at...].starts(with: tag.utf8) else { return nil }
      at += tag.utf8.count
      while let next = attribute(document, at) { at = next }
      guard at < document.count, document[at] == UInt8(ascii: ">") else { return nil }
      at += 1
      if tag != "<head", at < document.count, document[at] == 0x0A { at += 1 }
    }
    return at
  }

  /// Where an attribute ends that is written as ` name="value"`, if there is one.
  private static func attribute(_ document: [UInt8], _ start: Int) -> Int? {
    guard start < document.count, document[start] == 0x20 else { return nil }
    var at = start + 1
    while at < document.count, isOfName(document[at]) { at += 1 }
    guard at > start + 1, document[at...].starts(with: [UInt8(ascii: "="), UInt8(ascii: "\"")])
    else { return nil }
    return document[(at + 2)...].firstIndex(of: UInt8(ascii: "\"")).map { $0 + 1 }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
