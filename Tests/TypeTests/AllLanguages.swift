// All languages that ICU knows, and how ICU itself writes a day in them.

import CUnicode

/// What ICU calls them.
let allLocales: [String] = (0..<cunicode_locale_count()).map {
  String(cString: cunicode_locale($0))
}

/// The tag of a language: `zh-Hant-TW`.
func tag(of locale: String) -> String { String(locale.map { $0 == "_" ? "-" : $0 }) }

/// What ICU writes by itself for seconds since 1970, one text for each.
func writtenByICU(_ seconds: [Int], in locale: String) -> [String] {
  guard let format = cunicode_open_date("\(locale)@calendar=gregorian") else { return [] }
  defer { cunicode_close_date(format) }
  return seconds.map { second in
    var text = [UInt16](repeating: 0, count: 200)
    let length = cunicode_date_text(format, Double(second) * 1_000, &text, 200)
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}

/// What the machine would prefer is something else for a while.
func preferring(_ locale: String, zone: String, _ body: () -> Void) {
  cunicode_prefer(locale, Array(zone.utf16) + [0])
  body()
  cunicode_prefer("en_US_POSIX", Array("Etc/UTC".utf16) + [0])
}
