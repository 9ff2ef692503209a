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
    guard let source = Descriptor.open(input, O_RDONLY | O_DIRECTORY) else { return "no folder" }
    let target = output.flatMap { Descriptor.open($0, O_RDONLY | O_DIRECTORY) } ?? .none
    let names = ((try? FolderEntry.all(in: source, shownAs: input)) ?? []).compactMap(\.name)
      .filter { $0.hasSuffix(".md") }
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
      if target.isOpen {
        write(drawn.html, to: Substring(name.utf8.dropLast(3)) + ".html", in: target)
      }
    }
    return "\(names.count) files, \(read) bytes in, \(written) bytes out"
  }

  private static func contents(of name: String, in folder: borrowing Descriptor) -> [UInt8]? {
    guard let file = Descriptor.open(name, in: folder, O_RDONLY), let stamp = file.stamp else {
      return nil
    }
    return try? file.read(0..<Int(stamp.size), shownAs: name)
  }

  private static func write(
    _ bytes: [UInt8], to name: String, in folder: borrowing Descriptor
  ) {
    guard let file = try? Descriptor.file(toWrite: name, in: folder, shownAs: name) else { return }
    _ = file.write(bytes)
  }
}
