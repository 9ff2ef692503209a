// Comparing pictures, beside reading both of them once: no comparison is faster than that.

import Pixels
import System

let pixelBenchmarks: [Benchmark] = [
  Benchmark("pixels/4K, read", bytes: both) {
    let (base, head) = pictures(differing: 0)
    return {
      var seen: UInt32 = 0
      for index in base.words.indices { seen |= base.words[index] ^ head.words[index] }
      return Int(seen)
    }
  },
  compared("pixels/4K, the same", differing: 0),
  compared("pixels/4K, a window differs", differing: 400),
]

private let (width, height) = (3840, 2160)
private let both = width * height * 8

private func compared(_ name: String, differing: Int) -> Benchmark {
  Benchmark(name, bytes: both, against: "pixels/4K, read") {
    let (base, head) = pictures(differing: differing)
    return { PixelComparison(of: base, and: head).differing }
  }
}

/// Two pictures with some lines of text, of which the second has another square in its middle.
private func pictures(differing side: Int) -> (Bitmap, Bitmap) {
  func words(_ isHead: Bool) -> [UInt32] {
    (0..<width * height).map { place in
      let (x, y) = (place % width, place / width)
      let isText = y % 24 < 14 && x &* 2_654_435_761 >> 7 & 3 == 0
      let isOther = isHead && abs(x - width / 2) * 2 < side && abs(y - height / 2) * 2 < side
      return isOther ? 0xFF20_40C0 : isText ? 0xFF20_2020 : 0xFFF4_F0E8
    }
  }
  guard let base = Bitmap(width: width, height: height, words: words(false)),
    let head = Bitmap(width: width, height: height, words: words(true))
  else { preconditionFailure("a picture has as many words as pixels") }
  return (base, head)
}

/// How long two PNG files take to be read and compared, as other tools do that.
enum PictureFiles {
  /// What it took, in words, or as an object for machines.
  static func run(_ base: String, _ head: String, isForMachines: Bool) -> String {
    var best = (reading: Int64.max, comparing: Int64.max, all: Int64.max, processor: Int64.max)
    var differing = 0
    for _ in 0..<9 {
      let (start, spent) = (SystemClock.now(), SystemClock.ofProcess())
      guard let one = try? FileReading.read(base).bytes,
        let other = try? FileReading.read(head).bytes,
        let pictures = try? Bitmap.pair(png: one, other)
      else { return "\(base) or \(head) is no PNG" }
      let read = SystemClock.now()
      differing = PixelComparison(of: pictures.0, and: pictures.1).differing
      let end = SystemClock.now()
      best = (
        min(best.reading, read - start), min(best.comparing, end - read),
        min(best.all, end - start), min(best.processor, SystemClock.ofProcess() - spent)
      )
    }
    func milliseconds(_ time: Int64) -> Double { Double(time / 10_000) / 100 }
    if isForMachines {
      return "{\"wall\": \(milliseconds(best.all)), \"cpu\": \(milliseconds(best.processor))}"
    }
    return "read \(milliseconds(best.reading)) ms, compared \(milliseconds(best.comparing)) ms, "
      + "\(differing) pixels differ"
  }
}
