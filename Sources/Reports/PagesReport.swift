// Which pages there are, and their frames.

import Atlas
import Drawing
import JSON
import System

/// The list of pages and frames, for people and for machines, a page at a time.
package enum PagesReport {
  /// A line a page, and indented below it a line a frame: its name and the way to it.
  package static func lines(of atlas: PageAtlas) -> [String] {
    let head =
      "\(atlas.page)  \(atlas.closureName), \(atlas.stateCount.counted("state")), "
      + "\(atlas.shownWords), \(atlas.walkableShare) % of live controls lead on"
      + (atlas.folds.differenceCount == 0
        ? "" : ", \(atlas.folds.differenceCount.counted("shape")) split")
    let width = atlas.frames.map(\.name.count).max() ?? 0
    return [head]
      + atlas.frames.map { frame in
        let way = frame.way
        let name = frame.name + String(repeating: " ", count: width - frame.name.count)
        return way.isEmpty ? "  \(frame.name)" : "  \(name)  \(way)"
      }
  }

  /// Of `pages`, one: name, closure, states, walked, looks, hiding, hidden, folds, walkable, laws, and
  /// `frames`: name, title, fromStory, depth, path, events, live, inert, causes (why controls are
  /// inert, and how many for each), pending; `transitions`: from, to (null where that is no frame),
  /// label, events, dropped.
  package static func json(of atlas: PageAtlas) -> JSON {
    [
      "name": .string(atlas.page),
      "closure": .string(atlas.closureName),
      "states": .int(atlas.stateCount),
      "walked": .int(atlas.walkedCount),
      "looks": atlas.lookCount.map { .int($0) } ?? .null,
      "hiding": .int(atlas.hidingCount),
      "hidden": .array(atlas.hidden.map(\.json)),
      "folds": atlas.folds.json,
      "walkable": .int(atlas.walkableShare),
      "laws": .array(
        atlas.verdicts.map {
          [
            "name": .string($0.name), "place": .string($0.place.description),
            "broken": .bool($0.isBroken), "verdict": .string($0.words),
          ]
        }),
      "frames": .array(atlas.frames.map(Self.json)),
      "transitions": .array(
        atlas.transitions.map { transition in
          [
            "from": .string(atlas.frames[transition.from].name),
            "to": transition.to.map { .string(atlas.frames[$0].name) } ?? .null,
            "label": .string(transition.label),
            "events": .array(transition.events.map { .string($0.description) }),
            "dropped": .array(transition.dropped.map { .string($0) }),
          ]
        }),
    ]
  }

  private static func json(of frame: PageAtlas.Frame) -> JSON {
    [
      "name": .string(frame.name),
      "title": .string(frame.title),
      "fromStory": .bool(frame.isFromStory),
      "depth": .int(frame.depth),
      "path": .array(frame.path.map { .string($0.description) }),
      "events": .array(frame.events.map { .string($0.description) }),
      "live": .int(frame.liveness.count(where: \.isLive)),
      "inert": .int(frame.liveness.count { !$0.isLive }),
      "causes": .object(
        frame.causes.reduce(into: JSONObject()) { $0[$1.words] = .int($1.count) }),
      "pending": .int(frame.pending.count),
    ]
  }
}
