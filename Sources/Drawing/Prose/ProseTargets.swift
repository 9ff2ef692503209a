// Where the links and pictures of a text lead, once the site around it is known.

/// What a site knows of the links and pictures of one text; what it does not know stays as written.
package struct ProseTargets: Hashable, Sendable {
  /// A picture of the site.
  package struct KnownPicture: Hashable, Sendable {
    /// Where it is, from the page.
    package var url: [UInt8]
    /// How large it is, in CSS pixels.
    package var size: PictureSize?

    package init(url: String, size: PictureSize? = nil) {
      self.url = Array(url.utf8)
      self.size = size
    }
  }

  /// The URLs of links, by their order in the text.
  package var links: [Int: [UInt8]] = [:]
  /// The pictures, by their order in the text.
  package var pictures: [Int: KnownPicture] = [:]
  /// The sizes of pictures that are their own addresses and stay as written, by their order in the
  /// text.
  package var inlineSizes: [Int: PictureSize] = [:]
  /// The pictures that pages of the site cannot show, by their order in the text: their other text
  /// is drawn as text.
  package var absentPictures: Set<Int> = []

  /// The box of a picture of which no size is known.
  static let unknownSize = PictureSize(width: 640, height: 360)

  package init() {}
}

/// The width and height of a picture in CSS pixels.
package struct PictureSize: Hashable, Sendable {
  /// In CSS pixels.
  package var width: Int
  /// In CSS pixels.
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
