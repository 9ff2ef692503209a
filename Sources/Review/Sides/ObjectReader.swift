// Reads what git keeps, object by object, without a checkout.

/// A `git cat-file --batch` that is asked for one object after the other.
final class ObjectReader {
  private let process: GitProcess

  init(_ repository: GitRepository) throws(ReviewError) {
    process = try GitProcess(["cat-file", "--batch"], in: repository.root)
  }

  /// The bytes of an object.
  func read(_ id: String) throws(ReviewError) -> [UInt8] {
    // `ID blob SIZE`, the bytes, a line end.
    guard process.write(Array("\(id)\n".utf8)), let head = process.line(),
      let size = head.split(separator: 0x20).last.flatMap({
        Int(String(decoding: $0, as: UTF8.self))
      }),
      let bytes = process.bytes(size), process.bytes(1) != nil
    else { throw .gitFailed(command: "cat-file --batch", said: "no object \(id)") }
    return bytes
  }
}
