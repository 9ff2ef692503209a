// Each region of a page in each of its states: what is seen of it, and what is alive in it.

import Drawing

/// The regions of a page (rows) in its frames (columns).
public struct Matrix: Hashable, Sendable {
  /// What is seen of a region in a frame.
  public enum Visibility: String, Hashable, Sendable {
    /// All of it is drawn.
    case visible
    /// All of it is redacted.
    case redacted
    /// Some of it is redacted.
    case partly
    /// It has no content.
    case empty
  }

  /// A control of a region in a frame.
  public struct Control: Hashable, Sendable {
    /// Its name, or kind and number where it is redacted.
    public let name: String
    /// What it is.
    public let kind: SlotKind
    /// Whether it is redacted.
    public let isRedacted: Bool
    /// What it does.
    public let liveness: Liveness
  }

  /// A region in a frame.
  public struct Cell: Hashable, Sendable {
    /// What is seen of it.
    public let visibility: Visibility
    /// Its controls, in reading order, without those of regions inside of it.
    public let controls: [Control]
  }

  /// What the row is called for controls that are in no region; a region cannot be called so.
  public static let elsewhere = LookChecks.elsewhere

  /// The names of the regions, in the order in which they are first seen.
  public let regions: [String]
  /// The names of the frames.
  public let frames: [String]
  /// A row for each region, in it a cell for each frame; none where the region is not there.
  public let rows: [[Cell?]]

  /// The cell of a region in a frame.
  public subscript(region: String, frame: String) -> Cell? {
    guard let row = regions.firstIndex(of: region), let column = frames.firstIndex(of: frame)
    else { return nil }
    return rows[row][column]
  }
}

extension PageAtlas {
  /// The regions of the page in each of its frames.
  public var matrix: Matrix {
    let columns = frames.map(Self.cells)
    var regions: [String] = []
    for column in columns {
      for (region, _) in column where !regions.contains(region) { regions.append(region) }
    }
    if let place = regions.firstIndex(of: Matrix.elsewhere) {
      regions.append(regions.remove(at: place))
    }
    return Matrix(
      regions: regions, frames: frames.map(\.name),
      rows: regions.map { region in
        columns.map { column in column.first { $0.region == region }?.cell }
      })
  }

  private static func cells(of frame: Frame) -> [(region: String, cell: Matrix.Cell)] {
    let slots = frame.drawing.slots
    var controls: [String: [Matrix.Control]] = [:]
    for (slot, liveness) in zip(slots, frame.liveness) {
      controls[slot.regions.last ?? Matrix.elsewhere, default: []].append(
        Matrix.Control(
          name: slot.fullName ?? frame.drawing.ordinalName(of: slot), kind: slot.kind,
          isRedacted: slot.isRedacted, liveness: liveness))
    }
    var cells = frame.drawing.regions.map { report in
      let visibility: Matrix.Visibility =
        switch (report.hasVisibleContent, report.hasRedactedContent) {
        case (true, false): .visible
        case (false, true): .redacted
        case (true, true): .partly
        case (false, false): .empty
        }
      return (
        region: report.name,
        cell: Matrix.Cell(visibility: visibility, controls: controls[report.name] ?? [])
      )
    }
    if let others = controls[Matrix.elsewhere] {
      let redacted = others.count(where: \.isRedacted)
      cells.append(
        (
          Matrix.elsewhere,
          Matrix.Cell(
            visibility: redacted == 0 ? .visible : redacted == others.count ? .redacted : .partly,
            controls: others)
        ))
    }
    return cells
  }
}
