// What git knows: references, the files of a tree, which files were touched since.

/// A git repository, asked through the program `git`.
struct GitRepository {
  /// The folder that paths are below.
  let root: String

  /// The repository that a folder is in.
  init(around folder: String) throws(ReviewError) {
    let (bytes, code) = try GitProcess(["rev-parse", "--show-toplevel"], in: folder).rest()
    guard code == 0 else { throw .noRepository(folder) }
    root = Self.text(bytes)
  }

  /// What a command prints.
  func run(_ words: [String]) throws(ReviewError) -> [UInt8] {
    let (bytes, code) = try GitProcess(words, in: root).rest()
    guard code == 0 else {
      throw .gitFailed(command: words.joined(separator: " "), said: "it ended with \(code)")
    }
    return bytes
  }

  /// The commit that a reference names, if there is one.
  func commit(_ reference: String) -> String? {
    guard !reference.hasPrefix("-") else { return nil }
    let words = ["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"]
    return (try? run(words)).map(Self.text)
  }

  /// Where the branch left the main line; HEAD where there is no such line.
  func baseline() -> String {
    for name in ["origin/HEAD", "origin/main", "origin/master", "main", "master"]
    where commit(name) != nil {
      if let bytes = try? run(["merge-base", "HEAD", name]) { return Self.text(bytes) }
    }
    return "HEAD"
  }

  /// A path below the root as it is seen from a folder of the repository; nil if it is outside.
  func path(of folder: String) -> String? {
    guard let process = try? GitProcess(["rev-parse", "--show-prefix"], in: folder) else {
      return nil
    }
    let (bytes, code) = process.rest()
    guard code == 0 else { return nil }
    let prefix = Self.text(bytes)
    return prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
  }

  /// The files of a folder in a commit, by their paths below it.
  func tree(_ commit: String, below folder: String) throws(ReviewError) -> [String: SideFile] {
    let place = folder.isEmpty ? commit : "\(commit):\(folder)"
    let bytes = try run(["ls-tree", "-r", "-z", "-l", "--full-tree", place])
    var files: [String: SideFile] = [:]
    for entry in bytes.split(separator: 0) {
      // `100644 blob ID    SIZE<tab>PATH`
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let words = entry[..<tab].split(separator: 0x20)
      guard words.count == 4, words[1].elementsEqual("blob".utf8),
        !words[0].elementsEqual("120000".utf8), let size = Int(Self.text(words[3]))
      else { continue }
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      // Git itself makes no such entries, but a tree may have been made by hand.
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
        throw .unreadable(path: "\(place): \(path)", reason: "it leads out of the folder")
      }
      if let other = files.index(forKey: path) {
        throw .twoSpellings(path: "\(place): \(path)", other: files[other].key)
      }
      files[path] = SideFile(size: size, id: Self.text(words[2]))
    }
    return files
  }

  /// The ids of those files of a folder on disk that are as the index has them, by their paths
  /// below it. Git tells that by the stamps of files, without reading them.
  func cleanFiles(below folder: String) throws(ReviewError) -> [String: String] {
    let scope = folder.isEmpty ? "." : folder
    var ids: [String: String] = [:]
    for entry in try run(["ls-files", "-s", "-z", "--", scope]).split(separator: 0) {
      // `100644 ID 0<tab>PATH`
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let words = entry[..<tab].split(separator: 0x20)
      guard words.count == 3, words[2].elementsEqual("0".utf8) else { continue }
      ids[String(decoding: entry[(tab + 1)...], as: UTF8.self)] = Self.text(words[1])
    }
    for path in try run(["diff-files", "--name-only", "-z", "--", scope]).split(separator: 0) {
      ids[String(decoding: path, as: UTF8.self)] = nil
    }
    if folder.isEmpty { return ids }
    var below: [String: String] = [:]
    for (path, id) in ids { below[String(path.dropFirst(folder.count + 1))] = id }
    return below
  }

  /// The files that differ between a commit and the disk.
  func touchedFiles(since commit: String) throws(ReviewError) -> Set<String> {
    let changed = try run(["diff", "--name-only", "--no-renames", "-z", commit, "--"])
    let new = try run(["ls-files", "--others", "--exclude-standard", "-z"])
    return Set((changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The files of some folders that git knows.
  func files(in folders: [String]) throws(ReviewError) -> [String] {
    try run(["ls-files", "-z", "--"] + folders).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
