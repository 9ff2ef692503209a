// What `vitrine render` can be asked for.

import Drawing

/// How one text is rendered by itself.
package struct RenderOptions: Hashable, Sendable {
  /// The reasons that can be asked for by name.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case placeholder, privacy, invalidated
    case text, images, blur, solid, outline
  }

  /// How the source is called in errors.
  package var path: String
  /// The reasons in force.
  package var reasons: [Reason]
  /// What a placeholder tells; by default what the front matter says, or `exact`.
  package var projection: Projection.Kind?
  /// Whether raw HTML and all URLs are let through.
  package var isUnsafe: Bool
  /// Whether the text begins with front matter.
  package var readsFrontMatter: Bool
  /// Whether a document is made that stands alone.
  package var isPage: Bool

  /// A fragment of HTML, nothing redacted, unless said otherwise.
  package init(
    path: String = "-", reasons: [Reason] = [], projection: Projection.Kind? = nil,
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
