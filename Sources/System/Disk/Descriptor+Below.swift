// What is done about a name below an open folder, where no symbolic link is followed.

import Glibc

extension Descriptor {
  /// The stamp of a file; none if there is no such file.
  package func stamp(of path: String) -> FileStamp? {
    guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileStamp(status)
  }

  /// Whether there is a folder, and no link to one.
  package func hasFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether there is anything; nothing, and `errno`, if not.
  package func holds(_ path: String) -> Bool { status(of: path) != nil }

  /// Whether this process may change what is in a folder.
  package func letsChange(_ path: String) -> Bool {
    at(path) { SystemFiles.allows(W_OK | X_OK, $1, in: $0, AT_EACCESS) } ?? false
  }

  /// Makes a folder in one that is there; false, and `errno`, if it cannot be.
  package func makeFolder(_ name: String) -> Bool { SystemFiles.makeFolder(name, in: number) }

  /// Removes a file; false, and `errno`, if it cannot be.
  @discardableResult
  package func removeFile(_ path: String) -> Bool {
    at(path) { SystemFiles.removeFile($1, in: $0) } ?? false
  }

  /// Removes an empty folder; false, and `errno`, if it cannot be.
  @discardableResult
  package func removeFolder(_ path: String) -> Bool {
    at(path) { SystemFiles.removeFolder($1, in: $0) } ?? false
  }

  private func status(of path: String) -> stat? {
    at(path) { SystemFiles.status(of: $1, in: $0, followsLinks: false) } ?? nil
  }

  /// Does something about a name in the folder that it stands in; nothing, and `errno`, if there is
  /// no such folder.
  private func at<Result>(
    _ path: String, _ call: (_ parent: CInt, _ name: String) -> Result
  ) -> Result? {
    guard let slash = path.lastSlash else { return call(number, path) }
    let folder = String(path[..<slash])
    guard let parent = Self.open(folder, in: self, O_RDONLY | O_DIRECTORY) else { return nil }
    let result = call(parent.number, String(path[path.utf8.index(after: slash)...]))
    // Closing the folder must not hide why the call failed.
    let reason = errno
    _ = consume parent
    errno = reason
    return result
  }
}
