// Pictures of all sizes, compared, written and read; and files that are none.

import Composable
import Pixels

/// Compares pairs of pictures, and reads files of them that were mutated.
package struct PictureFuzzer: Fuzzer {
  package static let name = "pictures"
  package static let about = "pairs of pictures beside a plain comparison; mutated PNG files"

  private(set) var compared = 0
  private(set) var read = 0
  private(set) var refused = 0

  package var summary: String {
    "\(compared) pairs were compared, \(read) files read, \(refused) refused"
  }

  package init() {}

  package mutating func next(_ random: inout SeededGenerator) -> BrokenCase? {
    let size = Self.size(&random)
    let base = Bitmap.random(width: size.width, height: size.height, &random)
    if Int.random(in: 0..<3, using: &random) > 0 { return read(base, &random) }
    let isSameSize = Bool.random(using: &random)
    let other = isSameSize ? size : Self.size(&random)
    let head = base.changed(width: other.width, height: other.height, &random)
    let thresholds = [0, 0.01, 0.1, 0.1, 0.5, 1]
    let threshold = thresholds.randomElement(using: &random) ?? 0.1
    let ignored = (0..<max(0, Int.random(in: -2...3, using: &random))).map { _ in
      Self.box(&random)
    }
    compared += 1
    let rule =
      PictureLaws.mistake(of: base, and: head, threshold: threshold, ignoring: ignored)
      ?? PictureLaws.mistake(inFilesOf: head)
      ?? ignored.firstMap { PictureLaws.mistake(inPieceOf: base, $0) }
    return rule.map {
      BrokenCase(
        rule: $0, source: "\(size) and \(other), threshold \(threshold), without \(ignored)")
    }
  }

  private mutating func read(_ bitmap: Bitmap, _ random: inout SeededGenerator) -> BrokenCase? {
    let file: [UInt8]
    do {
      file = try Self.mutation(of: bitmap, &random)
    } catch {
      return BrokenCase(rule: "\(error)", source: "\(bitmap)")
    }
    if let rule = PictureLaws.mistake(inReadingOf: file) {
      return BrokenCase(rule: rule, source: "\(file)")
    }
    do {
      let picture = try Bitmap(png: file)
      read += 1
      // What is large is not written: that takes long and tells no more.
      if picture.words.count > 1 << 16 { return nil }
      return PictureLaws.mistake(inFilesOf: picture).map { BrokenCase(rule: $0, source: "\(file)") }
    } catch {
      refused += 1
      let isSaid = "\(error)".count > 10 && !"\(error)".utf8.contains { $0 < 0x20 }
      return isSaid ? nil : BrokenCase(rule: "refused without words: \(error)", source: "\(file)")
    }
  }

  private static func mutation(
    of bitmap: Bitmap, _ random: inout SeededGenerator
  ) throws(BitmapError) -> [UInt8] {
    let file = try bitmap.png(isSmall: Bool.random(using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 {
      return file.mutated(with: [Array("IDAT".utf8), Array("IEND".utf8), [0]], &random)
    }
    var png = MutatedPNG(file)
    for _ in 0..<Int.random(in: 1...4, using: &random) { png.mutate(&random) }
    return png.file
  }

  private static func size(_ random: inout SeededGenerator) -> (width: Int, height: Int) {
    let sides = [1, 2, 3, 7, 8, 9, 15, 16, 17, 24, 33]
    return (
      sides.randomElement(using: &random) ?? 1, sides.randomElement(using: &random) ?? 1
    )
  }

  private static func box(_ random: inout SeededGenerator) -> PixelBox {
    let numbers = [Int.min, Int.min + 1, -100, -1, 0, 1, 2, 5, 8, 16, 20, 1 << 40, Int.max]
    let picked = (0..<4).map { _ in numbers.randomElement(using: &random) ?? 0 }
    return PixelBox(x: picked[0], y: picked[1], width: picked[2], height: picked[3])
  }
}

extension Array {
  /// What comes of the first element of which something comes.
  fileprivate func firstMap<Value>(_ map: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = map(element) { return value }
    }
    return nil
  }
}
