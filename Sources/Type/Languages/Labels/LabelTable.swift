// The table of labels: a text that translators write.

/// The parts of the table, in their order.
package struct LabelTable: Sendable {
  /// What the table says in one language.
  package struct Part: Sendable {
    /// The tag of the language.
    package var language: String
    /// The names of labels, and what they say.
    package var lines: [(name: String, text: String)] = []
  }

  /// The parts.
  package private(set) var parts: [Part] = []

  /// The table that comes with the program.
  package static var own: LabelTable { LabelTable(PackageResources.labels_txt) }

  /// Reads a table: `[en]` begins a part, `name = text` is a line of it, and `#` begins a comment.
  package init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "#") { continue }
      if line.first == UInt8(ascii: "[") {
        parts.append(Part(language: Self.text(line.dropFirst().dropLast())))
      } else if let sign = line.firstIndex(of: UInt8(ascii: "=")), !parts.isEmpty {
        parts[parts.count - 1].lines.append(
          (Self.text(line[..<sign].dropLast()), Self.text(line[sign...].dropFirst(2))))
      }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
