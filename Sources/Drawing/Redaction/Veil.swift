// What lies over a leaf that is redacted.

/// How a redacted leaf is drawn: as what kind of projection, and with which look.
public struct Veil: Hashable, Sendable {
  /// What the projection tells.
  package let projection: Projection.Kind
  /// How it is drawn.
  package let look: Look

  /// The veil under which nothing shows.
  package static let constant = Veil(.constant)

  /// A veil of a kind of projection.
  package init(_ projection: Projection.Kind, look: Look = .blocks) {
    self.projection = projection
    self.look = look
  }
}
