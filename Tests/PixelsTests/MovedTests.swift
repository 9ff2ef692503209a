// What moved as a whole is told as that, and what is left over is all that is told besides.

import Composable
import Pixels
import Testing

private let white: UInt32 = 0xFFFF_FFFF
private let black: UInt32 = 0xFF00_0000

/// A picture of rows.
private func picture(_ rows: [[UInt32]]) throws -> Bitmap {
  try #require(Bitmap(width: rows[0].count, height: rows.count, words: rows.flatMap { $0 }))
}

private func noise(_ count: Int, _ width: Int, _ random: inout SeededGenerator) -> [[UInt32]] {
  (0..<count).map { _ in
    (0..<width).map { _ in 0xFF00_0000 | .random(in: 0...0xFF_FFFF, using: &random) }
  }
}

/// Lines as of a text, each other than the one before, with space around.
private func text(_ height: Int, _ width: Int, from top: Int, _ count: Int) -> [[UInt32]] {
  (0..<height).map { y in
    (0..<width).map { x in
      let row = y - top
      let isInk = row >= 0 && row < count && (x * (row + 5)) % 47 < 20
      return isInk ? black : white
    }
  }
}

/// How many rows of two pictures are in no common sequence of rows: told by trying all pairs.
private func apart(_ base: [[UInt32]], _ head: [[UInt32]]) -> Int {
  var best = [[Int]](
    repeating: [Int](repeating: 0, count: head.count + 1), count: base.count + 1)
  for (i, row) in base.enumerated() {
    for (j, other) in head.enumerated() {
      best[i + 1][j + 1] =
        row == other ? best[i][j] + 1 : max(best[i][j + 1], best[i + 1][j])
    }
  }
  return base.count + head.count - 2 * best[base.count][head.count]
}

@Suite("what moved as a whole")
struct MovedTests {
  @Test("a text that stands lower, or higher, has moved, and nothing else differs")
  func moved() throws {
    let (high, low) = (
      try picture(text(80, 64, from: 10, 40)), try picture(text(80, 64, from: 17, 40))
    )
    for (difference, by) in [
      (PictureDifference(of: high, and: low), 7), (PictureDifference(of: low, and: high), -7),
    ] {
      #expect(difference.verdict == .differs)
      #expect(difference.movedBy == by)
      #expect(difference.differing == 0 && difference.boxes == [] && difference.baseBoxes == [])
    }
  }

  @Test("lines that were put in are what differs; where the page grew by them, too")
  func inserted() throws {
    for height in [120, 136] {
      var rows = text(height, 64, from: 10, 90)
      let base = try picture(Array(text(120, 64, from: 10, 90)))
      let line = text(16, 64, from: 4, 8).map { $0.map { $0 == black ? 0xFF20_40C0 : white } }
      rows.insert(contentsOf: line, at: 40)
      let difference = PictureDifference(of: base, and: try picture(Array(rows.prefix(height))))
      #expect(difference.movedBy == 16)
      #expect(difference.boxes.allSatisfy { $0.y >= 40 && $0.y + $0.height <= 56 })
      #expect(difference.boxes.isEmpty == false)
    }
  }

  @Test("what stands at the side need not move with it")
  func side() throws {
    func page(_ top: Int) throws -> Bitmap {
      let (aside, main) = (text(160, 60, from: 20, 100), text(160, 100, from: top, 100))
      return try picture(
        zip(aside, main).map { $0 + [UInt32](repeating: white, count: 40) + $1 })
    }
    let difference = PictureDifference(of: try page(12), and: try page(36))
    #expect(difference.movedBy == 24)
    #expect(difference.moves.allSatisfy { $0.by == 24 && $0.box.x >= 64 })
    #expect(difference.differing == 0)
  }

