// What the beginning of a file tells of the picture in it.

import Drawing

/// What the first bytes of a file tell of the picture in it.
enum PictureHeader: Hashable {
  /// It is a picture; its size, if that can be told.
  case picture(PictureSize?)
  /// It is none that a browser is sure to show.
  case none

  /// How much of a file is looked at.
  static let limit = 256 * 1024

  init(_ bytes: [UInt8]) {
    let reader = HeaderReader(bytes)
    if reader.begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .picture(reader.png)
    } else if reader.begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .picture(reader.jpeg)
    } else if reader.begins(with: "GIF8") {
      self = .picture(reader.gif)
    } else if reader.begins(with: "RIFF"), reader.has("WEBP", at: 8) {
      self = .picture(reader.webp)
    } else if reader.has("ftypavif", at: 4) || reader.has("ftypavis", at: 4) {
      self = .picture(reader.avif)
    } else {
      self = reader.isSVG ? .picture(reader.svg) : .none
    }
  }
}
