// Which words of a text changed.

/// Each stretch of words that was replaced, as a sentence.
func wordChanges(from base: String, to head: String) -> [String] {
  let old = words(of: base)
  let new = words(of: head)
  var sentences: [String] = []
  var removed: [Substring] = []
  var inserted: [Substring] = []
  func flush() {
    if !removed.isEmpty && !inserted.isEmpty {
      sentences.append("\(quoted(removed)) became \(quoted(inserted))")
    } else if !removed.isEmpty {
      sentences.append("\(quoted(removed)) is gone")
    } else if !inserted.isEmpty {
      sentences.append("\(quoted(inserted)) is new")
    }
    (removed, inserted) = ([], [])
  }
  for pair in SequenceAlignment(old, new).pairs {
    switch (pair.base, pair.head) {
    case (let base?, nil): removed.append(old[base])
    case (nil, let head?): inserted.append(new[head])
    default: flush()
    }
  }
  flush()
  return sentences
}

/// A text in quotation marks, shortened in its middle if it is long.
func quoted(_ text: String) -> String { quoted(words(of: text)) }

private func quoted(_ words: [Substring]) -> String {
  let most = 24
  guard words.count > most else { return "‘\(words.joined(separator: " "))’" }
  let head = words.prefix(most / 2).joined(separator: " ")
  let tail = words.suffix(most / 3).joined(separator: " ")
  return "‘\(head) … \(tail)’ (\(words.count) words)"
}

private func words(of text: String) -> [Substring] {
  text.split(whereSeparator: \.isWhitespace)
}
