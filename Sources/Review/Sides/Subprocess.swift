// Another program, spoken to over its standard input and output.

import Glibc
import System

/// A running program with a pipe at each end; what it says on standard error is dropped.
///
/// ```swift
/// let git = try Subprocess(["git", "cat-file", "--batch"])
/// try git.write(Array("HEAD:README.md\n".utf8))
/// ```
final class Subprocess {
  private let child: Child
  private var input: CInt
  private let output: CInt
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOver = false

  /// Starts a program that is looked for on the PATH; nil if there is none.
  init?(_ words: [String]) {
    guard let program = words.first, let (ourInput, theirInput) = try? Channel.pair() else {
      return nil
    }
    defer { close(theirInput) }
    guard let (ourOutput, theirOutput) = try? Channel.pair() else {
      close(ourInput)
      return nil
    }
    defer { close(theirOutput) }
    let streams: [(CInt, Child.Stream)] = [
      (0, .same(theirInput)), (1, .same(theirOutput)), (2, .null),
    ]
    guard let child = try? Child(program, Array(words.dropFirst()), streams) else {
      close(ourInput)
      close(ourOutput)
      return nil
    }
    (self.child, input, output) = (child, ourInput, ourOutput)
  }

  deinit {
    if !isOver { _ = finish() }
  }

  /// Writes all bytes; false if the program reads no longer.
  func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      guard let count = try? Channel.send(bytes, from: written, to: input, waits: true) else {
        return false
      }
      written += count
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
    return child.wait()
  }

  private func fill() -> Bool {
    if start > 1 << 20 || start == buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    return ((try? Channel.read(output, into: &buffer)) ?? 0) > 0
  }
}
