// The digits of a language, from ICU. Unsafe, since ICU is C.

import CICU

extension Digits {
  /// The digits of a language; nothing for one that does not write numbers in ten of them.
  init?(of language: KnownLanguage) {
    var status = U_ZERO_ERROR
    let system = unsafe cicu_openDigits(language.name, &status)
    guard let system = unsafe system, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    defer { unsafe cicu_closeDigits(system) }
    guard unsafe cicu_isAlgorithmic(system) == 0,
      let text = unsafe answer({ unsafe cicu_digits(system, $0, $1, &$2) })
    else { return nil }
    let each = String(decoding: text, as: UTF16.self).unicodeScalars.map { Array(String($0).utf8) }
    guard each.count == 10 else { return nil }
    self.init(each)
  }
}
