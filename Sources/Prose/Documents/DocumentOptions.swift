// How files of content are read.

/// How a file of content is read.
package struct DocumentOptions: Hashable, Sendable {
  /// What is read beyond CommonMark.
  package var markdown: MarkdownOptions
  /// Whether the front matter is read; without, `---` is a line like any other.
  package var readsFrontMatter: Bool
  /// Whether unknown keys and pictures on other hosts are errors, and not warnings.
  package var isStrict: Bool
  /// Whether bytes that are not UTF-8 are an error; else they are replaced.
  package var needsUTF8: Bool

  /// Whether nothing is kept of what is private but that it was there.
  package var leavesOutPrivate = false
  /// Whether a document that does not say so itself is private as a whole.
  package var isPrivate = false

  /// Whether the heading of level 1 that a text begins with is taken out, to be the page's title.
  package var liftsTitle: Bool

  /// As a site reads its content, unless said otherwise.
  package init(
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
