// Opens many paths below a folder, of which most stand beside each other.

import Glibc

/// Opens paths below a folder, one after the other, where no symbolic link is followed. The folder that
/// the last one stood in stays open: the next one mostly stands there, too. Not shared between threads.
package final class PathOpener {
  private var folder = Descriptor.none
  private var name = ""

  package init() {}

  /// Opens what stands below a folder, always the same one. Nothing, and `errno`, if it cannot be.
  package func open(_ path: String, in root: borrowing Descriptor, _ flags: CInt) -> Descriptor? {
    guard let slash = path.lastSlash else {
      return Descriptor.open(path, in: root, flags)
    }
    let last = String(path[path.utf8.index(after: slash)...])
    guard last != "." else {
      errno = EINVAL
      return nil
    }
    let parent = String(path[..<slash])
    if !folder.isOpen || !parent.isSpelled(as: name) {
      folder = .none
      name = parent
      guard let opened = Descriptor.open(name, in: root, O_RDONLY | O_DIRECTORY) else { return nil }
      folder = opened
    }
    return Descriptor.open(last, in: folder, flags)
  }
}
