// Copies of what is looked at, where a reader can click through it.

extension Review {
  /// Writes the frames that changed into the folders `base` and `head`, with what they are drawn
  /// with and the other frames of their pages, so that their links lead on.
  func writeCopies(in folder: String) throws(ReviewError) {
    Disk.remove("\(folder)/base")
    Disk.remove("\(folder)/head")
    try copy(base, frames.compactMap(\.baseFiles), in: "\(folder)/base")
    try copy(head, frames.compactMap(\.headFiles), in: "\(folder)/head")
  }

  private func copy(
    _ side: Side, _ drawn: [DrawnFiles], in folder: String
  ) throws(ReviewError) {
    let folders = Set(drawn.map { $0.path.parentAndName.parent })
    var paths = Set(drawn.flatMap { [$0.path] + $0.assets })
    let finder = AssetFinder(side)
    for path in side.paths where path.hasSuffix(".html") {
      guard folders.contains(path.parentAndName.parent) else { continue }
      paths.insert(path)
      paths.formUnion(try finder.assets(of: path, try side.bytes(of: path)))
    }
    var made: Set<String> = []
    for path in paths.sorted() where SafeCopy.isShown(path) {
      let parent = path.parentAndName.parent
      if made.insert(parent).inserted {
        try Disk.makeFolder(parent == "." ? folder : "\(folder)/\(parent)")
      }
      try Disk.write(try SafeCopy.bytes(side.bytes(of: path), path), to: "\(folder)/\(path)")
    }
  }
}
