// Which edition of the world's languages this program has.

import CUnicode

/// What is known of languages.
package enum LanguageData {
  /// The numbers of ICU's version, the weightiest first.
  package static var version: [Int] {
    let version = Int(cunicode_version())
    return [version >> 16, version >> 8 & 0xFF, version & 0xFF]
  }
}
