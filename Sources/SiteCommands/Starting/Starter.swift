// Beginnings: a new article, a new site.

import Content
import Drawing
import Glibc
import System

/// Makes the first files of an article or of a site. Nothing that is there is ever written over.
package enum Starter {
  /// Begins an article as a draft, in the articles of a folder of content; gives its path.
  package static func article(
    _ title: String, in content: String, today: CalendarDay
  ) throws(StarterError) -> String {
    // A title is one line, whatever it was pasted from.
    let words = title.unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    let title = words.map(String.init).joined(separator: " ")
    let name = fileName(for: title)
    guard !name.isEmpty else { throw .nameless(title) }
    if let other = try document(calledAs: "articles/\(name)", in: content) { throw .exists(other) }
    let file = StarterFile.article(
      title, date: today.description, path: "\(content)/articles/\(name).md")
    return try make([file], in: ".")[0]
  }

  /// The document whose page has a name, on disks too where case and Unicode forms do not count.
  private static func document(
    calledAs page: String, in content: String
  ) throws(StarterError) -> String? {
    do throws(DiskError) {
      let folder = try ContentFolder(content)
      let name = PageName.folded(page)
      let other = folder.files.first {
        $0.isDocument && PageName.folded(Places.pageName(ofDocument: $0.path)) == name
      }
      return other.map { folder.shown($0.path) }
    } catch {
      throw .disk(error)
    }
  }

  /// Begins a site in a folder; gives the paths of what was made. With the path of Vitrine's own
  /// package, the site gets a package with a feature, a tour of it, its
  /// `main` and tests.
  package static func site(
    in folder: String, withSwiftFrom vitrine: String?, today: CalendarDay
  ) throws(StarterError) -> [String] {
    let files =
      StarterFile.content(date: today.description) + (vitrine.map(StarterFile.package) ?? [])
    return try make(files, in: folder)
  }

  /// The command that is of use when a site was begun in a folder.
  package static func next(in folder: String, hasSwift: Bool) -> String {
    let isPlain = folder.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "/._-".utf8.contains(byte)
    }
    let path = isPlain ? folder : "'\(StarterFile.quotedForShell(folder))'"
    return hasSwift ? "cd \(path) && ./vitrine build" : "./vitrine build --content \(path)/Content"
  }

  private static func make(
    _ files: [StarterFile], in folder: String
  ) throws(StarterError) -> [String] {
    let paths = files.map { folder == "." ? $0.path : "\(folder)/\($0.path)" }
    for path in paths where SystemFiles.allows(F_OK, path) { throw .exists(path) }
    var made: [String] = []
    for (file, path) in zip(files, paths) {
      do throws(DiskError) {
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex {
          let parent = String(path[..<slash])
          try FileWriting.makeFolder(parent, shownAs: parent)
        }
        _ = try FileWriting.make(path, Array(file.text.utf8), shownAs: path)
        made.append(path)
        if file.isExecutable, !SystemFiles.setMode(0o755, of: path) { throw DiskError(.make, path) }
      } catch {
        for path in made { SystemFiles.removeFile(path) }
        throw .disk(error)
      }
    }
    return paths
  }

  /// `A quiet afternoon` becomes `a-quiet-afternoon`; letters of any script stay.
  private static func fileName(for title: String) -> String {
    var name = ""
    for character in title.lowercased() {
      if character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "-", !"'’".contains(character) {
        name.append("-")
      }
      // A name of a file may be 255 bytes long, of which some are left for what is added to it.
      if name.utf8.count > 100 { break }
    }
    while name.last == "-" { name.removeLast() }
    // What no page can be called, as 'con', can be the beginning of a name.
    return name.isEmpty || PageName.finding(name) == nil ? name : name + "-article"
  }
}

/// Why a new article or a new site was not made. There is no file of it, though there may be folders.
package enum StarterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of that name is there already.
  case exists(String)
  /// A title of which no file name can be made.
  case nameless(String)
  /// The machine refused.
  case disk(DiskError)

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .exists(let path):
      "'\(path)' is there already. Nothing was written; choose another name."
    case .nameless(let title):
      "no file name can be made of the title '\(title)'. Use letters or digits in it."
    case .disk(let error): error.description
    }
  }
}
