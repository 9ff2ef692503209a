// Pictures taken by several machines: each takes a share, and one that has all of them compares.

import Browser

extension Review {
  /// Takes the pictures of a share of what is drawn, and puts them into the cache: a review that has
  /// the caches of all shares in one folder takes no picture any more. Compares nothing.
  ///
  /// `share` picks from the names of all drawings, which are the same on every machine; it gives the
  /// places of those that are in it.
  ///
  /// Gives why pictures could not be taken, once for each reason; or why there is no browser.
  package func takePictures(
    _ settings: CaptureSettings, of share: ([String]) -> [Int],
    _ progress: (CaptureProgress) -> Void = { _ in }
  ) throws(ReviewError) -> Result<[String], BrowserError> {
    let drawings = Set(
      frames.flatMap { [$0.baseFiles, $0.headFiles] }.compactMap { $0 }
        .map(\.fingerprint))
    let names = drawings.map(\.description).sorted()
    let mine = Set(share(names).map { names[$0] })
    if mine.isEmpty { return .success([]) }
    let scratch = try ScratchFolder()
    let album = try album(
      settings, in: scratch.path, of: Set(drawings.filter { mine.contains($0.description) }),
      progress)
    return album.map { Set($0.problems.values).sorted() }
  }
}
