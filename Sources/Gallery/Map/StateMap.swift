// The states of a page as a map: the story is a line from left to right, and what exploring added
// hangs below the station that it starts from.

import Atlas
import Drawing

/// Where everything of a map stands, in whole units; nothing here knows of SVG.
struct StateMap {
  /// A state on the map.
  struct Stop {
    let frame: Int
    var x: Int
    var y: Int
    /// What leads here from the stop before, over the name.
    var edge: [String] = []
    /// The name, in lines.
    var name: [String]
    /// Other ways that start here, under the name.
    var transfers: [Transfer] = []
    /// How many ways are left out here; the label of the frame has them all.
    var leftOut = 0
  }

  /// A way to a stop that is elsewhere on the map.
  struct Transfer {
    /// The frame that it leads to; none if that is beyond what was explored.
    let to: Int?
    let lines: [String]
  }

  /// A piece of the main line between two stations.
  struct Section {
    let from: Int
    let to: Int
    let y: Int
    let label: [String]
  }

  /// A way between two stations that are not neighbours, over the main line.
  struct Arc {
    let from: Int
    let to: Int
    let y: Int
    let label: String
  }

  /// A branch from a stop down to another.
  struct Branch {
    let x: Int
    let fromY: Int
    let toX: Int
    let toY: Int
  }

  var stations: [Stop] = []
  var stops: [Stop] = []
  var sections: [Section] = []
  var arcs: [Arc] = []
  var branches: [Branch] = []
  var line = 0
  var width = 0
  var height = 0

  static let column = 236
  static let margin = 24
  static let lane = 30
  static let mostLanes = 6
  static let mostTransfers = 4
  static let indent = 22
  static let nameLine = 19
  static let smallLine = 16

  init(_ atlas: PageAtlas) {
    var layout = MapLayout(atlas)
    layout.arrange()
    self = layout.map
  }

  init() {}
}
