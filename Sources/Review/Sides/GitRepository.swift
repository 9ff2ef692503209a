// What git knows: references, the files of a tree, which files were touched since.

import System

/// A git repository, asked through the program `git`.
struct GitRepository {
  /// The folder that paths are below.
  let root: String

  /// The repository that a folder is in.
  init(around folder: String) throws(ReviewError) {
    let words = ["rev-parse", "--show-toplevel"]
    let (bytes, code) = try GitProcess(words, in: folder).rest()
    guard code == 0 else {
      // It may well be in one that git will not open, as that of somebody else.
      let complaint = try Self.complaint(of: words, in: folder)
      if complaint.contains("not a git repository") { throw .noRepository(folder) }
      throw .gitFailed(command: words.joined(separator: " "), said: complaint)
    }
    root = Self.text(bytes)
  }

  /// The repository that keeps a folder, and the path of the folder below its root. It need not be
  /// there: git may have it all the same.
  static func keeping(
    _ folder: String
  ) throws(ReviewError) -> (repository: GitRepository, path: String) {
    do throws(ReviewError) {
      // It is asked from within, so that a gallery that is a repository by itself is found as well.
      if let real = SystemFiles.realPath(folder), Disk.isFolder(real) {
        let repository = try GitRepository(around: real)
        return (repository, repository.path(of: real) ?? "")
      }
      let (parent, name) = folder.parentAndName
      let repository = try GitRepository(around: parent)
      let above = repository.path(of: parent) ?? ""
      return (repository, above.isEmpty ? name : "\(above)/\(name)")
    } catch .noRepository {
      throw .noRepository(folder)
    }
  }

  /// What a command prints.
  func run(_ words: [String]) throws(ReviewError) -> [UInt8] {
    let (bytes, code) = try GitProcess(words, in: root).rest()
    guard code == 0 else {
      throw .gitFailed(
        command: words.joined(separator: " "), said: try Self.complaint(of: words, in: root))
    }
    return bytes
  }

  /// What git says of a command that failed: it only reads, so it can be asked again.
  private static func complaint(
    of words: [String], in folder: String
  ) throws(ReviewError) -> String {
    let (bytes, code) = try GitProcess(words, in: folder, reading: .complaints).rest()
    return bytes.isEmpty ? "it ended with \(code)" : text(bytes)
  }

  /// The commit that a reference names, if there is one.
  func commit(_ reference: String) -> String? {
    guard !reference.hasPrefix("-") else { return nil }
    let words = ["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"]
    return (try? run(words)).map(Self.text)
  }

  /// The commit where the branch left the main line, and how that is called.
  ///
  /// Nothing is guessed: who compares HEAD with itself is told that nothing changed, whatever did.
  func baseline() throws(ReviewError) -> (commit: String, title: String) {
    let isShallow = try Self.text(run(["rev-parse", "--is-shallow-repository"])) == "true"
    let lines = ["origin/HEAD", "origin/main", "origin/master", "main", "master"]
      .filter { commit($0) != nil }
    for line in lines {
      guard let bytes = try? run(["merge-base", "HEAD", line]) else { continue }
      let base = Self.text(bytes)
      let short = base.prefix(10)
      return (
        base, base == commit("HEAD") ? "HEAD (\(short))" : "\(short), where this left \(line)"
      )
    }
    // Where there is but one branch, and all of it, it is the main line itself.
    guard lines.isEmpty, !isShallow, try branches().count < 2, let head = commit("HEAD") else {
      throw .noBaseline(mainLine: lines.first, isShallow: isShallow)
    }
    return (head, "HEAD (\(head.prefix(10)))")
  }

  /// The names of the branches, here and elsewhere.
  private func branches() throws(ReviewError) -> Set<String> {
    let names = try run(["for-each-ref", "--format=%(refname)", "refs/heads", "refs/remotes"])
    return Set(
      names.split(separator: 0x0A).map { name in
        // `refs/heads/NAME`, `refs/remotes/WHERE/NAME`
        let parts = Self.text(name).pathParts.dropFirst()
        return parts.dropFirst(parts.first == "heads" ? 1 : 2).joined(separator: "/")
      })
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
        !words[0].elementsEqual("120000".utf8)
      else { continue }
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      guard let size = Int(Self.text(words[3])) else {
        throw .unreadable(path: "\(place): \(path)", reason: "git has lost what stands in it")
      }
      // Git itself makes no such entries, but a tree may have been made by hand.
      let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard !parts.contains(where: { ["", ".", ".."].contains(Substring($0)) }) else {
        throw .malformed(path: "\(place): \(path)", reason: "it leads out of the folder")
      }
      if let other = files.index(forKey: path) {
        throw .twoSpellings(path: "\(place): \(path)", other: files[other].key)
      }
      files[path] = SideFile(size: size, id: Self.text(words[2]))
    }
    return files
  }

  /// Whether a commit has something at a path, be it lost by now.
  func names(_ path: String, in commit: String) -> Bool {
    (try? run(["rev-parse", "--verify", "--quiet", "\(commit):\(path)"])) != nil
  }

  /// The ids of those files of a folder on disk that are as the index has them, by their paths
  /// below it. Git tells that by the stamps of files, without reading them.
  func cleanFiles(below folder: String) throws(ReviewError) -> [String: String] {
    let scope = folder.isEmpty ? "." : folder
    var ids: [String: String] = [:]
    for entry in try run(["ls-files", "-s", "-v", "-z", "--", scope]).split(separator: 0) {
      // `H 100644 ID 0<tab>PATH`; another letter where git was told not to look at the file.
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let words = entry[..<tab].split(separator: 0x20)
      guard words.count == 4, words[0].elementsEqual("H".utf8), words[3].elementsEqual("0".utf8)
      else { continue }
      ids[String(decoding: entry[(tab + 1)...], as: UTF8.self)] = Self.text(words[2])
    }
    for path in try run(["diff-files", "--name-only", "-z", "--", scope]).split(separator: 0) {
      ids[String(decoding: path, as: UTF8.self)] = nil
    }
    if folder.isEmpty { return ids }
    var below: [String: String] = [:]
    // By bytes: a mark that a name begins with and the slash before it are one letter to Swift.
    let start = folder.utf8.count + 1
    for (path, id) in ids { below[String(Substring(path.utf8.dropFirst(start)))] = id }
    return below
  }

  /// The files that differ between a commit and the disk.
  ///
  /// Those that were there come with the objects that they were: to ask for one by its path, git reads all
  /// that is told of a folder for each file of it.
  func touchedFiles(
    since commit: String
  ) throws(ReviewError) -> (paths: Set<String>, objects: [String: String]) {
    let new = try run(["ls-files", "--others", "--exclude-standard", "-z"])
    var paths = Set(new.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    var objects: [String: String] = [:]
    // `:MODE MODE ID ID LETTER`, and the path.
    let changed = try run(["diff", "--raw", "--no-abbrev", "--no-renames", "-z", commit, "--"])
    var words = changed.split(separator: 0).makeIterator()
    while let told = words.next(), let path = words.next() {
      let path = String(decoding: path, as: UTF8.self)
      paths.insert(path)
      let parts = told.split(separator: 0x20)
      // One that was not there has an object of noughts.
      guard parts.count > 2, parts[2].contains(where: { $0 != 0x30 }) else { continue }
      objects[path] = String(decoding: parts[2], as: UTF8.self)
    }
    return (paths, objects)
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
