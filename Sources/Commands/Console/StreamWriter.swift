// Bytes on their way out of the process: gathered, written whole, and never lost in silence.

import Glibc
import System

/// A buffered writer to a file descriptor, or to memory in tests.
///
/// A write that fails is remembered in `failure` and ends all writing; the console tells it when
/// the command is over. So no command checks each line, and no output is lost in silence.
package struct StreamWriter: Sendable {
  private static let capacity = 1 << 16

  private let descriptor: Int32?
  private var buffer: [UInt8] = []
  /// Whether a person reads this.
  package let isTerminal: Bool
  /// Whether words may be coloured.
  package let hasColour: Bool
  /// The error number of the write that failed.
  package private(set) var failure: Int32?

  /// Writes to a descriptor; with colour when that is a terminal that has them and nobody said no.
  package init(descriptor: Int32, environment: Environment) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColour = isTerminal && !isRefused && environment["TERM"] != "dumb"
  }

  /// Keeps what is written, for `text`.
  package init(inMemory isTerminal: Bool) {
    descriptor = nil
    self.isTerminal = isTerminal
    hasColour = isTerminal
  }

  /// What was written and has not left the process: all of it, for a writer in memory.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Writes a text as it is.
  package mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushIfFull()
  }

  /// Writes bytes as they are.
  package mutating func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    flushIfFull()
  }

  /// A text in this style, or plain where there are no colours.
  package func styled(_ text: String, _ style: Style) -> String {
    hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Sends on what was gathered.
  package mutating func flush() {
    guard let descriptor else { return }
    if failure == nil { failure = writeAll(buffer, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func flushIfFull() {
    if buffer.count >= Self.capacity { flush() }
  }
}

/// Writes all bytes, or returns the error number.
private func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
  FileBytes.write(bytes, to: descriptor, waits: true) ? nil : errno
}
