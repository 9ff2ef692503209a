// The word that a user most likely meant.

/// The candidate that the word most likely stands for, or nil when none is near.
///
/// A candidate is near when at most a third of the letters (one at least) of it or the word, whichever
/// is shorter, are off, or when the word is its beginning, where beginnings count. Of candidates as near as each other the
/// first one is taken. What does not count, such as capitals, is folded before.
package func nearestWord(
  to word: String, among candidates: some Sequence<String>,
  countsBeginnings: Bool = true, folding fold: (String) -> String = { $0.lowercased() }
) -> String? {
  // Whoever wrote that much meant no single word, and comparing takes time.
  guard word.utf8.count <= 60 else { return nil }
  let word = fold(word)
  let near = candidates.filter { $0.utf8.count <= 60 }.map {
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

/// Of those that are near, the nearest; of two as near as each other, the first.
func nearest(_ candidates: [(word: String, distance: Int?)]) -> String? {
  var best: (word: String, distance: Int)?
  for (word, distance) in candidates {
    guard let distance, best.map({ distance < $0.distance }) ?? true else { continue }
    best = (word, distance)
  }
  return best?.word
}
