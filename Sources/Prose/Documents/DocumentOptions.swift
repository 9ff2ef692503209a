// How files of content are read.

/// How a file of content is read.
public struct DocumentOptions: Hashable, Sendable {
  /// What is read beyond CommonMark.
  public var markdown: MarkdownOptions
  /// Whether the front matter is read; without, `---` is a line like any other.
  public var readsFrontMatter: Bool
  /// Whether a key that is not known is an error.
  public var isStrict: Bool
  /// Whether bytes that are not UTF-8 are an error; else they are replaced.
  public var needsUTF8: Bool

  /// Whether nothing is kept of what is private but that it was there.
  public var leavesOutPrivate = false
  /// Whether a document that does not say so itself is private as a whole.
  public var isPrivate = false

  /// Whether the heading of level 1 that a text begins with is taken out, to be the page's title.
  public var liftsTitle: Bool

  /// As a site reads its content, unless said otherwise.
  public init(
    markdown: MarkdownOptions = .authored, readsFrontMatter: Bool = true, isStrict: Bool = false,
    needsUTF8: Bool = true, liftsTitle: Bool = true
  ) {
    self.markdown = markdown
    self.readsFrontMatter = readsFrontMatter
    self.isStrict = isStrict
    self.needsUTF8 = needsUTF8
    self.liftsTitle = liftsTitle
  }
}
