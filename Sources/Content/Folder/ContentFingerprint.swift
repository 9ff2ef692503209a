// What all files of a folder of content hold.

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

  /// Reads all files of a folder.
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
    var made: [String: Fingerprint] = [:]
    for source in sources { made[source.path] = source.fingerprint }
    return zip(files, prints).compactMap { file, print in
      guard let made = made[file.path], made != print else { return nil }
      return Diagnostic(changed: folder.shown(file.path))
    }
  }

  /// The fingerprints of files by their paths.
  package var byPath: [String: Fingerprint] {
    Dictionary(
      zip(files.map(\.path), prints).map { ($0, $1) }, uniquingKeysWith: { one, _ in one })
  }

  private static func print(
    _ file: ContentFolder.File, _ folder: ContentFolder
  ) throws(DiskError) -> Fingerprint {
    let path = folder.shown(file.path)
    if !file.isDocument { return try FileReading.fingerprint(path, shownAs: path) }
    return Fingerprint(of: try FileReading.read(path, limit: Markdown.limit).bytes)
  }
}
