// Puts what is looked at where a reader can click through it.

extension Review {
  /// Writes the frames that changed into the folders `base` and `head`, with what they are drawn
  /// with and the other frames of their pages, so that their links lead on.
  func stage(in folder: String) throws(ReviewError) {
    Disk.remove("\(folder)/base")
    Disk.remove("\(folder)/head")
    try stage(base, frames.compactMap(\.baseClosure), in: "\(folder)/base")
    try stage(head, frames.compactMap(\.headClosure), in: "\(folder)/head")
  }

  private func stage(
    _ side: Side, _ closures: [FrameClosure], in folder: String
  ) throws(ReviewError) {
    let folders = Set(closures.map { $0.path.parentAndName.parent })
    var paths = Set(closures.flatMap { [$0.path] + $0.assets })
    let finder = Closures(side)
    for path in side.paths where path.hasSuffix(".html") {
      guard folders.contains(path.parentAndName.parent) else { continue }
      paths.insert(path)
      paths.formUnion(try finder.assets(of: path, try side.bytes(of: path)))
    }
    var made: Set<String> = []
    for path in paths.sorted() where StagedFile.isShown(path) {
      let parent = path.parentAndName.parent
      if made.insert(parent).inserted {
        try Disk.makeFolder(parent == "." ? folder : "\(folder)/\(parent)")
      }
      try Disk.write(try StagedFile.bytes(side.bytes(of: path), path), to: "\(folder)/\(path)")
    }
  }
}
