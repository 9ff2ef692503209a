// Whether an output is older than its content, told without a build.

import Content
import Output
import System

/// Asks what the last build remembers of its sources.
package enum Staleness {
  /// Whether documents came, went or changed since an output was built from them, or a file that
  /// was copied did. False where nothing is remembered of the output. Files are looked at, and read
  /// only where their stamps are new; what else the content depends on is not asked.
  package static func isKnown(
    of output: String, builtFrom content: String, memory: String
  ) -> Bool {
    guard let identity = FileIdentity(of: output),
      let known = ManifestStore(folder: memory, output: OpenOutput.absolute(output)).load(),
      known.isFinished, known.manifest.folder == identity,
      let folder = try? ContentFolder(content, leavingOut: identity)
    else { return false }
    let documents = folder.files.filter(\.isDocument).map(\.path)
    let records = known.manifest.pages.filter(\.isOfDocument)
    let byName = Dictionary(
      records.map { (Spelling($0.name), $0) }, uniquingKeysWith: { one, _ in one })
    if documents.count != byName.count || records.contains(where: \.isOutOfDate) { return true }
    let states = DocumentChanges.states(documents, in: folder, jobs: Workers.processorCount) {
      try? byName[Spelling(Places.pageName(ofDocument: documents[$0]))]?.source
    }
    return states.contains(where: \.isChanged)
      || known.manifest.copies.contains { isChanged($0, in: folder) }
  }

  private static func isChanged(_ copy: Manifest.Copy, in folder: ContentFolder) -> Bool {
    let path = folder.shown(copy.source)
    guard let stamp = FileStamp(of: path) else { return true }
    if copy.stamp == stamp { return false }
    guard let print = try? FileReading.fingerprint(path, shownAs: path) else { return true }
    return print != copy.output.fingerprint
  }
}
