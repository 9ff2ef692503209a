// Keys that look as if they hid a page, and hide nothing.

/// Looks at keys that nobody reads.
enum PrivacyWish {
  private static let audiences = ["visibility", "access", "audience", "status"]
  private static let showing = ["public", "publish", "published", "listed", "visible"]

  /// Tells of each that is, or holds, what looks like a wish for privacy.
  static func check(_ entries: [YAML.Entry], into findings: inout Findings) {
    for entry in entries where isWish(entry) {
      findings.add(.hidesNothing(entry.key), at: entry.keyPlace)
    }
  }

  private static func isWish(_ entry: YAML.Entry) -> Bool {
    let key = entry.key.lowercased().filter(\.isLetter)
    if MarkWish.isPrivate(key) { return true }
    if MarkWish.hidingAnything.contains(key), !isNo(entry.value) { return true }
    if showing.contains(key), isNo(entry.value) { return true }
    if audiences.contains(key), isHidden(entry.value) { return true }
    return isWish(entry.value)
  }

  private static func isHidden(_ value: YAML) -> Bool {
    guard case .scalar(let text, _) = value.content else { return false }
    return MarkWish.hiding.contains(text.lowercased().filter(\.isLetter))
  }

  private static func isWish(_ value: YAML) -> Bool {
    switch value.content {
    case .scalar(let text, _):
      let word = text.lowercased().filter(\.isLetter)
      return word.count < 12 && MarkWish.isPrivate(word)
    case .sequence(let items): return items.contains(where: isWish)
    case .mapping(let entries): return entries.contains(where: isWish)
    }
  }

  private static func isNo(_ value: YAML) -> Bool {
    guard case .scalar(let text, isPlain: true) = value.content else { return false }
    return ["false", "no", "off", "0"].contains(text.lowercased())
  }
}

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
    guard let entry = fields.onlyValue(names, into: &findings) else { return nil }
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
