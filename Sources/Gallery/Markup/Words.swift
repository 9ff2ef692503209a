// Numbers and lists as people write them.

extension Int {
  /// `1,208`.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// `1 page`, `42 pages`.
  func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

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