  @Test("what moved to the side is told as that")
  func aside() throws {
    func page(_ left: Int) throws -> Bitmap {
      let block = text(40, 60, from: 10, 20)
      return try picture(
        block.map {
          [UInt32](repeating: white, count: left) + $0
            + [UInt32](repeating: white, count: 60 - left)
        })
    }
    let difference = PictureDifference(of: try page(10), and: try page(19))
    #expect(difference.moves.map(\.axis) == [.right])
    #expect(difference.moves.first?.by == 9)
    #expect(difference.differing == 0)
    #expect(difference.movedBy == 0)
  }

  @Test("a picture in which another colour is all that differs has not moved")
  func recoloured() throws {
    let base = text(80, 64, from: 10, 40)
    let head = base.map { $0.map { $0 == black ? 0xFF00_00A0 : $0 } }
    let difference = PictureDifference(of: try picture(base), and: try picture(head))
    #expect(difference.moves == [])
    #expect(
      difference.differing
        == PixelComparison(of: try picture(base), and: try picture(head)).differing)
  }

  @Test("rows that were put in and taken out at random are told as those, and the rest as moved")
  func planted() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for number in 0..<60 {
      let width = Int.random(in: 9...40, using: &random)
      let base = noise(.random(in: 12...60, using: &random), width, &random)
      var head = base
      // From the bottom up, with what is known again between.
      var place = Int.random(in: 0...base.count, using: &random)
      while place >= 0 {
        let count = Int.random(in: 1...12, using: &random)
        if Bool.random(using: &random) {
          head.insert(contentsOf: noise(count, width, &random), at: place)
        } else if place + count <= base.count, head.count > count {
          head.removeSubrange(place..<place + count)
        }
        place -= 12 + 8 + Int.random(in: 0...9, using: &random)
      }
      let told: Comment = "seed \(seed), \(number)"
      let (one, other) = (try picture(base), try picture(head))
      let difference = PictureDifference(of: one, and: other)
      // A piece at an end that is too short to be known again may be told as changed.
      let isSame = base == head
      #expect((difference.verdict == .same) == isSame, told)
      // All that was put in and taken out is told, unless less differs when nothing moves. Some pixels are
      // the same by chance: of few a larger share.
      let most = apart(base, head) * width
      let inPlace =
        base.count == head.count ? PixelComparison(of: one, and: other).differing : most
      let least = min(most, inPlace) * 9 / 10 - 4
      #expect((least...most).contains(difference.differing), told)
      check(one, other, difference, told)
    }
  }

  @Test(
    "of two pictures at random nothing is told as moved that is not there, nor more than differs")
  func anyTwo() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for number in 0..<80 {
      // Few rows of few kinds, so that many are alike.
      let kinds = noise(.random(in: 1...4, using: &random), 24, &random)
      func some() -> [[UInt32]] {
        (0..<Int.random(in: 1...50, using: &random)).map { _ in
          var row = kinds[.random(in: 0..<kinds.count, using: &random)]
          if Int.random(in: 0..<4, using: &random) == 0 {
            row[.random(in: 0..<24, using: &random)] = black
          }
          return row
        }
      }
      let (one, other) = (try picture(some()), try picture(some()))
      check(one, other, PictureDifference(of: one, and: other), "seed \(seed), \(number)")
    }
  }

  private func check(
    _ base: Bitmap, _ head: Bitmap, _ difference: PictureDifference, _ told: Comment
  ) {
    for move in difference.moves where move.axis == .down {
      let columns = move.box.x..<move.box.x + move.box.width
      for row in move.box.y..<move.box.y + move.box.height {
        #expect(head.row(row, columns) == base.row(row - move.by, columns), told)
      }
    }
    let plain = PixelComparison(of: base, and: head)
    #expect(difference.verdict == plain.verdict, told)
    if plain.verdict != .sizeDiffers { #expect(difference.differing <= plain.differing, told) }
    for (boxes, picture) in [(difference.boxes, head), (difference.baseBoxes, base)] {
      for box in boxes {
        #expect(box.x >= 0 && box.x + box.width <= picture.width, told)
        #expect(box.y >= 0 && box.y + box.height <= picture.height, told)
      }
    }
  }
}
