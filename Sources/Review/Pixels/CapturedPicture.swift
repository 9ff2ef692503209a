// A picture of a frame, with the places of what is in it.

import Pixels

/// A picture as it was taken.
struct CapturedPicture {
  /// The PNG file.
  let file: [UInt8]
  /// Where the elements are that are not looked at.
  let ignored: [PixelBox]
  /// Where each element of the document is, in their order; what is not drawn has no size.
  let elements: [PixelBox]

  init(file: [UInt8], ignored: [PixelBox], elements: [PixelBox]) {
    (self.file, self.ignored, self.elements) = (file, ignored, elements)
  }

  /// Reads what ``bytes`` wrote; nil if it was cut off or is something else.
  init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.start),
      let end = Self.lastIndex(of: Self.end, in: bytes)
    else { return nil }
    let numbers = bytes[end...].split(separator: UInt8(ascii: " ")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    // The last word tells that no other is missing.
    guard let count = numbers.last ?? nil, count == numbers.count - 1, count % 4 == 1,
      let ignoredCount = numbers.first ?? nil, (0...count / 4).contains(ignoredCount)
    else { return nil }
    file = Array(bytes[..<end])
    // Whoever wrote the file, no box is where no pixel of a picture can be.
    let sides = numbers.dropFirst().dropLast().compactMap { $0 }
      .filter { (0...Self.mostPixels).contains($0) }
    guard sides.count == count - 1 else { return nil }
    let boxes = stride(from: 0, to: sides.count, by: 4).map { index in
      PixelBox(
        x: sides[index], y: sides[index + 1], width: sides[index + 2], height: sides[index + 3])
    }
    ignored = Array(boxes[..<ignoredCount])
    elements = Array(boxes[ignoredCount...])
  }

  /// The picture, how many rectangles are not looked at, all rectangles as numbers, and how many
  /// numbers there are.
  var bytes: [UInt8] {
    let sides = (ignored + elements).flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let words = ([ignored.count] + sides + [sides.count + 1]).map { String($0) }
      .joined(separator: " ")
    return file + Array(words.utf8)
  }

  /// How many pixels a picture is wide or high at most.
  static let mostPixels = 1_000_000

  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The last chunk of every PNG: `IEND` and its checksum.
  private static let end: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  /// Where the last chunk is over.
  private static func lastIndex(of end: [UInt8], in bytes: [UInt8]) -> Int? {
    var index = bytes.count
    while index >= end.count {
      if bytes[index - end.count..<index].elementsEqual(end) { return index }
      index -= 1
    }
    return nil
  }
}
