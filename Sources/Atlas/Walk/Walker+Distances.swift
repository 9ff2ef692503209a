// How far away states are, once all ways are known.
//
// States that show nothing new are walked on from last. A way through one of them may be shorter than
// the one that was found before it.

import Composable

extension Walker {
  /// Finds the shortest way to each state, and lets the nearest state of each look stand for it.
  mutating func findShortestWays() {
    guard walkedOn > 0 else { return }
    var distances = states.map { _ in Int32.max }
    // Ways of the story that no control goes lead on as well: from each state to those found there.
    var found: [[Int32]] = states.map { _ in [] }
    var reached: [Int32] = []
    for (index, state) in states.enumerated() {
      let number = Int32(truncatingIfNeeded: index)
      if state.parent >= 0 {
        found[Int(state.parent)].append(number)
      } else {
        distances[index] = 0
        reached.append(number)
      }
    }
    var next = 0
    while next < reached.count {
      let here = reached[next]
      next += 1
      let distance = distances[Int(here)] + 1
      for edge in states[Int(here)].edges {
        let (way, arrival) = (edges[Int(edge)].way, edges[Int(edge)].arrival)
        for end in ends(of: arrival) where distances[Int(end.state)] > distance {
          distances[Int(end.state)] = distance
          reached.append(end.state)
          if distance < states[Int(end.state)].distance {
            lead(to: end.state, from: here, way, end.answers, distance)
          }
        }
      }
      for state in found[Int(here)] where distances[Int(state)] > distance {
        distances[Int(state)] = distance
        reached.append(state)
        let known = states[Int(state)]
        lead(to: state, from: here, known.way, known.appearing, distance)
      }
    }
    for (index, state) in states.enumerated() where state.look >= 0 {
      if state.distance < states[Int(looks[Int(state.look)])].distance {
        show(state.look, by: Int32(truncatingIfNeeded: index))
      }
    }
  }

  /// Where an arrival ends, with what the outside answers to what appears there.
  func ends(of arrival: Int32) -> [End] {
    let end = ends[Int(arrival)]
    return end < 0 ? [] : [End(state: end, answers: 0)] + (otherEnds[arrival] ?? [])
  }
}
