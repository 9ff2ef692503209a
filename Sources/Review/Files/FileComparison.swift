// Which files of two outputs are the same.

import System

/// What became of each file between two sides.
struct FileComparison {
  var same: Set<String> = []
  var changed: Set<String> = []
  var added: Set<String> = []
  var removed: Set<String> = []

  init(from base: Side, to head: Side) throws(ReviewError) {
    // Against a commit, git knows which files of a work tree are untouched.
    if base.commit != nil { head.recognise() }
    var unread: [String] = []
    for (path, file) in base.files {
      guard let place = head.files.index(forKey: path) else {
        removed.insert(path)
        continue
      }
      let (name, other) = head.files[place]
      // 'é' may be written in two ways, which are two files.
      guard name.isSpelled(as: path) else {
        removed.insert(path)
        added.insert(name)
        continue
      }
      if let one = file.id, let other = other.id {
        note(path, isSame: one == other)
      } else {
        unread.append(path)
      }
    }
    for path in head.files.keys where base.files[path] == nil { added.insert(path) }
    // Files of one folder stand side by side then, so that it is opened once.
    unread.sort()
    if let one = base.folder, let other = head.folder {
      let isSame = try Self.compare(unread, in: one, and: other)
      for (path, isSame) in zip(unread, isSame) { note(path, isSame: isSame) }
    } else {
      for path in unread {
        // What has another size need not be fetched from git, unless it may only point to a file.
        let size = try base.size(of: path)
        guard try size == head.size(of: path) else {
          if size <= Side.mostOfPointer { _ = try base.bytes(of: path) }
          changed.insert(path)
          continue
        }
        note(path, isSame: try base.storedBytes(of: path).isSame(as: head.bytes(of: path)))
      }
    }
  }

  var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

  private mutating func note(_ path: String, isSame: Bool) {
    if isSame { same.insert(path) } else { changed.insert(path) }
  }

  /// A file that could not be read.
  private struct Failure {
    let index: Int
    let error: ReviewError
  }

  /// Which files have the same bytes in two folders, read on all processors.
  private static func compare(
    _ paths: [String], in one: String, and other: String
  ) throws(ReviewError) -> [Bool] {
    let size = 64
    let found = Lock((isSame: [Bool](repeating: false, count: paths.count), failure: Failure?.none))
    Workers.run(
      (paths.count + size - 1) / size, jobs: Workers.processorCount,
      start: { FolderPair(one, other) },
      each: { block, pair in
        for index in block * size..<min((block + 1) * size, paths.count) {
          do throws(ReviewError) {
            let isSame = try pair.isSame(paths[index])
            found.withLock { $0.isSame[index] = isSame }
          } catch {
            // Of several the first is told, whoever came to it when.
            let failure = Failure(index: index, error: error)
            found.withLock { all in
              if index < all.failure?.index ?? .max { all.failure = failure }
            }
          }
        }
      }, end: { _ in })
    let (isSame, failure) = found.withLock { $0 }
    if let failure { throw failure.error }
    return isSame
  }
}
