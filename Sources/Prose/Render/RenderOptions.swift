// What `vitrine render` can be asked for.

import Drawing

/// How one text is rendered by itself.
public struct RenderOptions: Hashable, Sendable {
  /// The reasons that can be asked for by name.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case placeholder, privacy, invalidated
    case text, images, blur, solid, outline
  }

  /// How the source is called in errors.
  public var path: String
  /// The reasons in force.
  public var reasons: [Reason]
  /// What a placeholder tells; by default what the front matter says, or the grid.
  public var projection: ProjectionKind?
  /// Whether raw HTML and all URLs are let through.
  public var isUnsafe: Bool
  /// Whether the text begins with front matter.
  public var readsFrontMatter: Bool
  /// Whether a document is made that stands alone.
  public var isPage: Bool

  /// A fragment of HTML, nothing redacted, unless said otherwise.
  public init(
    path: String = "-", reasons: [Reason] = [], projection: ProjectionKind? = nil,
    isUnsafe: Bool = false, readsFrontMatter: Bool = false, isPage: Bool = false
  ) {
    self.path = path
    self.reasons = reasons
    self.projection = projection
    self.isUnsafe = isUnsafe
    self.readsFrontMatter = readsFrontMatter
    self.isPage = isPage
  }
}

extension RenderOptions.Reason {

  /// What it is declared as, if it is not built in.
  var declared: DeclaredReason? {
    switch self {
    case .placeholder, .privacy, .invalidated: nil
    case .text: DeclaredReason("text", bit: 10, treatment: .look(.blocks), scope: .text)
    case .images: DeclaredReason("images", bit: 11, treatment: .look(.blocks), scope: .images)
    case .blur: DeclaredReason("blur", bit: 12, treatment: .look(.blur))
    case .solid: DeclaredReason("solid", bit: 13, treatment: .look(.solid))
    case .outline: DeclaredReason("outline", bit: 14, treatment: .look(.outline))
    }
  }

  var reasons: RedactionReasons {
    switch self {
    case .placeholder: .placeholder
    case .privacy: .privacy
    case .invalidated: .invalidated
    default: declared?.reason ?? []
    }
  }
}
