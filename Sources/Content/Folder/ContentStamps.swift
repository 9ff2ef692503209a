// Whether files of the content came, went or changed, told without reading them.

import System

/// The paths of all files of a folder of content, and the stamps of those that are no documents.
package struct ContentStamps {
  /// The fingerprint of all of them.
  package let fingerprint: Fingerprint
  /// The stamps of the files that are no documents, by path.
  package let byPath: [String: FileStamp]

  /// Looks at the files of a folder.
  package init(_ folder: ContentFolder) {
    var print = Fingerprinter()
    var byPath: [String: FileStamp] = [:]
    let now = FileStamp.now()
    for file in folder.files {
      print.add(file.path)
      if file.isDocument { continue }
      guard let stamp = FileStamp(of: folder.shown(file.path)) else { continue }
      byPath[file.path] = stamp
      // A file that changed just now gives a fingerprint of its own, so that it is looked at again.
      print.add(stamp)
      if stamp.trusted(at: now) == nil { print.add(UInt64(bitPattern: now)) }
    }
    fingerprint = print.fingerprint
    self.byPath = byPath
  }
}
