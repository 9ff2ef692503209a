// A YAML document as a value, with the place of each node.

/// A node of a YAML document.
public struct YAML: Hashable, Sendable {
  /// What a node is.
  public enum Content: Hashable, Sendable {
    /// A scalar as it is written; plain means that no quotes or block marks stand around it.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAML])
    /// Keys with values, in the order of the file.
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Where the key stands.
    public var keyPlace: Mark
    /// What the key stands for.
    public var value: YAML
  }

  /// A line and column of the file, from 1, and how many scalars are meant.
  public struct Mark: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int
    /// How long the node is on that line.
    public var length: Int
  }

  /// What the node is.
  public var content: Content
  /// Where the node begins.
  public var mark: Mark

  /// How many nodes there are below, itself included: what an alias to it costs.
  var weight: Int

  /// Whether the node is nothing: an empty plain scalar, `~` or `null`.
  public var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  /// What the node is called in a sentence.
  var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
