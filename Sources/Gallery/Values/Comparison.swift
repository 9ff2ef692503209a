// Ways to do one thing, side by side, and a table of what was measured of each.

import Atlas

/// A page that compares frames of other pages, over a table.
public struct Comparison: Sendable {
  /// One of the ways.
  public struct Way: Sendable {
    /// What it is called.
    public var title: String
    /// A sentence on how it works.
    public var blurb: String
    /// What was found out about the page that shows it.
    public var atlas: PageAtlas
    /// The frame of that page which is compared.
    public var frame: String
    /// What was measured, in the order of the comparison's measures.
    public var values: [String]

    /// A way.
    public init(title: String, blurb: String, atlas: PageAtlas, frame: String, values: [String]) {
      self.title = title
      self.blurb = blurb
      self.atlas = atlas
      self.frame = frame
      self.values = values
    }
  }

  /// The page's path: `articles/compare`.
  public var name: String
  /// What the page is called.
  public var title: String
  /// What is compared, and what comes of it.
  public var blurb: String
  /// What is measured: a row of the table each.
  public var measures: [String]
  /// What is compared: a column of the table each.
  public var ways: [Way]

  /// A comparison.
  public init(name: String, title: String, blurb: String, measures: [String], ways: [Way]) {
    self.name = name
    self.title = title
    self.blurb = blurb
    self.measures = measures
    self.ways = ways
  }
}
