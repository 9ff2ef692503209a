// One side of a review: the files of an output, wherever they are.

/// A file of an output, before anybody reads it.
struct SideFile: Hashable {
  /// How many bytes it has, where that is known: git tells it, a folder only when it is asked.
  var size: Int?
  /// The name that git gives to its bytes, where that is known.
  var id: String?
}

/// The files of an output: a folder, or what git keeps of one.
///
/// ```swift
/// let head = try Side(folder: "Output")
/// let base = try Side(reference: "main", of: "Output")
/// ```
package final class Side {
  /// How it is called in a report: `Output`, or `main (1a2b3c4)`.
  package let title: String
  /// The commit, if it was read from git.
  package let commit: String?
  private(set) var files: [String: SideFile] = [:]
  let folder: String?
  /// A folder of the work tree with the sources of the output.
  let tree: String?
  private let reader: ObjectReader?
  private var known: [String: [UInt8]] = [:]
  private let onDisk: FolderReader?

  /// A folder; `sources` is where it was built from, if that is elsewhere.
  package init(
    folder: String, title: String? = nil, sources: String? = nil
  ) throws(ReviewError) {
    guard Disk.isFolder(folder) else { throw .noFolder(folder) }
    self.title = title ?? folder
    self.folder = folder
    tree = sources ?? folder
    (commit, reader) = (nil, nil)
    onDisk = FolderReader(folder)
    for path in try Disk.files(in: folder) {
      if let other = files.index(forKey: path) {
        throw .twoSpellings(path: "\(folder)/\(path)", other: files[other].key)
      }
      files[path] = SideFile()
    }
    let isGallery = has("atlas.json") || files.keys.contains { $0.hasSuffix(".html") }
    if !files.isEmpty, !isGallery { throw .noGallery(folder) }
  }

  /// A folder as it is in a commit, branch or tag; without a name, where this branch left the main
  /// line. The folder need not be there on disk.
  package init(reference: String? = nil, of folder: String) throws(ReviewError) {
    let (repository, path) = try GitRepository.keeping(folder)
    let baseline = reference == nil ? try repository.baseline() : nil
    let wanted = reference ?? baseline?.commit ?? "HEAD"
    guard let commit = repository.commit(wanted) else { throw .noSuchReference(wanted) }
    let short = String(commit.prefix(10))
    let title = baseline?.title ?? (wanted == commit ? short : "\(wanted) (\(short))")
    do throws(ReviewError) {
      files = try repository.tree(commit, below: path)
    } catch .gitFailed(let command, let said) {
      if repository.names(path, in: commit) { throw .gitFailed(command: command, said: said) }
      throw .notInReference(reference ?? title, folder: path)
    }
    (self.title, self.commit) = (title, commit)
    (self.folder, tree, onDisk) = (nil, nil, nil)
    reader = try ObjectReader(repository)
  }

  /// The paths of all files, in order.
  package var paths: [String] { files.keys.sorted() }

  /// Whether there are none.
  var isEmpty: Bool { files.isEmpty }

  /// Whether there is a file of that path.
  package func has(_ path: String) -> Bool { files[path] != nil }

  /// The bytes of a file.
  package func bytes(of path: String) throws(ReviewError) -> [UInt8] {
    let bytes = try storedBytes(of: path)
    if reader != nil, bytes.starts(with: Self.startOfPointer) {
      throw .pointer(path: path, of: title)
    }
    return bytes
  }

  /// The bytes that stand for a file, those of a pointer as well.
  func storedBytes(of path: String) throws(ReviewError) -> [UInt8] {
    if let bytes = known[path] { return bytes }
    if let onDisk { return try onDisk.read(path) }
    guard let reader, let file = files[path], let id = file.id else {
      throw .unreadable(path: path, reason: "there is no such file")
    }
    try Disk.expectFew(file.size ?? 0, path)
    return try reader.read(id)
  }

  /// What each pointer of Git LFS begins with.
  private static let startOfPointer = Array("version https://git-lfs.github.com/spec/".utf8)
  /// The most bytes that a pointer has.
  static let mostOfPointer = 1024

  /// How many bytes a file has.
  func size(of path: String) throws(ReviewError) -> Int {
    if let size = files[path]?.size { return size }
    guard let onDisk else { return 0 }
    return try onDisk.size(of: path)
  }

  /// The bytes of a file that is asked for again and again, as an asset is.
  func keptBytes(of path: String) throws(ReviewError) -> [UInt8] {
    let bytes = try bytes(of: path)
    known[path] = bytes
    return bytes
  }

  /// Takes over from git what it knows of this folder, so that equal files need not be read.
  func recognise() {
    guard let folder, let repository = try? GitRepository(around: folder),
      let path = repository.path(of: folder),
      let ids = try? repository.cleanFiles(below: path)
    else { return }
    for (path, id) in ids { files[path]?.id = id }
  }
}

extension String {
  /// The folder that a path is in, and its last word.
  var parentAndName: (parent: String, name: String) {
    let path = withoutLastSlashes
    guard let parent = path.pathFolder else { return (".", String(path)) }
    return (parent.isEmpty ? "/" : String(parent), String(path.lastPathPart))
  }
}
