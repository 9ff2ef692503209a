// What git knows of the sources: the files that differ between a commit and the work tree.

import JSON

/// Files that were touched since a commit, and the versions that are pinned by some of them.
struct TouchedFiles {
  /// Their paths below the root of the repository.
  let paths: Set<String>
  /// What was pinned by the commit, and is now.
  private(set) var pins = (base: DependencyVersions(), head: DependencyVersions())
  /// The objects that they were in the commit.
  private let objects: [String: String]
  /// Those that are sources, in order.
  let sources: [String]
  private let map: SourceMap
  private let repository: GitRepository
  /// The folders in which there are sources that draw, by themselves.
  private let drawingFolders: Set<String>

  /// Files in the folder of the output are left out: a build made them, so they are no cause.
  init(
    since commit: String, in repository: GitRepository, besides output: String?, _ map: SourceMap
  ) throws(ReviewError) {
    (self.map, self.repository) = (map, repository)
    let (all, objects) = try repository.touchedFiles(since: commit)
    self.objects = objects
    paths = output.map { output in all.filter { !$0.isBelow(output) } } ?? all
    sources = paths.filter(map.isSource).sorted()
    let known = sources.isEmpty ? [] : try repository.files(in: map.folders)
    drawingFolders = Set(known.filter(map.isView).map(\.parentAndName.parent))
    for path in paths where path.parentAndName.name == "Package.resolved" {
      pins.base.add(pins: (try? repository.run(["show", "\(commit):\(path)"])) ?? [])
      pins.head.add(pins: (try? Disk.read(path, below: repository.root)) ?? [])
    }
  }

  /// What went and came in the words of some of the files, in their order.
  func words(of files: [String]) -> [WordShift] {
    let reader = try? ObjectReader(repository)
    return files.map { file in
      let base = objects[file].flatMap { try? reader?.read($0) } ?? []
      let head = (try? Disk.read(file, below: repository.root)) ?? []
      return WordShift(
        from: String(decoding: base, as: UTF8.self), to: String(decoding: head, as: UTF8.self))
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
    // Of a gallery that is a repository by itself git knows no source.
    if output?.isEmpty == true { return nil }
    return try? TouchedFiles(since: commit, in: repository, besides: output, map)
  }
}

/// Which files of a repository are sources of a site, and which of them draw.
package struct SourceMap: Sendable {
  /// The folders with the sources, below the root of the repository.
  package var folders: [String]
  /// How the names of those files end that draw; the others decide what happens.
  package var views: [String]

  /// None, unless said otherwise.
  package init(folders: [String] = [], views: [String] = []) {
    (self.folders, self.views) = (folders, views)
  }

  /// Whether a file is a source.
  func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && folders.contains { path.hasPrefix("\($0)/") }
  }

  /// Whether a source draws.
  func isView(_ path: String) -> Bool { views.contains { path.hasSuffix($0) } }
}

/// Names and their versions.
struct DependencyVersions {
  private var versions: [String: String] = [:]

  /// What `atlas.json` says: `cmark 0.30`.
  mutating func add(libraries: [String]) {
    for library in libraries {
      guard let space = library.lastIndex(of: " ") else { continue }
      versions[String(library[..<space])] = String(library[library.index(after: space)...])
    }
  }

  /// What a `Package.resolved` pins.
  mutating func add(pins bytes: [UInt8]) {
    guard let json = try? JSON(parsing: bytes) else { return }
    for pin in (json["pins"] ?? json["object"]?["pins"])?.array ?? [] {
      guard let name = (pin["identity"] ?? pin["package"])?.string else { continue }
      let state = pin["state"]
      let version = state?["version"]?.string ?? state?["branch"]?.string
      versions[name] = version ?? String((state?["revision"]?.string ?? "").prefix(10))
    }
  }

  /// What is not as it was: `cmark 0.31, which was 0.30`.
  func changes(since base: Self) -> [String] {
    Set(versions.keys).union(base.versions.keys).sorted().compactMap { name in
      switch (base.versions[name], versions[name]) {
      case (let old?, let new?): old == new ? nil : "\(name) \(new), which was \(old)"
      case (nil, let new?): "\(name) \(new), which is new"
      case (let old?, nil): "\(name), which was \(old) and is gone"
      case (nil, nil): nil
      }
    }
  }
}
