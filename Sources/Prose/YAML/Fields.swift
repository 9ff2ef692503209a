// A mapping whose keys are known: reads typed values out of it and finds what is wrong.

import Type

/// The entries of one mapping, asked for by key and type.
///
/// Every question that finds a value of the wrong type leaves a finding and answers nothing.
struct Fields {
  private(set) var unknown: [YAML.Entry] = []
  private var entries: [YAML.Entry] = []
  private let mark: YAML.Mark

  /// The entries of a node, which should be a mapping with the known keys.
  init(_ node: YAML, known: [KeyName], isStrict: Bool, into findings: inout Findings) {
    mark = node.mark
    guard case .mapping(let all) = node.content else {
      if !node.isNull { findings.add(.notAMapping(found: node.kind), at: node.mark) }
      return
    }
    entries.reserveCapacity(all.count)
    for entry in all {
      guard !known.contains(where: { $0.matches(entry.key) }) else {
        entries.append(entry)
        continue
      }
      if entry.key == "<<" {
        // Nobody's own key: who writes it relies on what stands there, a draft be it.
        findings.add(.mergeKey, at: entry.keyPlace)
        continue
      }
      unknown.append(entry)
      let suggestion = KeyName.suggestion(for: entry.key, among: known)
      findings.add(
        .unknownKey(entry.key, suggestion: suggestion), at: entry.keyPlace,
        suggestion != nil || isStrict ? .error : .warning)
    }
  }

  /// What a name stands for, unless that is nothing.
  func value(_ name: String) -> YAML.Entry? {
    guard let entry = entries.first(where: { $0.key == name }), !entry.value.isNull else {
      return nil
    }
    return entry
  }

  /// The value of the first of the names that has one.
  func value(_ names: [String]) -> YAML.Entry? {
    for name in names {
      if let entry = value(name) { return entry }
    }
    return nil
  }

  /// A value of any type.
  func node(_ name: String) -> YAML? {
    value(name)?.value
  }

  /// A text: any scalar, as it is written.
  func text(_ names: String..., into findings: inout Findings) -> String? {
    guard let entry = value(names) else { return nil }
    guard case .scalar(let text, _) = entry.value.content else {
      return wrong(entry, "a text", into: &findings)
    }
    return text
  }

  /// A text that says something: one of nothing but white space and what is not seen is none.
  func words(_ name: String, into findings: inout Findings) -> String? {
    text(name, into: &findings).flatMap { $0.utf8.span.saysSomething ? $0 : nil }
  }

  /// Yes or no.
  func flag(_ name: String, into findings: inout Findings) -> Bool? {
    guard let entry = value(name) else { return nil }
    guard case .scalar(let text, let isPlain) = entry.value.content,
      let answer = Self.answer(text)
    else { return wrong(entry, "true or false", into: &findings) }
    if isPlain { return answer }
    findings.add(.quotedFlag(key: entry.key, value: text), at: entry.value.mark)
    return nil
  }

  /// A whole number of at least the least.
  func number(_ name: String, atLeast least: Int, into findings: inout Findings) -> Int? {
    guard let entry = value(name) else { return nil }
    if case .scalar(let text, _) = entry.value.content, let number = Int(text), number >= least {
      return number
    }
    return wrong(entry, "a whole number from \(least)", into: &findings)
  }

  /// Texts: a list of scalars, or one scalar with commas.
  func texts(_ name: String, into findings: inout Findings) -> [String] {
    located(name, into: &findings).map(\.text)
  }

  /// Texts with their places.
  func located(_ name: String, into findings: inout Findings) -> [(text: String, mark: YAML.Mark)] {
    guard let entry = value(name) else { return [] }
    switch entry.value.content {
    case .scalar(let text, _):
      return text.split(separator: ",").map { Self.trimmed(String($0)) }.filter { !$0.isEmpty }
        .map { ($0, entry.value.mark) }
    case .sequence(let items):
      return items.compactMap { item in
        guard case .scalar(let text, _) = item.content, !item.isNull else {
          findings.add(
            .wrongType(key: name, expected: "a list of texts", found: "a list with \(item.kind)"),
            at: item.mark)
          return nil
        }
        return (text, item.mark)
      }
    case .mapping: return wrong(entry, "a list of texts", into: &findings) ?? []
    }
  }

  /// One of the allowed words, which are only listed where there is one to look up.
  func choice<Value>(
    _ name: String, among allowed: @autoclosure () -> [(key: String, value: Value)],
    into findings: inout Findings
  ) -> Value? {
    guard let entry = value(name) else { return nil }
    guard case .scalar(let text, _) = entry.value.content else {
      return wrong(entry, "a word", into: &findings)
    }
    return Self.choice(text, at: entry.value.mark, of: name, among: allowed(), into: &findings)
  }

  /// Some of the allowed words.
  func choices<Value>(
    _ name: String, among allowed: @autoclosure () -> [(key: String, value: Value)],
    into findings: inout Findings
  ) -> [Value]? {
    guard value(name) != nil else { return nil }
    let allowed = allowed()
    return located(name, into: &findings).compactMap { word in
      Self.choice(word.text, at: word.mark, of: name, among: allowed, into: &findings)
    }
  }

  /// The value of the first of the names that has one; says that the others must not contradict it.
  func onlyValue(_ names: [String], into findings: inout Findings) -> YAML.Entry? {
    let said = names.compactMap { value($0) }
    guard let first = said.first else { return nil }
    for other in said.dropFirst() {
      if case .scalar(let text, _) = first.value.content,
        case .scalar(text, _) = other.value.content
      {
        continue
      }
      findings.add(.contradicts(other.key, first.key), at: other.keyPlace)
    }
    return first
  }

  /// Says that a key that is there must have a value.
  func mustSay(_ name: String, into findings: inout Findings) {
    guard let entry = entries.first(where: { $0.key == name }), entry.value.isNull else { return }
    findings.add(.saysNothing(name), at: entry.keyPlace)
  }

  /// Says that a key must be there.
  func missing(_ key: String, of parent: String, into findings: inout Findings) {
    findings.add(.missingKey(key, of: parent), at: mark)
  }

  /// Says that a value is of the wrong type.
  func wrong<Value>(
    _ entry: YAML.Entry, _ expected: String, into findings: inout Findings
  ) -> Value? {
    var found = entry.value.kind
    if case .scalar(let text, _) = entry.value.content, !entry.value.isNull { found = "'\(text)'" }
    findings.add(
      .wrongType(key: entry.key, expected: expected, found: found), at: entry.value.mark)
    return nil
  }

  /// What the words for yes and no say.
  private static func answer(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  private static func choice<Value>(
    _ word: String, at mark: YAML.Mark, of key: String,
    among allowed: [(key: String, value: Value)], into findings: inout Findings
  ) -> Value? {
    if let match = allowed.first(where: { $0.key == word }) { return match.value }
    let words = allowed.map(\.key)
    findings.add(
      .unknownValue(
        key: key, value: word, allowed: words,
        suggestion: KeyName.suggestion(for: word, among: words)), at: mark)
    return nil
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
