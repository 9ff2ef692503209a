// A step of a build: whether what is remembered still holds.

import Content
import Gallery
import Output
import System

/// What the content is like when a build begins, compared with what is remembered.
struct ContentState {
  /// The stamps of its files.
  let stamps: ContentStamps
  /// The fingerprints of its files' bytes, by which shares know that they are of one content; nil
  /// where all pages are built.
  let contentPrint: ContentFingerprint?
  /// The fingerprint of all that pages depend on, apart from the content.
  let key: Fingerprint
  /// Whether the last build was by this very program with these options, so that what is the same
  /// need not be built again.
  let isTrusted: Bool
  /// The file of the output that has the entries of `atlas.json`.
  let entriesPath: String

  /// Looks at the content of a site with that title.
  init(
    _ source: BuildSource, title: String, _ output: OpenOutput, _ options: BuildOptions
  ) throws(DiskError) {
    key = source.settings.key(title: title).with(options.share)
    stamps = ContentStamps(source.folder)
    entriesPath = options.share == nil ? GalleryPath.atlas : OutputPath.shareAtlas
    contentPrint =
      options.share == nil
      ? nil
      : try ContentFingerprint(source.folder, jobs: options.jobs ?? Workers.processorCount)
    isTrusted = output.known?.key == key && output.isUntouched(entriesPath)
  }

  /// It changes when a file comes, goes or changes; where all pages are built, documents that only
  /// change are looked at one by one instead.
  var fingerprint: Fingerprint { contentPrint?.whole ?? stamps.fingerprint }

  /// What is known of files that were not changed since, so that they need not be read.
  func pictures(in known: Manifest?) -> [String: Dependency.Found] {
    var found: [String: Dependency.Found] = [:]
    for copy in known?.copies ?? []
    where copy.stamp != nil && copy.stamp == stamps.byPath[copy.source] {
      found[copy.source] = copy.found
    }
    return found
  }
}
