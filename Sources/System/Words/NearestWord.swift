// The word that was meant, among those that there are: by how many letters differ.

/// The candidate that the word most likely stands for, or nil when none is near.
///
/// A candidate is near when at most a third of the letters (one at least) of it or the word, whichever
/// is shorter, are off, or when the word is its beginning, where beginnings count. Of candidates as near
/// as each other the first one is taken. What does not count, such as capitals, is folded before.
package func nearestWord(
  to word: String, among candidates: some Sequence<String>,
  countsBeginnings: Bool = true, folding fold: (String) -> String = { $0.lowercased() }
) -> String? {
  guard word.utf8.count <= longestWord else { return nil }
  let word = fold(word)
  let near = candidates.filter { $0.utf8.count <= longestWord }.map {
    candidate -> (word: String, distance: Int?) in
    let folded = fold(candidate)
    let distance = editDistance(word, folded)
    let isNear =
      distance <= max(1, min(word.count, folded.count) / 3)
      && distance < min(word.count, folded.count)
    return (candidate, isNear ? distance : nil)
  }
  return nearest(near)
    ?? (countsBeginnings && word.count > 1 ? candidates.first { fold($0).hasPrefix(word) } : nil)
}

/// Whoever wrote more than that meant no single word, and comparing takes time.
private let longestWord = 60

/// The same for a path.
private let longestPath = 200

/// Of those that are near, the nearest; of two as near as each other, the first.
func nearest(_ candidates: [(word: String, distance: Int?)]) -> String? {
  var best: (word: String, distance: Int)?
  for (word, distance) in candidates {
    guard let distance, best.map({ distance < $0.distance }) ?? true else { continue }
    best = (word, distance)
  }
  return best?.word
}

/// The path that was most likely meant, or nil when none is near.
///
/// ```swift
/// nearestPath(to: "Content/articles/hello.md", among: ["articles/hello"])  // "articles/hello"
/// nearestPath(to: "helo", among: ["articles/hello"])                      // "articles/hello"
/// ```
///
/// A path is near when the word ends with it or has its last part, when at most a third of its
/// letters or of those of its last part are off, or when it lies below what was said.
package func nearestPath(to word: String, among paths: [String]) -> String? {
  nearestPath(to: word, among: paths.map(FoldedPath.init))
}

/// A path as it is compared with others, for those who compare it often.
package struct FoldedPath: Sendable {
  package let path: String
  fileprivate let folded: String

  package init(_ path: String) {
    self.path = path
    folded = path.lowercased()
  }
}

/// The same among paths that are folded already.
package func nearestPath(to word: String, among known: [FoldedPath]) -> String? {
  var plain = word.lowercased()[...]
  if plain.hasSuffix(".md") { plain = plain.dropLast(3) }
  while plain.utf8.last == UInt8(ascii: "/") { plain = plain.dropLast() }
  if plain.isEmpty { return nil }
  let within = known.filter { plain == $0.folded || plain.hasSuffix("/" + $0.folded) }
  if let path = within.max(by: { $0.folded.utf8.count < $1.folded.utf8.count }) { return path.path }
  let last = String(plain.lastPathPart)
  if let path = known.first(where: { $0.folded.lastPathPart == last }) { return path.path }
  let below = known.filter { $0.folded.hasPrefix(plain + "/") }
  func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
  if let path = below.min(by: { depth($0.path) < depth($1.path) }) { return path.path }
  return nearest(known.map { (word: $0.path, distance: distance(String(plain), $0.folded)) })
    ?? nearest(
      known.map { (word: $0.path, distance: distance(last, String($0.folded.lastPathPart))) })
    ?? (plain.count > 1 ? known.first { $0.folded.hasPrefix(plain) }?.path : nil)
}

/// How far a path, or a part of one, is from another, if it is near.
private func distance(_ word: String, _ other: String) -> Int? {
  guard max(word.utf8.count, other.utf8.count) <= longestPath else { return nil }
  let distance = editDistance(word, other)
  return distance <= max(1, other.count / 3) && distance < max(word.count, other.count)
    ? distance : nil
}

/// The least number of letters to insert, remove, change or swap with their neighbour that turns
/// one word into the other, where no letter is touched twice.
///
/// ```swift
/// editDistance("ouptut", "output")  // 1
/// ```
package func editDistance(_ one: String, _ other: String) -> Int {
  let one = Array(one)
  let other = Array(other)
  var before = [Int](repeating: 0, count: other.count + 1)
  var above = Array(0...other.count)
  var row = above
  for i in one.indices {
    row[0] = i + 1
    for j in other.indices {
      let change = above[j] + (one[i] == other[j] ? 0 : 1)
      row[j + 1] = min(change, above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        row[j + 1] = min(row[j + 1], before[j - 1] + 1)
      }
    }
    (before, above, row) = (above, row, before)
  }
  return above[other.count]
}
