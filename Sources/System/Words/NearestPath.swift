// The path that a user most likely meant.

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
  var plain = word.lowercased()[...]
  if plain.hasSuffix(".md") { plain = plain.dropLast(3) }
  while plain.hasSuffix("/") { plain = plain.dropLast() }
  if plain.isEmpty { return nil }
  let known = paths.map { (path: $0, folded: $0.lowercased()) }
  let within = known.filter { plain == $0.folded || plain.hasSuffix("/" + $0.folded) }
  if let path = within.max(by: { $0.folded.count < $1.folded.count }) { return path.path }
  let last = String(lastPart(plain))
  if let path = known.first(where: { lastPart($0.folded[...]) == last }) { return path.path }
  let below = known.filter { $0.folded.hasPrefix(plain + "/") }
  func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
  if let path = below.min(by: { depth($0.path) < depth($1.path) }) { return path.path }
  return nearest(known.map { (word: $0.path, distance: distance(String(plain), $0.folded)) })
    ?? nearest(
      known.map { (word: $0.path, distance: distance(last, String(lastPart($0.folded[...])))) })
    ?? (plain.count > 1 ? known.first { $0.folded.hasPrefix(plain) }?.path : nil)
}

private func lastPart(_ path: Substring) -> Substring {
  path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
}

/// How far a word is from another, if it is near.
private func distance(_ word: String, _ other: String) -> Int? {
  let distance = editDistance(word, other)
  return distance <= max(1, other.count / 3) && distance < max(word.count, other.count)
    ? distance : nil
}
