// What the beginning of a file tells of the picture in it: the formats that browsers show, as far as
// their size goes.

import Drawing
import System

/// Reads sizes out of the first bytes of pictures. Nothing is trusted: what is cut off has no size.
struct HeaderReader {
  /// They begin at 0.
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes.prefix(PictureHeader.limit)
  }

  func begins(with start: [UInt8]) -> Bool { bytes.starts(with: start) }

  func begins(with start: String) -> Bool { has(start, at: 0) }

  func has(_ text: String, at index: Int) -> Bool {
    index >= 0 && index < bytes.count && bytes[index...].starts(with: text.utf8)
  }

  var png: PictureSize? {
    guard has("IHDR", at: 12) else { return nil }
    return size(big(16, 4), big(20, 4))
  }

  var gif: PictureSize? { size(little(6, 2), little(8, 2)) }

  /// Walks from segment to segment until one tells the size of the frame. Of a picture that browsers
  /// turn on its side, as of phones that were held upright, the width is the height of the frame.
  var jpeg: PictureSize? {
    var index = 2
    var orientation: Int?
    while index + 9 < bytes.count {
      let marker = bytes[index + 1]
      // Browsers skip what is no segment.
      guard bytes[index] == 0xFF, marker != 0 else {
        index += 1
        continue
      }
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD7: index += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let (width, height) = (big(index + 7, 2), big(index + 5, 2))
        return (5...8).contains(orientation ?? 1) ? size(height, width) : size(width, height)
      case 0xD8...0xDA: return nil
      default:
        guard let length = big(index + 2, 2), length >= 2 else { return nil }
        let end = index + 2 + length
        if marker == 0xE1 { orientation = orientation ?? exifOrientation(in: index + 4..<end) }
        index = end
      }
    }
    return nil
  }

  /// How Exif in a segment of a JPEG says that the picture lies, from 1 to 8; nothing if it does not
  /// say so as browsers want it said, which take the picture as it is then.
  private func exifOrientation(in segment: Range<Int>) -> Int? {
    let start = segment.lowerBound + 6
    let isBig = has("MM\0*", at: start)
    guard has("Exif\0\0", at: segment.lowerBound), isBig || has("II*\0", at: start) else {
      return nil
    }
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index + count <= segment.upperBound else { return nil }
      return isBig ? big(index, count) : little(index, count)
    }
    guard let directory = number(start + 4, 4).map({ start + $0 }),
      let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let index = directory + 2 + entry * 12
      guard let tag = number(index, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      // One number of 16 bits.
      guard number(index + 2, 2) == 3, number(index + 4, 4) == 1 else { return nil }
      return number(index + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  var webp: PictureSize? {
    if has("VP8X", at: 12) {
      return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    }
    if has("VP8L", at: 12), let bits = little(21, 4) {
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard has("VP8 ", at: 12) else { return nil }
    return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
  }

  /// The largest of the sizes that its items have.
  var avif: PictureSize? {
    var best: PictureSize?
    for index in 0..<max(0, min(bytes.count - 16, 4096)) where has("ispe", at: index) {
      guard let found = size(big(index + 8, 4), big(index + 12, 4)) else { continue }
      if best.map({ $0.width < found.width }) ?? true { best = found }
    }
    return best
  }

  private func big(_ index: Int, _ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ index: Int, _ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> PictureSize? {
    guard let width, let height, (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    return PictureSize(width: width, height: height)
  }
}

// MARK: - SVG

extension HeaderReader {
  /// Whether the first element is `svg`.
  var isSVG: Bool { SVGHeader(bytes) != nil }

  /// The size that browsers give to one in an `img`, in whole pixels.
  var svg: PictureSize? {
    guard let size = SVGHeader(bytes)?.size else { return nil }
    return self.size(Self.whole(size.width), Self.whole(size.height))
  }

  private static func whole(_ pixels: Double) -> Int? {
    abs(pixels) < 1e6 ? Int(pixels.rounded()) : nil
  }
}

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
      self = reader.png.map { .picture($0) } ?? .none
    } else if reader.begins(with: [0xFF, 0xD8, 0xFF]) {
      // Before the frame there may be more than is looked at: what a camera or a printer wants to know.
      let size = reader.jpeg
      self = size != nil || bytes.count > Self.limit ? .picture(size) : .none
    } else if reader.begins(with: "GIF8") {
      self = reader.gif.map { .picture($0) } ?? .none
    } else if reader.begins(with: "RIFF"), reader.has("WEBP", at: 8) {
      self = reader.webp.map { .picture($0) } ?? .none
    } else if reader.has("ftypavif", at: 4) || reader.has("ftypavis", at: 4) {
      // Its size may stand behind the picture itself, further than is looked at.
      self = .picture(reader.avif)
    } else {
      self = reader.isSVG ? .picture(reader.svg) : .none
    }
  }
}

extension PictureHeader {
  /// What the beginning of a picture tells that is its own address, `data:image/…;base64,…`; nothing
  /// if the address is another, or that cannot be read.
  init?(inlineIn url: String) {
    guard let comma = url.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let start = url[..<comma].lowercased()
    guard start.hasPrefix("data:image/"), start.hasSuffix(";base64") else { return nil }
    // Four digits are three bytes. As of a file, a little more is read than is looked at.
    let digits = url.utf8[comma...].dropFirst().prefix((Self.limit / 3 + 1) * 4)
    guard let bytes = Base64.decoded(String(decoding: digits, as: UTF8.self)) else { return nil }
    self.init(bytes)
  }
}
