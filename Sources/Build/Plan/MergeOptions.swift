// What a user can say about a merge.

/// How shares are joined to a gallery.
package struct MergeOptions: Sendable {
  /// The folders of the shares, in any order.
  package var shares: [String]
  /// The folder that the gallery goes to.
  package var output: String
  /// The folder in which builds remember what they did; none to remember nothing.
  package var memory: String?
  /// Whether the output is only compared, and not written.
  package var onlyChecks = false
  /// How many threads are at work; none for one a processor.
  package var jobs: Int?

  /// A merge of those shares to that output.
  package init(shares: [String], output: String, memory: String?) {
    self.shares = shares
    self.output = output
    self.memory = memory
  }
}
