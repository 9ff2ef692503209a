// Which pixels of a picture differ, and in which boxes they lie.

/// A bit for each pixel, and the boxes around those that are set.
struct PixelMask {
  /// Changes that are this near to each other are one: a word is one box, not ten letters.
  static let cell = 16

  let width: Int
  let height: Int
  private(set) var count = 0
  // For each cell of the picture, the box around its pixels that are set; none as long as none is.
  private var cells: [PixelBox?] = []
  private let columns: Int
  private(set) var places: [UInt32] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = (width + Self.cell - 1) / Self.cell
  }

  mutating func set(_ x: Int, _ y: Int) {
    if cells.isEmpty {
      cells = Array(repeating: nil, count: columns * ((height + Self.cell - 1) / Self.cell))
    }
    count += 1
    places.append(UInt32(truncatingIfNeeded: y * width + x))
    let index = y / Self.cell * columns + x / Self.cell
    let pixel = PixelBox(x: x, y: y, width: 1, height: 1)
    cells[index] = cells[index].map { $0.union(pixel) } ?? pixel
  }

  /// Takes in a mask of the same picture whose pixels all lie in cells further down.
  mutating func add(_ other: PixelMask) {
    if other.count == 0 { return }
    if count == 0 {
      self = other
      return
    }
    count += other.count
    places += other.places
    for (index, cell) in other.cells.enumerated() {
      if let cell { cells[index] = cell }
    }
  }

  /// The boxes around pixels that lie together, from top to bottom.
  func boxes() -> [PixelBox] {
    var boxes: [PixelBox] = []
    var seen = Array(repeating: false, count: cells.count)
    for start in cells.indices where cells[start] != nil && !seen[start] {
      seen[start] = true
      var open = [start]
      var box: PixelBox?
      while let index = open.popLast() {
        if let cell = cells[index] { box = box.map { $0.union(cell) } ?? cell }
        for neighbour in neighbours(of: index) where cells[neighbour] != nil && !seen[neighbour] {
          seen[neighbour] = true
          open.append(neighbour)
        }
      }
      if let box { boxes.append(box) }
    }
    return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func neighbours(of index: Int) -> [Int] {
    let x = index % columns
    let y = index / columns
    let rows = cells.count / columns
    return (max(0, y - 1)...min(rows - 1, y + 1)).flatMap { row in
      (max(0, x - 1)...min(columns - 1, x + 1)).map { row * columns + $0 }
    }
  }
}
