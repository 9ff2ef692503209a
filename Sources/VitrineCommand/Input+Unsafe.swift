// Reading a file or standard input, whole: the border to the system's `read` and its words.

import Glibc

/// Why a file could not be read.
struct InputError: Error, CustomStringConvertible {
  var path: String
  var code: Int32

  /// Whether there is no such file to read, so that a wrong one was named.
  var isMissing: Bool { [ENOENT, ENOTDIR, EISDIR].contains(code) }

  var description: String {
    let name = path == "-" ? "standard input" : "'\(path)'"
    return "cannot read \(name): \(unsafe String(cString: strerror(code)))"
  }
}

/// Reads what a command is given.
enum Input {
  /// All bytes of a file, of standard input for `-`; a little more than the limit, at most.
  static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    let descriptor = unsafe path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(path: path, code: errno) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw InputError(path: path, code: errno)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}
