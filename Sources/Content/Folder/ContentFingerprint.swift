// What all files of a folder of content hold, and whether they came, went or changed.

import Prose
import System

/// The fingerprint of the paths and the bytes of all files of a folder of content.
///
/// A build of a share reads the files of the others for this, and does not parse them: so it can be
/// told later whether shares are of one content.
package struct ContentFingerprint: Sendable {
  /// The fingerprint of all files together.
  package let whole: Fingerprint
  private let files: [ContentFolder.File]
  private let prints: [Fingerprint]

  package init(_ folder: ContentFolder, jobs: Int) throws(DiskError) {
    let files = folder.files
    let found = Workers.map(files.count, inBlocksOf: 64, jobs: jobs) { index in
      Result { () throws(DiskError) in try Self.print(files[index], folder) }
    }
    var prints: [Fingerprint] = []
    for print in found { prints.append(try print.get()) }
    var whole = Fingerprinter()
    for (file, print) in zip(files, prints) {
      whole.add(file.path)
      whole.add(print)
    }
    self.files = files
    self.prints = prints
    self.whole = whole.fingerprint
  }

  /// Documents whose pages were made of other bytes than these, since they changed meanwhile.
  package func changed(_ sources: [DocumentSource], in folder: ContentFolder) -> [Diagnostic] {
    var made: [Spelling: Fingerprint] = [:]
    for source in sources { made[Spelling(source.path)] = source.fingerprint }
    return zip(files, prints).compactMap { file, print in
      guard let made = made[Spelling(file.path)], made != print else { return nil }
      return Diagnostic(changed: folder.shown(file.path))
    }
  }

  /// The fingerprints of files by their paths.
  package var byPath: [Spelling: Fingerprint] {
    Dictionary(
      zip(files, prints).map { (Spelling($0.path), $1) }, uniquingKeysWith: { one, _ in one })
  }

  private static func print(
    _ file: ContentFolder.File, _ folder: ContentFolder
  ) throws(DiskError) -> Fingerprint {
    let path = folder.shown(file.path)
    if !file.isDocument { return try FileReading.fingerprint(path, shownAs: path) }
    return Fingerprint(of: try FileReading.read(path, limit: Markdown.limit).bytes)
  }
}

/// The paths of all files of a folder of content, and the stamps of those that are no documents.
package struct ContentStamps {
  /// The fingerprint of all of them.
  package let fingerprint: Fingerprint
  /// The stamps of the files that are no documents, by path.
  package let byPath: [Spelling: FileStamp]

  /// Looks at the files of a folder.
  package init(_ folder: ContentFolder) {
    var print = Fingerprinter()
    var byPath: [Spelling: FileStamp] = [:]
    let now = FileStamp.now()
    for file in folder.files {
      print.add(file.path)
      if file.isDocument { continue }
      guard let stamp = FileStamp(of: folder.shown(file.path)) else { continue }
      byPath[Spelling(file.path)] = stamp
      // A file that changed just now gives a fingerprint of its own, so that it is looked at again.
      print.add(stamp)
      if stamp.trusted(at: now) == nil { print.add(UInt64(bitPattern: now)) }
    }
    fingerprint = print.fingerprint
    self.byPath = byPath
  }
}

/// A document as it was when its page was made.
package struct DocumentSource: Hashable, Sendable {
  /// The path below the folder of content.
  package var path: String
  /// The stamp that it bore; none if it changed too lately for it to be trusted.
  package var stamp: FileStamp?
  /// The fingerprint of its bytes.
  package var fingerprint: Fingerprint

  package init(path: String, stamp: FileStamp?, fingerprint: Fingerprint) {
    self.path = path
    self.stamp = stamp
    self.fingerprint = fingerprint
  }
}
