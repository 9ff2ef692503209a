// What a look is made of, with its words apart: looks that ought to be alike are compared by it.

import Composable

/// What a look is made of.
package struct Substance: Sendable {
  /// Something that is said.
  package struct Phrase: Hashable, Sendable {
    /// Equal for equal words.
    package let key: UInt64
    /// Where it stands among the texts; none where it is long prose.
    package let place: Extent?
  }

  /// Which elements and controls there are outside of rows, and which of them are live; no words.
  package let structure: UInt64
  /// Of each kind of rows whether there is one or several.
  package let rows: [UInt64: Int]
  /// How many rows there are.
  package let rowCount: Int
  /// What is said outside of rows. What holds a number tells how many there are of something, and is
  /// left out.
  package let words: [Phrase]
  /// What is said in rows.
  package let rowWords: [Phrase]
}

/// What is said, while it is read.
struct Said {
  var outside: [Substance.Phrase] = []
  var inRows: [Substance.Phrase] = []

  mutating func add(_ bytes: borrowing Span<UInt8>, at place: Extent?, inRow: Bool) {
    if bytes.isEmpty { return }
    var mixer = KeyMixer()
    mixer.add(bytes)
    let phrase = Substance.Phrase(key: mixer.key, place: place)
    if inRow {
      inRows.append(phrase)
    } else if !bytes.hasNumber {
      outside.append(phrase)
    }
  }
}

extension Span<UInt8> {
  fileprivate var hasNumber: Bool {
    for index in 0..<count where self[index] &- UInt8(ascii: "0") <= 9 { return true }
    return false
  }
}

extension Drawing {
  /// What it is made of, where these of its controls are live.
  package func substance(isLive: [Bool]) -> Substance {
    var pass = KeyPass(self, isLive)
    return pass.substance()
  }
}
