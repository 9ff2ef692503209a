// The content of a site in a sequence: files, and what can be done to them.

import Composable

/// The folder of content, and what is known to be in it.
struct FuzzedContent {
  let folder: String
  /// The files that were written; links are not among them.
  private(set) var files: [String: [UInt8]] = [:]
  /// Symbolic links, and the files that they lead to.
  private(set) var links: [String: String] = [:]

  private static let documents = [
    "a.md", "b.md", "c.md", "d.md", "index.md", "d/a.md", "d/index.md", "d/e/a.md", "A.md",
    "a b.md", "x.gif/a.md",
  ]
  private static let pictures = ["x.gif", "y.svg", "d/x.gif", "d/e/y.svg", "a.md/x.gif"]
  private static let others = ["data", "data/one.txt", "d/data.pdf", "site.yml", "b.markdown"]

  init(folder: String) {
    self.folder = folder
  }

  var isEmpty: Bool { files.isEmpty }

  /// A path of any kind that a sequence may use.
  static func anyPath(_ random: inout SeededGenerator) -> String {
    let kind = Int.random(in: 0..<8, using: &random)
    let paths = kind < 5 ? documents : kind < 7 ? pictures : others
    return paths.randomElement(using: &random) ?? "a.md"
  }

  /// A file that is there.
  func file(_ random: inout SeededGenerator, _ isMeant: (String) -> Bool = { _ in true }) -> String?
  {
    files.keys.filter(isMeant).sorted().randomElement(using: &random)
  }

  /// Reads the folder anew, since something else put its files there.
  mutating func reload() {
    files = FuzzedFolder.tree(folder).filter { !$0.key.hasSuffix("/") }
    links = [:]
  }
}

// MARK: - Steps

extension FuzzedContent {
  /// Writes a document; tells what was done.
  mutating func writeDocument(_ random: inout SeededGenerator) -> String {
    // Mostly those that few others stand in the way of.
    let usual = Self.documents.prefix(6)
    let path =
      Int.random(in: 0..<6, using: &random) == 0
      ? Self.documents.randomElement(using: &random) : usual.randomElement(using: &random)
    return write(path ?? "a.md", FuzzedText.document(at: path ?? "a.md", in: self, &random))
  }

  mutating func writePicture(_ random: inout SeededGenerator) -> String {
    let path = Self.pictures.prefix(4).randomElement(using: &random) ?? "x.gif"
    return write(path, FuzzedText.picture(at: path, &random))
  }

  mutating func writeData(_ random: inout SeededGenerator) -> String {
    let path = Self.others.randomElement(using: &random) ?? "data"
    return write(path, Array("data \(Int.random(in: 0..<4, using: &random))".utf8))
  }

  mutating func writeSettings(_ random: inout SeededGenerator) -> String {
    Int.random(in: 0..<5, using: &random) == 0
      ? remove("site.yaml") : write("site.yaml", FuzzedText.settings(&random))
  }

  /// Adds to a file.
  mutating func edit(_ random: inout SeededGenerator) -> String {
    guard let path = file(&random), let bytes = files[path] else { return "nothing" }
    let text =
      path.hasSuffix(".md")
      ? FuzzedText.paragraph(at: path, in: self, &random)
      : Array(" \(Int.random(in: 0..<10, using: &random))".utf8)
    return write(path, bytes + text)
  }

  /// Changes a letter of a file in place, so that its size stays, and mostly its time too.
  mutating func editUnseen(_ random: inout SeededGenerator) -> String {
    guard let path = file(&random, { $0 != "site.yaml" }), var bytes = files[path] else {
      return "nothing"
    }
    let letters = bytes.indices.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[$0] }
    guard let index = letters.randomElement(using: &random) else { return "nothing" }
    bytes[index] = UInt8(ascii: "0") + (bytes[index] - UInt8(ascii: "0") + 1) % 10
    let time = FileTime(of: "\(folder)/\(path)")
    let told = write(path, bytes)
    guard Bool.random(using: &random) else { return told }
    time?.put(on: "\(folder)/\(path)")
    return told + ", its time put back"
  }

  mutating func rename(_ random: inout SeededGenerator) -> String {
    guard let path = file(&random), let bytes = files[path] else { return "nothing" }
    let target = Self.anyPath(&random)
    guard target != path else { return "nothing" }
    clearTheWay(of: target)
    guard files[path] != nil else { return "nothing" }
    FuzzedFolder.move("\(folder)/\(path)", to: "\(folder)/\(target)")
    files[path] = nil
    files[target] = bytes
    FuzzedFolder.remove(path, below: folder)
    return "\(path) becomes \(target)"
  }

  mutating func delete(_ random: inout SeededGenerator) -> String {
    if let link = links.keys.sorted().randomElement(using: &random), Bool.random(using: &random) {
      return remove(link)
    }
    return file(&random).map { remove($0) } ?? "nothing"
  }

  /// Puts a folder in the place of a file, or a file in that of a folder.
  mutating func turn(_ random: inout SeededGenerator) -> String {
    guard let path = file(&random) else { return "nothing" }
    if let slash = path.lastIndex(of: "/") {
      return write(String(path[..<slash]), FuzzedText.picture(at: "x.gif", &random))
    }
    return write("\(path)/x.gif", FuzzedText.picture(at: "x.gif", &random))
  }

  mutating func link(_ random: inout SeededGenerator) -> String {
    guard let target = file(&random, { !$0.contains("/") }) else { return "nothing" }
    let ending = target.lastIndex(of: ".").map { String(target[$0...]) } ?? ""
    let path = "link\(ending)"
    clearTheWay(of: path)
    FuzzedFolder.link("\(folder)/\(path)", to: target)
    links[path] = target
    return "\(path) leads to \(target)"
  }

  /// Writes documents without anything that can be wrong.
  mutating func mend(_ paths: [String], _ random: inout SeededGenerator) -> String {
    for path in paths {
      if links[path] != nil || !path.hasSuffix(".md") {
        _ = remove(path)
      } else if files[path] != nil {
        _ = write(path, FuzzedText.plain(&random))
      }
    }
    return paths.joined(separator: ", ")
  }

  /// Writes a file, whatever is in its way.
  mutating func write(_ path: String, _ bytes: [UInt8]) -> String {
    clearTheWay(of: path)
    FuzzedFolder.write(bytes, to: "\(folder)/\(path)")
    files[path] = bytes
    return "\(path), \(bytes.count) bytes"
  }

  private mutating func remove(_ path: String) -> String {
    files[path] = nil
    links[path] = nil
    FuzzedFolder.remove(path, below: folder)
    return path
  }

  /// Removes what is a folder of that name, or a file in the place of one of its folders, or a link.
  private mutating func clearTheWay(of path: String) {
    for other in files.keys where other.hasPrefix("\(path)/") || path.hasPrefix("\(other)/") {
      _ = remove(other)
    }
    for other in links.keys
    where other == path || other.hasPrefix("\(path)/") || path.hasPrefix("\(other)/") {
      _ = remove(other)
    }
  }
}
