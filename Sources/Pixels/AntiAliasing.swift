// Whether a pixel is there to smooth an edge: such pixels differ between two drawings of one thing.
//
// After Vyšniauskas ("Anti-aliased pixel and intensity slope detector", 2009): a smoothed pixel lies
// between a darker and a lighter neighbour, and one of these lies in an area of one colour, in both
// pictures.

/// The pixels of a picture, as words of red, green, blue and alpha.
struct PixelGrid {
  let words: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  /// Whether the pixel smooths an edge that is in the other picture too.
  func isSmoothing(_ x: Int, _ y: Int, and other: PixelGrid) -> Bool {
    let own = luminance(self[x, y])
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest: Float = 0
    var lightest: Float = 0
    var darkestPlace = (0, 0)
    var lightestPlace = (0, 0)
    for (nx, ny) in Neighbours(of: x, y, in: self) {
      let difference = own - luminance(self[nx, ny])
      if difference == 0 {
        equal += 1
        // More than two neighbours of the same brightness: this is an area, not an edge.
        if equal > 2 { return false }
      } else if difference < darkest {
        darkest = difference
        darkestPlace = (nx, ny)
      } else if difference > lightest {
        lightest = difference
        lightestPlace = (nx, ny)
      }
    }
    if darkest == 0 || lightest == 0 { return false }
    return (isInArea(darkestPlace) && other.isInArea(darkestPlace))
      || (isInArea(lightestPlace) && other.isInArea(lightestPlace))
  }

  /// Whether more than two neighbours have the very colour of the pixel.
  private func isInArea(_ place: (x: Int, y: Int)) -> Bool {
    let own = self[place.x, place.y]
    var equal = isAtBorder(place.x, place.y) ? 1 : 0
    for (nx, ny) in Neighbours(of: place.x, place.y, in: self) where self[nx, ny] == own {
      equal += 1
      if equal > 2 { return true }
    }
    return false
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}

/// The up to eight pixels around one, column by column: of neighbours that are equally dark the first
/// counts, and that must be the one that counts elsewhere.
private struct Neighbours: Sequence, IteratorProtocol {
  private let x: Int
  private let y: Int
  private let rows: ClosedRange<Int>
  private let lastColumn: Int
  private var nextX: Int
  private var nextY: Int

  init(of x: Int, _ y: Int, in grid: PixelGrid) {
    (self.x, self.y) = (x, y)
    rows = Swift.max(0, y - 1)...Swift.min(grid.height - 1, y + 1)
    lastColumn = Swift.min(grid.width - 1, x + 1)
    nextX = Swift.max(0, x - 1)
    nextY = rows.lowerBound
  }

  mutating func next() -> (Int, Int)? {
    while nextX <= lastColumn {
      let place = (nextX, nextY)
      if nextY == rows.upperBound {
        nextY = rows.lowerBound
        nextX += 1
      } else {
        nextY += 1
      }
      if place.0 != x || place.1 != y { return place }
    }
    return nil
  }
}
