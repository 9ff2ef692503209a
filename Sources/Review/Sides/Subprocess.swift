// Another program, spoken to over its standard input and output.

import Glibc

/// A running program with a pipe at each end; what it says on standard error is dropped.
///
/// ```swift
/// let git = try Subprocess(["git", "cat-file", "--batch"])
/// try git.write(Array("HEAD:README.md\n".utf8))
/// ```
final class Subprocess {
  private let id: pid_t
  private var input: CInt
  private let output: CInt
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOver = false

  /// Starts a program that is looked for on the PATH; nil if there is none.
  init?(_ words: [String]) {
    var toChild: [CInt] = [0, 0]
    var fromChild: [CInt] = [0, 0]
    // A socket, so that writing to a program that ended raises no signal.
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &toChild) == 0 else { return nil }
    guard socketpair(AF_UNIX, kind, 0, &fromChild) == 0 else {
      close(toChild[0])
      close(toChild[1])
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[1], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var child: pid_t = 0
    let status = posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
    close(toChild[1])
    close(fromChild[1])
    (id, input, output) = (child, toChild[0], fromChild[0])
    guard status == 0 else {
      close(input)
      close(output)
      isOver = true
      return nil
    }
  }

  deinit {
    if !isOver { _ = finish() }
  }

  /// Writes all bytes; false if the program reads no longer.
  func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        send(input, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// The bytes up to a line end, which is taken too; nil at the end of all.
  func line() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      let before = start
      guard fill() else { return nil }
      searched -= before - start
    }
  }

  /// So many bytes; nil if the program ends before.
  func bytes(_ count: Int) -> [UInt8]? {
    while buffer.count - start < count {
      guard fill() else { return nil }
    }
    defer { start += count }
    return Array(buffer[start..<start + count])
  }

  /// All that is still to come, and the code that the program ended with.
  func rest() -> (bytes: [UInt8], code: Int32) {
    shutInput()
    while fill() {}
    let bytes = Array(buffer[start...])
    return (bytes, finish())
  }

  private func shutInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func finish() -> Int32 {
    shutInput()
    close(output)
    isOver = true
    var status: CInt = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private func fill() -> Bool {
    if start > 1 << 20 || start == buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
      while true {
        let count = read(output, room.baseAddress, room.count)
        if count > 0 {
          buffer.append(contentsOf: room[..<count])
          return true
        }
        if count == 0 || errno != EINTR { return false }
      }
    }
  }
}
