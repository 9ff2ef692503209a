// Lists as people write them.

extension [String] {
  /// The texts, each once, in the order in which they first appear.
  var once: [String] {
    // Of a few texts to look at each is quicker than to hash them.
    if count <= 8 {
      return indices.filter { self[..<$0].contains(self[$0]) == false }.map { self[$0] }
    }
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
