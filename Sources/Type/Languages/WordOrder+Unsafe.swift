// The order in which a language lists words. Unsafe, since ICU is C and writes into memory of ours.

import CICU

extension Sequence<String> {
  /// The words as a reader of a language looks for them: `apple, Äpfel, Zebra`. Those that are equal
  /// to such a reader stand in the order of their bytes.
  package func sorted(asInLanguage tag: String) -> [String] {
    var status = U_ZERO_ERROR
    // A language without an order of its own has the one that is common to all.
    let order = unsafe cicu_openOrder(KnownLanguage(tag: tag)?.name ?? "root", &status)
    guard let order = unsafe order, status.rawValue <= U_ZERO_ERROR.rawValue else {
      return sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    defer { unsafe cicu_closeOrder(order) }
    return map { word in (key: unsafe key(of: word, in: order), word: word) }
      .sorted { one, other in
        one.key == other.key
          ? one.word.utf8.lexicographicallyPrecedes(other.word.utf8)
          : one.key.lexicographicallyPrecedes(other.key)
      }
      .map(\.word)
  }

  private func key(of word: String, in order: OpaquePointer) -> [UInt8] {
    let text = Array(word.utf16)
    let length = unsafe cicu_sortKey(order, text, Int32(text.count), nil, 0)
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(length)) { room, count in
      count = Int(unsafe cicu_sortKey(order, text, Int32(text.count), room.baseAddress, length))
    }
  }
}
