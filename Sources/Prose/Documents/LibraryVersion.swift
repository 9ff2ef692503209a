// Which libraries documents are read and drawn with.

import CCmark
import Type

/// A library from elsewhere that decides on what a document becomes, and its version.
package struct LibraryVersion: Hashable, Sendable, CustomStringConvertible {
  /// What the library is called.
  package let name: String
  /// The numbers of its version, the weightiest first.
  package let numbers: [Int]

  /// `cmark 0.30.2`.
  package var description: String { "\(name) \(words(numbers))" }

  /// Without the last number, which goes up when something was mended: `cmark 0.30`. That is what
  /// an output tells, so that it is the same wherever the same is made of the same.
  package var series: String { "\(name) \(words(numbers.prefix(2)))" }

  /// The libraries that this program runs with.
  package static var all: [Self] {
    let cmark = Int(cmark_version())
    return [
      Self(name: "cmark", numbers: [cmark >> 16 & 0xFF, cmark >> 8 & 0xFF, cmark & 0xFF]),
      Self(name: "libyaml", numbers: YAMLEvents.libraryVersion),
      Self(name: "ICU", numbers: LanguageData.version),
    ]
  }

  private func words(_ numbers: some Sequence<Int>) -> String {
    numbers.map(String.init).joined(separator: ".")
  }
}
