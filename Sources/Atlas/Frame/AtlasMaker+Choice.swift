// Which looks are shown.

import Composable
import Drawing

extension AtlasMaker {
  mutating func choose() {
    for frame in walker.storyFrames { show(frame.state) }
    guard !options.showsStoryOnly else { return }
    if walker.looks.count <= options.budget {
      for state in walker.looks { show(state) }
      return
    }
    // First where all leads from where the story rests first, so that one can try all of it: if that
    // takes more frames than there may be, up to twice as many. Then what is one way from the story; then
    // what shows most of what was in no frame yet; then what most of what is shown leads to and comes from.
    let story = walker.storyFrames.map { $0.state }
    let resting = story.filter { walker.states[Int($0)].rests }
    for state in resting.prefix(1) { showNeighbours(of: state, room: 2 * options.budget) }
    // A row more in a list adds frames behind these, and changes none of them.
    for state in story { showNeighbours(of: state, but: likeRows(in: state)) }
    for state in story { showNeighbours(of: state) }
    showUnseen()
    showNearest()
    for look in walker.looks { show(look) }
  }

  mutating func showNeighbours(
    of state: Int32, but leftOut: Set<Int32> = [], room: Int? = nil
  ) {
    for index in walker.states[Int(state)].edges {
      let edge = walker.edges[Int(index)]
      switch edge.way.act {
      case .typed: continue
      case .control(let slot) where leftOut.contains(slot): continue
      default: break
      }
      for target in walker.targets(of: edge) { show(target, room: room) }
    }
  }

  /// The controls of rows that come after one that is like them but for its words.
  mutating func likeRows(in state: Int32) -> Set<Int32> {
    let drawing = replayer.go(to: state, in: &walker).drawing
    var kinds: Set<UInt64> = []
    var controls: Set<Int32> = []
    for row in drawing.rowKinds
    where !kinds.insert(row.kind).inserted {
      for control in row.controls { controls.insert(Int32(truncatingIfNeeded: control)) }
    }
    return controls
  }

  /// Shows by as few frames as may be what was seen on the page and is in no frame yet: each region in each
  /// of its looks, each control with all that comes of it, and each way that changes a region.
  /// One after the other the look with most of that, of equal ones the one that was found first.
  private mutating func showUnseen() {
    let all = walker.novelties.map { novelty in
      novelty.things + (walker.deed(changingRegionsOf: novelty.state).map { [$0] } ?? [])
    }
    var holders: [UInt64: [Int]] = [:]
    for (number, things) in all.enumerated() {
      for thing in things { holders[thing, default: []].append(number) }
    }
    var unseen = all.map { $0.count }
    func see(_ number: Int) {
      for thing in all[number] {
        for holder in holders.removeValue(forKey: thing) ?? [] { unseen[holder] -= 1 }
      }
    }
    let looks = walker.novelties.map { walker.states[Int($0.state)].look }
    for (number, look) in looks.enumerated() where frameOfLook[look] != nil { see(number) }
    while shown.count < options.budget {
      var most = -1
      for (number, count) in unseen.enumerated() where count > (most < 0 ? 0 : unseen[most]) {
        most = number
      }
      guard most >= 0 else { return }
      show(walker.looks[Int(looks[most])])
      see(most)
    }
  }

  /// Shows, one after the other, the look of which the greatest share of ways leads among those that
  /// are shown; of equal ones the one that was found first.
  mutating func showNearest() {
    let looks = walker.looks
    var targets: [[Int]] = looks.map { _ in [] }
    var origins: [[Int]] = looks.map { _ in [] }
    for (look, state) in looks.enumerated() {
      for edge in walker.states[Int(state)].edges {
        for end in walker.targets(of: walker.edges[Int(edge)]) {
          let target = Int(walker.states[Int(end)].look)
          guard target >= 0 else { continue }
          targets[look].append(target)
          origins[target].append(look)
        }
      }
    }
    var links = looks.map { _ in 0 }
    for look in frameOfLook.keys {
      for near in targets[Int(look)] + origins[Int(look)] { links[near] += 1 }
    }
    // What was shown once may count as another look by now, and is not tried for ever.
    var isTried = looks.map { _ in false }
    while shown.count < options.budget {
      var best = -1
      for look in looks.indices
      where frameOfLook[Int32(look)] == nil && !isTried[look] && !targets[look].isEmpty {
        // Compared as shares, of the ways of the one and of the other.
        if best < 0 || links[look] * targets[best].count > links[best] * targets[look].count {
          best = look
        }
      }
      guard best >= 0 else { return }
      isTried[best] = true
      show(looks[best])
      for near in targets[best] + origins[best] { links[near] += 1 }
    }
  }

  mutating func show(_ state: Int32, room: Int? = nil) {
    let look = walker.states[Int(state)].look
    let isFromStory = shown.count < walker.storyFrames.count
    let isRoom = shown.count < room ?? options.budget
    guard look >= 0, isFromStory || frameOfLook[look] == nil && isRoom else { return }
    frameOfState[state] = shown.count
    if frameOfLook[look] == nil { frameOfLook[look] = shown.count }
    shown.append(state)
  }
}
