// A picture of the content, and how large it is.

/// A picture of the content, as seen from a page.
package struct ContentPicture: Hashable, Sendable {
  /// Where it is, from the frames of the page.
  package var url: String
  /// How large it is, if that can be told.
  package var size: PictureSize?

  /// Whether a picture is named by a path, and not by the address of another host.
  static func isOfContent(_ path: String) -> Bool {
    !path.hasPrefix("//") && !path.prefix { $0 != "/" }.contains(":")
  }

  /// Whether a picture is its own address, and needs no file.
  static func isInline(_ path: String) -> Bool { path.lowercased().hasPrefix("data:") }
}

/// The width and height of a picture in CSS pixels.
package struct PictureSize: Hashable, Sendable {
  /// In CSS pixels.
  package var width: Int
  /// In CSS pixels.
  package var height: Int

  /// A width and a height.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
