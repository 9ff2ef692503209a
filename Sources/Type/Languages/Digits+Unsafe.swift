// The digits of a language, from ICU. Unsafe, since ICU is C.

import CUnicode

extension Digits {
  /// The digits of a language; nothing for one that does not write numbers in ten of them.
  init?(of language: KnownLanguage) {
    guard let text = unsafe answer({ unsafe cunicode_digits(language.name, $0, $1) }) else {
      return nil
    }
    let each = String(decoding: text, as: UTF16.self).unicodeScalars.map { Array(String($0).utf8) }
    guard each.count == 10 else { return nil }
    self.init(each)
  }
}
