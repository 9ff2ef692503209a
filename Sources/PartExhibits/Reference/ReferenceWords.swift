// What the reference says in words: sentences, declarations and code, copied out of the sources by a test
// that fails when they differ.

import Vitrine

/// What is said of one thing.
struct ReferenceWords: Sendable {
  /// What it is: a `view`, a `modifier`, a `command`.
  let kind: String
  let name: String
  /// What it is for.
  var sentence = ""
  /// How it is written, with what each of it is for above it, as Swift has it.
  var declarations: [String] = []
  /// An example.
  var code: [String] = []

  /// All of them, in the order of the file.
  static let all = read(String(decoding: PackageResources.reference_txt, as: UTF8.self))

  /// Those of a kind.
  static func all(_ kind: String) -> [ReferenceWords] { all.filter { $0.kind == kind } }

  /// What is said of a name.
  static func named(_ name: String, _ kind: String) -> ReferenceWords? {
    all.first { $0.kind == kind && $0.name == name }
  }

  /// Each begins with a line of `= kind name`; `>` is a sentence, `,` one of the declaration
  /// that follows, `.` a declaration, `|` code.
  private static func read(_ text: String) -> [ReferenceWords] {
    var words: [ReferenceWords] = []
    for line in text.split(separator: "\n") {
      let rest = String(line.dropFirst(2))
      switch line.first {
      case "=":
        let space = rest.firstIndex(of: " ") ?? rest.endIndex
        words.append(
          ReferenceWords(kind: String(rest[..<space]), name: String(rest[space...].dropFirst())))
      case ">" where !words.isEmpty: words[words.count - 1].sentence = rest
      case "," where !words.isEmpty:
        let isFirst = words[words.count - 1].declarations.isEmpty
        words[words.count - 1].declarations += (isFirst ? [] : [""]) + comment(rest)
      case "." where !words.isEmpty: words[words.count - 1].declarations.append(rest)
      case "|" where !words.isEmpty: words[words.count - 1].code.append(rest)
      default: break
      }
    }
    return words
  }

  /// A sentence as the lines of a comment, none longer than a page of the reference is wide.
  private static func comment(_ sentence: String) -> [String] {
    var lines: [String] = []
    var line = "///"
    for word in sentence.split(separator: " ") {
      if line.count + word.count > 64 {
        lines.append(line)
        line = "///"
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}
