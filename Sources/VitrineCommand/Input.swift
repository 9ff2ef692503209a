// Reading a file or standard input, whole.

import Glibc
import System

/// Why a file could not be read.
struct InputError: Error, CustomStringConvertible {
  var path: String
  var code: CInt

  /// Whether there is no such file to read, so that a wrong one was named.
  var isMissing: Bool { [ENOENT, ENOTDIR, EISDIR].contains(code) }

  var description: String {
    let name = path == "-" ? "standard input" : "'\(path)'"
    return "cannot read \(name): \(SystemError(code))"
  }
}

/// Reads what a command is given.
enum Input {
  /// All bytes of a file, of standard input for `-`; a little more than the limit, at most.
  static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    do throws(SystemError) {
      let file = path == "-" ? Descriptor.standardInput : Descriptor.open(path, O_RDONLY)
      guard let file else { throw .last }
      var bytes: [UInt8] = []
      while bytes.count <= limit, try Channel.read(file, into: &bytes) > 0 {}
      return bytes
    } catch {
      throw InputError(path: path, code: error.code)
    }
  }
}
