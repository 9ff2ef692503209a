// `VitrineBench files IN OUT`: reads every Markdown file of a folder, draws it once and writes it,
// on one thread, as the floor in C does with cmark alone. Both are run in turn and compared by CPU.

import Drawing
import Glibc
import Prose
import System

enum ProseFiles {
  /// Answers how many files and bytes there were.
  static func run(from input: String, to output: String?) -> String {
    if let output { _ = SystemFiles.makeFolder(output) }
    // As in the floor, the way to a folder is gone once and not for each file.
    let source = SystemFiles.open(input, O_RDONLY | O_DIRECTORY)
    let target = output.map { SystemFiles.open($0, O_RDONLY | O_DIRECTORY) }
    defer {
      close(source)
      if let target { close(target) }
    }
    let names = names(in: source)
    var read = 0
    var written = 0
    for name in names {
      guard let bytes = contents(of: name, in: source) else { continue }
      guard let document = try? Document(bytes, path: name) else {
        print("\(name) cannot be read")
        continue
      }
      let drawn = document.drawn(ProseTreatment())
      read += bytes.count
      written += drawn.html.count
      if let target { write(drawn.html, to: name.dropLast(3) + ".html", in: target) }
    }
    return "\(names.count) files, \(read) bytes in, \(written) bytes out"
  }

  private static func names(in folder: Int32) -> [String] {
    FolderListing.entries(of: folder).entries.compactMap(\.name).filter { $0.hasSuffix(".md") }
  }

  private static func contents(of name: String, in folder: Int32) -> [UInt8]? {
    let file = SystemFiles.open(name, in: folder, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return SystemFiles.status(of: file).map { FileBytes.read(Int($0.st_size), of: file).bytes }
  }

  private static func write(_ bytes: [UInt8], to name: String, in folder: Int32) {
    let file = SystemFiles.open(name, in: folder, O_WRONLY | O_CREAT | O_TRUNC)
    guard file >= 0 else { return }
    defer { close(file) }
    _ = FileBytes.write(bytes, to: file)
  }
}
