// The shortest way to each frame: the fewest moves, of these the one that was found first.

/// A step of a way: from a frame, or from the start of the page, to a frame.
struct Hop {
  let from: Int?
  let to: Int
  /// How many moves it takes.
  let length: Int
}

/// For each frame the hops that lead to it from the start of the page, by their indices.
func shortestPaths(_ hops: [Hop], to frames: Int) -> [[Int]] {
  var lengths: [Int?] = Array(repeating: nil, count: frames)
  var last: [Int?] = Array(repeating: nil, count: frames)
  // Few frames, short paths: relaxing until nothing changes is simple, and quick enough.
  var changed = true
  while changed {
    changed = false
    for (index, hop) in hops.enumerated() {
      let start = hop.from.map { lengths[$0] } ?? 0
      guard let start else { continue }
      let length = start + hop.length
      if let known = lengths[hop.to], known <= length { continue }
      lengths[hop.to] = length
      last[hop.to] = index
      changed = true
    }
  }
  return last.indices.map { frame in
    var path: [Int] = []
    var end = last[frame]
    while let hop = end {
      path.append(hop)
      end = hops[hop].from.flatMap { last[$0] }
    }
    return path.reversed()
  }
}
