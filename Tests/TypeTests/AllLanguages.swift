// All languages that ICU knows, and how ICU itself writes a day in them.

import CICU

/// What ICU calls them.
let allLocales: [String] = (0..<cicu_localeCount()).map { String(cString: cicu_locale($0)) }

/// The tag of a language: `zh-Hant-TW`.
func tag(of locale: String) -> String { String(locale.map { $0 == "_" ? "-" : $0 }) }

/// What ICU writes by itself for seconds since 1970, one text for each.
func writtenByICU(_ seconds: [Int], in locale: String) -> [String] {
  var status = U_ZERO_ERROR
  let zone = Array("Etc/UTC".utf16)
  let format = cicu_openFullDate(
    "\(locale)@calendar=gregorian", zone, Int32(zone.count), &status)
  defer { cicu_closeDate(format) }
  return seconds.map { second in
    var text = [UInt16](repeating: 0, count: 200)
    let length = cicu_date(format, Double(second) * 1_000, &text, 200, &status)
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}

/// What the machine would prefer is something else for a while.
func preferring(_ locale: String, zone: String, _ body: () -> Void) {
  var status = U_ZERO_ERROR
  cicu_setDefaultLocale(locale, &status)
  cicu_setDefaultZone(Array(zone.utf16) + [0], &status)
  body()
  cicu_setDefaultLocale("en_US_POSIX", &status)
  cicu_setDefaultZone(Array("Etc/UTC".utf16) + [0], &status)
}
