// Where the sources of a site lie, as whoever asks for a review tells.

/// Which files of a repository are sources of a site, and which of them draw.
package struct SourceMap: Sendable {
  /// The folders with the sources, below the root of the repository.
  package var folders: [String]
  /// How the names of those files end that draw; the others decide what happens.
  package var views: [String]

  /// None, unless said otherwise.
  package init(folders: [String] = [], views: [String] = []) {
    (self.folders, self.views) = (folders, views)
  }

  /// Whether a file is a source.
  func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && folders.contains { path.hasPrefix("\($0)/") }
  }

  /// Whether a source draws.
  func isView(_ path: String) -> Bool { views.contains { path.hasSuffix($0) } }
}
