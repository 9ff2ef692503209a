// A file to be written.

/// A file of the output: where it goes, and what is in it.
public struct OutputFile: Hashable, Sendable {
  /// The path below the output folder, with `/`.
  public let path: String
  /// What is in it.
  public let bytes: [UInt8]

  /// A file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
