// Whether a pixel is there to smooth an edge: such pixels differ between two drawings of one thing.
//
// After Vyšniauskas ("Anti-aliased pixel and intensity slope detector", 2009): a smoothed pixel lies
// between a darker and a lighter neighbour, and one of these lies in an area of one colour, in both
// pictures.

/// The upper left part of a picture: what it has in common with another. What lies beyond is not
/// looked at, not even as a neighbour.
///
/// It holds no pixels: they are handed along as a span that is taken once, since two threads would count
/// references to the same pictures at each pixel.
struct PixelGrid: Sendable {
  /// How far it is from a row to the next.
  let stride: Int
  let width: Int
  let height: Int

  init(_ bitmap: Bitmap, width: Int, height: Int) {
    stride = bitmap.width
    (self.width, self.height) = (min(width, bitmap.width), min(height, bitmap.height))
  }

  /// Whether the pixel smooths an edge that is in the other picture too.
  func isSmoothing(
    _ x: Int, _ y: Int, of words: Span<UInt32>, and other: PixelGrid, of others: Span<UInt32>
  ) -> Bool {
    let word = words[y &* stride &+ x]
    let own = luminance(word)
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest: Float = 0
    var lightest: Float = 0
    var darkestPlace = (0, 0)
    var lightestPlace = (0, 0)
    let around = Neighbours(of: x, y, in: self)
    // Column by column: of neighbours that are equally dark the first counts, and that must be the
    // one that counts elsewhere.
    var nx = around.left
    while nx <= around.right {
      var ny = around.top
      while ny <= around.bottom {
        if nx != x || ny != y {
          let neighbour = words[ny &* stride &+ nx]
          let difference = neighbour == word ? 0 : own - luminance(neighbour)
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
        ny &+= 1
      }
      nx &+= 1
    }
    if darkest == 0 || lightest == 0 { return false }
    return (isInArea(darkestPlace, of: words) && other.isInArea(darkestPlace, of: others))
      || (isInArea(lightestPlace, of: words) && other.isInArea(lightestPlace, of: others))
  }

  /// Whether more than two neighbours have the very colour of the pixel.
  private func isInArea(_ place: (x: Int, y: Int), of words: Span<UInt32>) -> Bool {
    let around = Neighbours(of: place.x, place.y, in: self)
    let own = words[place.y * stride + place.x]
    // It counts itself below.
    var equal = isAtBorder(place.x, place.y) ? 0 : -1
    var ny = around.top
    while ny <= around.bottom {
      var nx = around.left
      while nx <= around.right {
        if words[ny &* stride &+ nx] == own {
          equal += 1
          if equal > 2 { return true }
        }
        nx &+= 1
      }
      ny &+= 1
    }
    return false
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}

/// The columns and rows of the up to eight pixels around one.
private struct Neighbours {
  let left: Int
  let right: Int
  let top: Int
  let bottom: Int

  init(of x: Int, _ y: Int, in grid: PixelGrid) {
    (left, right) = (max(0, x - 1), min(grid.width - 1, x + 1))
    (top, bottom) = (max(0, y - 1), min(grid.height - 1, y + 1))
  }
}
