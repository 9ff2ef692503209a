// What differs between two pictures, told as plainly as it can be: the second opinion by which the
// fast comparison is judged.

import Pixels

/// The pixels that differ and those that only smooth an edge, counted one by one.
struct NaiveComparison {
  private(set) var differing: Set<Place> = []
  private(set) var smoothing: Set<Place> = []

  /// A pixel's place.
  struct Place: Hashable {
    var x: Int
    var y: Int
  }

  /// Compares what is common to both; what lies beyond is not looked at.
  init(of base: Bitmap, and head: Bitmap, threshold: Float, ignoring ignored: [PixelBox]) {
    let one = Plane(base, width: min(base.width, head.width), height: min(base.height, head.height))
    let other = Plane(head, width: one.width, height: one.height)
    for place in one.places where !ignored.contains(where: { Self.is(place, in: $0) }) {
      let limit = 35_215 * threshold * threshold
      if Self.distance(one[place], other[place]) <= limit { continue }
      if one.smooths(place, and: other) || other.smooths(place, and: one) {
        smoothing.insert(place)
      } else {
        differing.insert(place)
      }
    }
  }

  static func `is`(_ place: Place, in box: PixelBox) -> Bool {
    place.x >= box.x && place.y >= box.y && Double(place.x) < Double(box.x) + Double(box.width)
      && Double(place.y) < Double(box.y) + Double(box.height)
  }

  private static func distance(_ one: Colour, _ other: Colour) -> Float {
    let (dy, di, dq) = (one.y - other.y, one.i - other.i, one.q - other.q)
    return dy * dy * 0.5053 + di * di * 0.299 + dq * dq * 0.1957
  }
}

/// A colour on white, and its luminance and axes.
private struct Colour: Equatable {
  let bytes: [UInt8]

  private func onWhite(_ channel: Int) -> Float {
    255 + (Float(bytes[channel]) - 255) * (Float(bytes[3]) / 255)
  }
  var y: Float {
    onWhite(0) * 0.298_895_31 + onWhite(1) * 0.586_622_47 + onWhite(2) * 0.114_482_23
  }
  var i: Float {
    onWhite(0) * 0.595_977_99 - onWhite(1) * 0.274_171_60 - onWhite(2) * 0.321_801_88
  }
  var q: Float {
    onWhite(0) * 0.211_470_17 - onWhite(1) * 0.522_617_11 + onWhite(2) * 0.311_146_94
  }
}

/// The upper left part of a picture.
private struct Plane {
  typealias Place = NaiveComparison.Place
  let width: Int
  let height: Int
  private let colours: [Place: Colour]

  init(_ bitmap: Bitmap, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let pixels = bitmap.pixels
    var colours: [Place: Colour] = [:]
    for y in 0..<height {
      for x in 0..<width {
        let start = (y * bitmap.width + x) * 4
        colours[Place(x: x, y: y)] = Colour(bytes: Array(pixels[start..<start + 4]))
      }
    }
    self.colours = colours
  }

  subscript(place: Place) -> Colour { colours[place] ?? Colour(bytes: [0, 0, 0, 0]) }

  var places: [Place] { (0..<height).flatMap { y in (0..<width).map { Place(x: $0, y: y) } } }

  /// The pixels around one, column by column.
  private func neighbours(of place: Place) -> [Place] {
    [-1, 0, 1].flatMap { dx in [-1, 0, 1].map { Place(x: place.x + dx, y: place.y + $0) } }
      .filter { $0 != place && colours[$0] != nil }
  }

  private func isAtBorder(_ place: Place) -> Bool { neighbours(of: place).count < 8 }

  /// Whether more than two neighbours have the very colour; the border counts as one.
  private func isInArea(_ place: Place) -> Bool {
    let equal = neighbours(of: place).count { self[$0] == self[place] }
    return equal + (isAtBorder(place) ? 1 : 0) > 2
  }

  /// Whether the pixel lies between a darker and a lighter one, of which one is in an area of one
  /// colour in both pictures.
  func smooths(_ place: Place, and other: Plane) -> Bool {
    let around = neighbours(of: place)
    let steps = around.map { self[place].y - self[$0].y }
    if steps.count(where: { $0 == 0 }) + (isAtBorder(place) ? 1 : 0) > 2 { return false }
    guard let least = steps.min(), let most = steps.max(), least < 0, most > 0,
      let lightest = steps.firstIndex(of: least), let darkest = steps.firstIndex(of: most)
    else { return false }
    return [lightest, darkest].contains {
      isInArea(around[$0]) && other.isInArea(around[$0])
    }
  }
}
