// A file to be written.

/// A file of the output: where it goes, and what is in it.
package struct OutputFile: Hashable, Sendable {
  /// The path below the output folder, with `/`.
  package let path: String
  /// What is in it.
  package let bytes: [UInt8]

  /// A file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
