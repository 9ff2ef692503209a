// The map that was drawn last. Pages that are alike come one after the other, and have one map.

import Atlas

/// Draws maps, one after the other; the same one again costs a comparison.
package struct KnownMap: Sendable {
  private var stops: [Stop] = []
  private var ways: [Way] = []
  private var html: [UInt8] = []

  package init() {}

  /// All that a map tells of a frame.
  private struct Stop: Hashable {
    let name: String
    let isFromStory: Bool
    let depth: Int

    init(_ frame: PageAtlas.Frame) {
      name = frame.name
      isFromStory = frame.isFromStory
      depth = frame.depth
    }
  }

  /// All that a map tells of a transition.
  private struct Way: Hashable {
    let from: Int
    let to: Int?
    let label: String

    init(_ transition: PageAtlas.Transition) {
      from = transition.from
      to = transition.to
      label = transition.label
    }
  }

  /// The map of a page, as HTML.
  mutating func html(of atlas: PageAtlas) -> [UInt8] {
    let isKnown =
      stops.count == atlas.frames.count && ways.count == atlas.transitions.count
      && zip(stops, atlas.frames).allSatisfy { $0 == Stop($1) }
      && zip(ways, atlas.transitions).allSatisfy { $0 == Way($1) }
    if !isKnown {
      stops = atlas.frames.map(Stop.init)
      ways = atlas.transitions.map(Way.init)
      html = []
      StateMap(atlas).write(into: &html)
    }
    return html
  }
}
