// The stylesheet of a page, in a document of its own and in a picture.

import Type

/// The theme of the pages themselves: a reading app, apart from the gallery's.
package enum FrameTheme {
  /// For the document of a page: the faces, the skeleton font, the theme, what the site adds and what
  /// moves. For the same fonts and the same theme always the same bytes.
  package static func styleSheet(
    in fonts: SiteFonts = .shipped, _ theme: Theme = Theme()
  ) -> [UInt8] {
    let frame = String(decoding: PackageResources.frame_css, as: UTF8.self)
    return FontSheet.rules(of: fonts) + SkeletonFont.styleSheet()
      + Array(layers(theme.tokens, frame, theme.sheet?.text).utf8)
      + PackageResources.redacted_css + PackageResources.document_css
  }

  /// For a picture of a page, which is a tree of its own within another document: what is said of the
  /// document is said of the picture's host and of the element ``pictureClass`` in it, and what depends
  /// on the width of the window depends on the host's. The faces are for the document to name.
  package static func pictureSheet(_ theme: Theme = Theme()) -> [UInt8] {
    let frame = String(decoding: PackageResources.frame_css, as: UTF8.self)
    let redacted = String(decoding: PackageResources.redacted_css, as: UTF8.self)
    let sheet =
      SkeletonFont.rules + layers(inPicture(theme.tokens), inPicture(frame), theme.sheet?.inPicture)
      + inPicture(redacted)
    return Array(sheet.utf8)
  }

  /// The rules of the house, and what a site adds to them. Of two layers the later outweighs, and what is
  /// in none outweighs both, whatever its selectors are: so a site's rules need not be more special than
  /// ours, and cannot undo those for what is redacted.
  private static func layers(_ tokens: String, _ frame: String, _ own: String?) -> String {
    "@layer house {\n" + tokens + frame + "}\n"
      + (own.map { "@layer own {\n" + $0 + "\n}\n" } ?? "")
  }

  /// The class of the element that is in a picture what the body is in a document.
  package static let pictureClass = "page"

  private static func inPicture(_ sheet: String) -> String {
    sheet.split(separator: "\n", omittingEmptySubsequences: false).map(inPicture)
      .joined(separator: "\n")
  }

  private static func inPicture(_ line: Substring) -> String {
    let indent = line.prefix { $0 == " " }
    let rule = line.dropFirst(indent.count)
    for (document, picture) in inPicture where rule.hasPrefix(document) {
      return indent + picture + rule.dropFirst(document.count).replacing("4vw", with: "4cqi")
    }
    return String(line)
  }

  /// How lines begin in the theme, and in its edition for pictures.
  private static let inPicture = [
    (":root {", ":host {"), ("html {", ":host {"), ("body {", ".\(pictureClass) {"),
    ("body >", ".\(pictureClass) >"), ("@media (max-width", "@container (max-width"),
    ("@media (min-width", "@container (min-width"),
  ]
}
