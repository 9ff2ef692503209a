// Which language a tag means, as ICU knows it. Unsafe, since ICU is C and writes into memory of ours.

import CICU

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
    var status = U_ZERO_ERROR
    let locale = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { room in
      let length = unsafe cicu_localeForTag(bare, room.baseAddress, 160, &status)
      guard status == U_ZERO_ERROR, 1..<160 ~= length else { return "" }
      return unsafe String(decoding: room[..<Int(length)].map(UInt8.init), as: UTF8.self)
    }
    if locale.isEmpty { return nil }
    let bundle = unsafe cicu_openBundle(locale, &status)
    defer { unsafe cicu_closeBundle(bundle) }
    // Told when it is not this language, but the machine's, or none at all.
    guard status == U_ZERO_ERROR || status == U_USING_FALLBACK_WARNING else { return nil }
    status = U_ZERO_ERROR
    guard let valid = unsafe cicu_validLocale(bundle, &status), status == U_ZERO_ERROR else {
      return nil
    }
    name = unsafe String(cString: valid)
    if name == "root" { return nil }
  }

  /// Extensions ask for other calendars and digits than those of the language.
  private static func withoutExtensions(_ tag: String) -> String {
    let parts = tag.split(separator: "-")
    return parts.prefix { $0.utf8.count > 1 }.joined(separator: "-")
  }

  /// Whether ICU has its data from its own library alone: it would look for files in a folder that the
  /// environment names, too. It is said once, before anything is asked.
  static let isOnOwnData: Bool = {
    var status = U_ZERO_ERROR
    unsafe cicu_setFileAccess(UDATA_NO_FILES, &status)
    return status == U_ZERO_ERROR
  }()
}

/// What is asked of ICU for a text: it writes UTF-16 into the room that it is given, and tells how
/// much there is.
typealias TextQuestion = (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32

/// The text that ICU answers with; nothing if it cannot, or if it would be longer than a page of it.
func answer(_ question: TextQuestion) -> [UInt16]? {
  unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 1024) { room in
    var status = U_ZERO_ERROR
    let length = unsafe question(room.baseAddress, 1024, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, 0...1024 ~= length else { return nil }
    return unsafe Array(room[..<Int(length)])
  }
}
