// Where a place in Swift is on the disk. The compiler tells a file by its module and its name, which no editor
// opens.

import Atlas
import Commands
import System

/// Finds the sources that sentences speak of: `Site/CartPage.swift:12` is `Sources/Site/CartPage.swift:12`.
struct SourcePlaces {
  private let sources: String
  private var known: [String: String] = [:]

  /// Looks in the tree that the launcher is part of.
  init(_ environment: Environment) {
    sources = environment.inSourceTree("Sources")
  }

  /// A sentence, with the paths of the files that it names; as it is where there is none, or more than one.
  mutating func shown(_ sentence: String) -> String {
    var words: [String] = []
    for word in sentence.split(separator: " ", omittingEmptySubsequences: false) {
      guard let end = word.firstRange(of: ".swift:") else {
        words.append(String(word))
        continue
      }
      let head = word[..<end.lowerBound]
      let start =
        head.lastIndex { "('".contains($0) }.map { head.index(after: $0) } ?? head.startIndex
      let file = "\(head[start...]).swift"
      words.append("\(head[..<start])\(path(of: file)):\(word[end.upperBound...])")
    }
    return words.joined(separator: " ")
  }

  /// A finding, with the paths of the files that it names.
  mutating func shown(_ finding: Finding) -> Finding { finding.told(as: shown(finding.message)) }

  /// Where a file is; its name, if that is not known.
  private mutating func path(of file: String) -> String {
    if let path = known[file] { return path }
    let parts = file.pathParts
    let found = parts.count == 2 ? Self.files(named: parts[1], in: "\(sources)/\(parts[0])") : []
    let path = found.count == 1 ? found[0] : file
    known[file] = path
    return path
  }

  /// The files of a name in a folder and in those below; links, which may lead in circles, are not followed.
  private static func files(named name: Substring, in path: String) -> [String] {
    guard let folder = try? Descriptor.folder(path),
      let entries = try? FolderEntry.all(in: folder, shownAs: path)
    else { return [] }
    return entries.flatMap { entry in
      let inner = "\(path)/\(entry.shown)"
      return switch entry.kind {
      case .folder: files(named: name, in: inner)
      case .file where entry.shown == name: [inner]
      default: [String]()
      }
    }
  }
}
