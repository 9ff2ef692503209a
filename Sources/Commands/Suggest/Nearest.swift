// The word that a user most likely meant.

import Spelling

/// The candidate that the word most likely stands for, or nil when none is near.
///
/// A candidate is near when at most a third of its letters (one at least) are off, or when the
/// word is its beginning. Of candidates as near as each other the first one is taken.
public func nearest(to word: String, among candidates: [String]) -> String? {
  let word = word.lowercased()
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(word, candidate.lowercased())
    guard distance <= max(1, candidate.count / 3), distance < candidate.count else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  if let best { return best.candidate }
  return word.count > 1 ? candidates.first { $0.lowercased().hasPrefix(word) } : nil
}
