// Which language a tag means, as ICU knows it. Unsafe, since ICU is C and writes into memory of ours.

import CUnicode

/// A language of which ICU knows how it is written.
///
/// The machine's own language plays no part. ICU takes it wherever it does not know the one that it is
/// asked for; so everything else asks ICU only for languages that were found here.
struct KnownLanguage: Hashable, Sendable {
  /// What ICU calls it: `de`, `zh_Hant_TW`.
  let name: String

  /// The language that a tag means, or the nearest one that ICU knows: `de` for `de-XX`. Nothing if
  /// there is none.
  init?(tag: String) {
    guard Self.isOnOwnData else { return nil }
    let bare = Self.withoutExtensions(tag)
    name = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { room in
      let length = unsafe cunicode_known_language(bare, room.baseAddress, 160)
      let letters = unsafe room.prefix(max(0, Int(length))).map(UInt8.init)
      return String(decoding: letters, as: UTF8.self)
    }
    if name.isEmpty || name == "root" { return nil }
  }

  /// Extensions ask for other calendars and digits than those of the language.
  private static func withoutExtensions(_ tag: String) -> String {
    let parts = tag.split(separator: "-")
    return parts.prefix { $0.utf8.count > 1 }.joined(separator: "-")
  }

  /// Whether ICU has its data from its own library alone: it would look for files in a folder that the
  /// environment names, too. It is said once, before anything is asked.
  static let isOnOwnData = cunicode_keep_to_own_data() != 0
}

/// What is asked of ICU for a text: it writes UTF-16 into the room that it is given, and tells how
/// much there is.
typealias TextQuestion = (UnsafeMutablePointer<UInt16>?, Int32) -> Int32

/// The text that ICU answers with; nothing if it cannot, or if it would be longer than a page of it.
func answer(_ question: TextQuestion) -> [UInt16]? {
  unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 1024) { room in
    let length = unsafe question(room.baseAddress, 1024)
    guard 0...1024 ~= length else { return nil }
    return unsafe Array(room[..<Int(length)])
  }
}
