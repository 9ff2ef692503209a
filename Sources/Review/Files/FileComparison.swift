// The first tier: which files differ, told without reading more than must be.

/// What became of each file between two sides.
struct FileComparison {
  var same: Set<String> = []
  var changed: Set<String> = []
  var added: Set<String> = []
  var removed: Set<String> = []

  init(from base: Side, to head: Side) throws(ReviewError) {
    // Against a commit, git knows which files of a work tree are untouched.
    if base.commit != nil { head.recognise() }
    for (path, file) in base.files {
      guard let other = head.files[path] else {
        removed.insert(path)
        continue
      }
      if try Self.isSame(path, file, other, base, head) {
        same.insert(path)
      } else {
        changed.insert(path)
      }
    }
    for path in head.files.keys where base.files[path] == nil { added.insert(path) }
  }

  var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

  private static func isSame(
    _ path: String, _ one: SideFile, _ other: SideFile, _ base: Side, _ head: Side
  ) throws(ReviewError) -> Bool {
    if let one = one.id, let other = other.id { return one == other }
    if one.size != other.size { return false }
    return try base.bytes(of: path) == head.bytes(of: path)
  }
}
