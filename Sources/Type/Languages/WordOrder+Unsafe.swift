// The order in which a language lists words. Unsafe, since ICU is C and writes into memory of ours.

import CUnicode

extension Sequence<String> {
  /// The words as a reader of a language looks for them: `apple, Äpfel, Zebra`. Those that are equal
  /// to such a reader stand in the order of their bytes.
  package func sorted(asInLanguage tag: String) -> [String] {
    // A language without an order of its own has the one that is common to all.
    guard let order = unsafe cunicode_open_order(KnownLanguage(tag: tag)?.name ?? "root") else {
      return sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    defer { unsafe cunicode_close_order(order) }
    return map { word in (key: unsafe key(of: word, in: order), word: word) }
      .sorted { one, other in
        one.key == other.key
          ? one.word.utf8.lexicographicallyPrecedes(other.word.utf8)
          : one.key.lexicographicallyPrecedes(other.key)
      }
      .map(\.word)
  }

  private func key(of word: String, in order: UnsafeMutableRawPointer) -> [UInt8] {
    let text = Array(word.utf16)
    let length = Int32(text.count)
    let size = unsafe cunicode_sort_key(order, text, length, nil, 0)
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(size)) { room, count in
      count = Int(unsafe cunicode_sort_key(order, text, length, room.baseAddress, size))
    }
  }
}
