// A git that was started, spoken to over its standard input and output.

import Glibc
import System

/// A running git with a channel at each end: what it writes, or what it complains of, is read, and the
/// other is dropped.
///
/// ```swift
/// let git = try GitProcess(["cat-file", "--batch"], in: root)
/// git.write(Array("HEAD:README.md\n".utf8))
/// ```
final class GitProcess {
  private let process: PipedChild
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOver = false

  /// What of it is read: a descriptor of its own.
  enum Stream: CInt {
    case output = 1
    case complaints = 2
  }

  /// Starts it in a folder.
  init(
    _ words: [String], in folder: String, reading stream: Stream = .output
  ) throws(ReviewError) {
    do throws(SystemError) {
      process = try PipedChild(
        "git", ["-C", folder] + words, reading: 0, writing: stream.rawValue,
        [(stream == .output ? Stream.complaints.rawValue : Stream.output.rawValue, .null)],
        // What it complains of is compared with words, which are English.
        variables: ["LC_ALL=C"], withholding: Self.withheld)
    } catch {
      guard error.code == ENOENT else {
        throw .gitFailed(command: words.joined(separator: " "), said: error.description)
      }
      throw .noGit
    }
  }

  /// What a git that started this program, for a hook say, tells of the repository that it is at work on.
  /// With that another git takes whatever folder it is asked in for the top of it. Who says where the
  /// work tree is means it.
  private static var withheld: Set<String> {
    let tree = SystemWords.variable("GIT_WORK_TREE") ?? ""
    return tree.hasPrefix("/") ? [] : ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]
  }

  deinit {
    if !isOver { _ = finish() }
  }

  /// Writes all bytes; false if the program reads no longer.
  func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      guard
        let count = try? Channel.send(bytes, from: written, to: process.input, waits: true)
      else {
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
  func rest() -> (bytes: [UInt8], code: CInt) {
    Channel.shutWriting(process.input)
    while fill() {}
    let bytes = Array(buffer[start...])
    return (bytes, finish())
  }

  private func finish() -> CInt {
    Channel.shut(process.input)
    Channel.shut(process.output)
    isOver = true
    return process.child.wait()
  }

  private func fill() -> Bool {
    if start > 1 << 20 || start == buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    return ((try? Channel.read(process.output, into: &buffer)) ?? 0) > 0
  }
}

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
