// `VitrineBench files IN OUT`: reads every Markdown file of a folder, draws it once and writes it,
// on one thread, as the floor in C does with cmark alone. Both are run in turn and compared by CPU.

import Drawing
import Glibc
import Prose

enum ProseFiles {
  /// Answers how many files and bytes there were.
  static func run(from input: String, to output: String?) -> String {
    let names = names(in: input)
    if let output { mkdir(output, 0o777) }
    // As in the floor, the way to a folder is gone once and not for each file.
    let source = open(input, O_RDONLY | O_DIRECTORY)
    let target = output.map { open($0, O_RDONLY | O_DIRECTORY) }
    defer {
      close(source)
      if let target { close(target) }
    }
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

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".md") { names.append(name) }
    }
    return names
  }

  private static func contents(of name: String, in folder: Int32) -> [UInt8]? {
    let descriptor = openat(folder, name, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  private static func write(_ bytes: [UInt8], to name: String, in folder: Int32) {
    let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
