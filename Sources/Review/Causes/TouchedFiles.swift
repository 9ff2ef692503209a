// What git knows of the sources: the files that differ between a commit and the work tree.

/// Files that were touched since a commit, and the versions that are pinned by some of them.
struct TouchedFiles {
  /// Their paths below the root of the repository.
  let paths: Set<String>
  /// What was pinned by the commit, and is now.
  private(set) var pins = (base: DependencyVersions(), head: DependencyVersions())
  /// Those that are sources, in order.
  let sources: [String]
  private let map: SourceMap
  /// The folders in which there are sources that draw, by themselves.
  private let drawingFolders: Set<String>

  /// Files in the folder of the output are left out: a build made them, so they are no cause.
  init(
    since commit: String, in repository: GitRepository, besides output: String?, _ map: SourceMap
  ) throws(ReviewError) {
    self.map = map
    let all = try repository.touchedFiles(since: commit)
    paths = output.map { output in all.filter { !$0.hasPrefix("\(output)/") } } ?? all
    sources = paths.filter(map.isSource).sorted()
    let known = sources.isEmpty ? [] : try repository.files(in: map.folders)
    drawingFolders = Set(known.filter(map.isView).map(\.parentAndName.parent))
    for path in paths where path.parentAndName.name == "Package.resolved" {
      pins.base.add(pins: (try? repository.run(["show", "\(commit):\(path)"])) ?? [])
      pins.head.add(pins: (try? Disk.read(path, below: repository.root)) ?? [])
    }
  }

  /// Whether a source draws and does nothing else.
  func isView(_ path: String) -> Bool { map.isView(path) }

  /// Whether a source decides what happens and does nothing else: its feature draws in another file,
  /// which stands beside it.
  func isLogic(_ path: String) -> Bool {
    !map.isView(path) && drawingFolders.contains(path.parentAndName.parent)
  }
}

extension Side {
  /// The files that differ between a commit and the work tree that this folder was built in.
  func touchedFiles(since commit: String?, _ map: SourceMap) -> TouchedFiles? {
    guard let commit, let tree, let repository = try? GitRepository(around: tree) else {
      return nil
    }
    let output = folder.flatMap(repository.path)
    return try? TouchedFiles(
      since: commit, in: repository, besides: output?.isEmpty == true ? nil : output, map)
  }
}
