// The tag of a language, as BCP 47 shapes it.

/// Reads tags of languages.
enum LanguageTag {
  /// A well-formed tag, such as `ja`, `pt-BR` or `zh-Hant`.
  static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count), parts.count <= 6,
      first.utf8.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  static func read(
    _ fields: Fields, _ names: [String], into findings: inout Findings
  ) -> String? {
    guard let entry = fields.value(names) else { return nil }
    guard case .scalar(let tag, _) = entry.value.content else {
      return fields.wrong(entry, "a language such as 'en'", into: &findings)
    }
    if isWellFormed(tag) { return tag }
    findings.add(.notALanguage(tag), at: entry.value.mark)
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
