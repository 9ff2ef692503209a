// What a user can say about a merge.

/// How parts are joined to a gallery.
public struct MergeOptions: Sendable {
  /// The folders of the parts, in any order.
  public var parts: [String]
  /// The folder that the gallery goes to.
  public var output: String
  /// The folder in which builds remember what they did; none to remember nothing.
  public var memory: String?
  /// Whether the output is only compared, and not written.
  public var onlyChecks = false
  /// How many threads are at work; none for one a processor.
  public var jobs: Int?

  /// A merge of those parts to that output.
  public init(parts: [String], output: String, memory: String?) {
    self.parts = parts
    self.output = output
    self.memory = memory
  }
}
