// What git knows of the sources: the files that differ between a commit and the work tree.

/// Files that were touched since a commit, and what those of source hold.
struct TouchedFiles {
  /// Their paths below the root of the repository.
  let paths: Set<String>
  private var views: Set<String> = []
  private var logic: Set<String> = []
  /// What was pinned by the commit, and is now.
  private(set) var pins = (base: DependencyVersions(), head: DependencyVersions())

  /// What is in the folder of the output is made, and no cause.
  init(since commit: String, in repository: Repository, besides output: String?)
    throws(ReviewError)
  {
    let all = try repository.touchedFiles(since: commit)
    paths = output.map { output in all.filter { !$0.hasPrefix("\(output)/") } } ?? all
    for path in paths {
      if path.hasSuffix(".swift") {
        classify(path, (try? Disk.read(path, below: repository.root)) ?? [])
      } else if path.parentAndName.name == "Package.resolved" {
        pins.base.add(pins: (try? repository.run(["show", "\(commit):\(path)"])) ?? [])
        pins.head.add(pins: (try? Disk.read(path, below: repository.root)) ?? [])
      }
    }
  }

  /// Whether a file of source draws.
  func isView(_ path: String) -> Bool { views.contains(path) }

  /// Whether a file of source decides what happens.
  func isLogic(_ path: String) -> Bool { logic.contains(path) }

  /// A file that is gone is told by its name.
  private mutating func classify(_ path: String, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let isView = text.contains("some View") || path.hasSuffix("View.swift")
    if isView { views.insert(path) }
    if !isView || text.contains("Reducer") { logic.insert(path) }
  }
}
