// The matrix of a page, on a terminal and for machines.

import Atlas
import Drawing
import JSON

/// Each region of a page in each of its frames.
package struct MatrixReport {
  private let atlas: PageAtlas
  private let matrix: Matrix

  package init(_ atlas: PageAtlas) {
    self.atlas = atlas
    matrix = atlas.matrix
  }

  /// A paragraph a frame: its regions, what is seen of each, and what each control does.
  ///
  /// A table would be wider than a terminal as soon as a page has more than a few frames.
  package var lines: [String] {
    let width = matrix.regions.map(\.count).max() ?? 0
    return matrix.frames.indices.flatMap { column in
      [matrix.frames[column]]
        + matrix.regions.indices.compactMap { row -> String? in
          guard let cell = matrix.rows[row][column] else { return nil }
          let region = matrix.regions[row]
          let name = region + String(repeating: " ", count: width - region.count)
          let seen = cell.visibility.rawValue
          let visibility = seen + String(repeating: " ", count: max(0, 8 - seen.count))
          let line = "  \(name)  \(visibility)  \(controls(of: cell))"
          return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
  }

  private func controls(of cell: Matrix.Cell) -> String {
    cell.controls.map { control in
      switch control.liveness {
      case .live(let frame): "[\(control.name)] → \(matrix.frames[frame])"
      case .beyond: "[\(control.name)] \(control.liveness.words)"
      default: "(\(control.name)) \(control.liveness.words)"
      }
    }.joined(separator: ", ")
  }

  /// `page`, `frames`, `regions`, and `cells`: region, frame, visibility, and `controls`: name,
  /// kind, redacted, live, cause, to.
  package var json: [(String, JSON)] {
    var cells: [JSON] = []
    for (row, region) in matrix.regions.enumerated() {
      for (column, frame) in matrix.frames.enumerated() {
        guard let cell = matrix.rows[row][column] else { continue }
        cells.append([
          "region": .string(region),
          "frame": .string(frame),
          "visibility": .string(cell.visibility.rawValue),
          "controls": .array(cell.controls.map(json)),
        ])
      }
    }
    return [
      ("page", .string(atlas.page)),
      ("frames", .array(matrix.frames.map { .string($0) })),
      ("regions", .array(matrix.regions.map { .string($0) })),
      ("cells", .array(cells)),
    ]
  }

  private func json(of control: Matrix.Control) -> JSON {
    var target = JSON.null
    if case .live(let frame) = control.liveness { target = .string(matrix.frames[frame]) }
    return [
      "name": .string(control.name),
      "kind": .string(control.kind.word),
      "redacted": .bool(control.isRedacted),
      "live": .bool(control.liveness.isLive),
      "cause": .string(control.liveness.words),
      "to": target,
    ]
  }
}
