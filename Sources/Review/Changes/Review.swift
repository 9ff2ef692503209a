// The review of an output: what changed, why, and whether it matters.

/// What changed between two outputs.
///
/// ```swift
/// let review = try Review(
///   from: Side(reference: "main", of: "Output"), to: Side(folder: "Output"))
/// for group in review.groups { print(group.cause.words, group.frames.count) }
/// ```
///
/// Making one compares bytes and structure, and starts no browser; ``capture(_:)`` looks at pixels.
package struct Review {
  /// What it was.
  package let base: Side
  /// What it is.
  package let head: Side
  /// The frames that are not as they were, by page and path.
  package internal(set) var frames: [FrameReview] = []
  /// The pages whose states, transitions or checks are not what they were.
  package private(set) var pages: [PageReview] = []
  /// Files that are no frames and belong to no frame's drawing: storyboards, the index, feeds.
  package private(set) var otherFiles: [String] = []
  /// How many frames are as they were.
  package private(set) var sameCount = 0
  /// Why nobody looked at pixels, if somebody should have.
  package internal(set) var pixelProblem: String?
  /// Whether pixels were looked at.
  package internal(set) var hasPixels = false

  /// Compares two outputs by their bytes, and what differs by its structure. Where the sources of the
  /// site lie tells which of them may be a cause.
  package init(
    from base: Side, to head: Side, sources: SourceMap = SourceMap()
  ) throws(ReviewError) {
    (self.base, self.head) = (base, head)
    let comparison = try FileComparison(from: base, to: head)
    if comparison.isEmpty {
      sameCount = head.paths.count { Self.isFrame($0) }
      return
    }
    var outputs = try OutputComparison(comparison, base, head, sources)
    frames = try outputs.frames()
    pages = try outputs.pages()
    otherFiles = outputs.otherFiles()
    sameCount = outputs.sameCount
    Attribution(frames, outputs.causes).settle(&frames)
  }

  /// Whether nothing changed at all.
  package var isEmpty: Bool { frames.isEmpty && pages.isEmpty && otherFiles.isEmpty }

  /// Whether something is told or shown that was hidden, or a check fails that held.
  package var alarms: Bool {
    groups.contains(where: \.opensRedaction) || pages.contains { !$0.alarms.isEmpty }
  }

  /// Whether a file is a frame, as far as its name tells: an index, or a page at the top, is none.
  private static func isFrame(_ path: String) -> Bool {
    path.hasSuffix(".html") && !path.hasSuffix("/index.html") && path.contains("/")
  }
}

extension Review {
  /// Changes that have one cause: they are reviewed once.
  package var groups: [ChangeGroup] { ChangeGroup.groups(of: frames) }
}
