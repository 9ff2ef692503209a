// Why frames changed.

/// What a change comes from, as far as the build and git know.
package struct Cause: Hashable, Sendable {
  /// The kinds of causes.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A content file.
    case content
    /// A picture or another asset that is no stylesheet.
    case asset
    /// A stylesheet.
    case theme
    /// What a feature does: its reducer, or the story that is told of it.
    case reducer
    /// What a feature shows.
    case view
    /// A feature, where one file has both of these.
    case feature
    /// Another version of a library that the build uses.
    case dependency
    /// Vitrine itself: how frames are written.
    case vitrine
    /// A page or frame that came, went or was renamed without a file that tells why.
    case site
  }

  /// The kind.
  package let kind: Kind
  /// The file, the feature, or the dependency with its versions.
  package let subject: String
  /// Files of source that were touched and may be why, in order.
  package let files: [String]

  /// In words: `content of articles/x.md`.
  package var words: String {
    switch kind {
    case .content: "content of \(subject.isolated)"
    case .asset: "the file \(subject.isolated)"
    case .theme: "the theme, \(subject.isolated)"
    case .reducer: "the reducer or the story of \(named)"
    case .view: "the view of \(named)"
    case .feature: "the source of \(named)"
    case .dependency: "the version of \(subject)"
    case .vitrine: "how Vitrine writes frames"
    case .site: "the pages of the site"
    }
  }

  /// The files, in words.
  package var fileWords: String { files.map(\.isolated).joined(separator: ", ") }

  private var named: String { subject.isEmpty ? "the feature" : "‘\(subject.isolated)’" }
}

extension Cause: Comparable {
  /// By kind, then by subject.
  package static func < (one: Cause, other: Cause) -> Bool {
    (one.kind.rank, one.subject) < (other.kind.rank, other.subject)
  }
}

extension Cause.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A cause of what became of a frame, and what came from it.
package struct Reason: Hashable, Sendable {
  /// The cause.
  package let cause: Cause
  /// The changes that come from it; none where only a file of the drawing changed.
  package let changes: [Change]
}
