// What views inherit from those around them.

import Type

/// The values that a view inherits: what hides content, what dims controls, and a site's own.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.redactionReasons = .placeholder
/// environment.projection = .grid
/// let drawing = Drawing(of: Text("A secret while it loads"), environment: environment)
/// ```
public struct EnvironmentValues: Sendable {
  /// The reasons in force and what they mean here.
  package var redaction = Redaction()
  /// Whether content is sensitive, so that `privacy` hides it and its length.
  public var isPrivacySensitive = false
  /// Whether content is drawn as stale where `invalidated` is in force.
  public var isInvalidatable = false
  /// Whether controls are disabled: drawn dim, and doing nothing.
  public internal(set) var isDisabled = false
  /// Whether that can be seen of what is redacted, too, since nothing was hidden where it was set.
  var showsDisabled = false
  /// The colour of symbols and controls.
  public var tint: Tint?
  /// The language of dates and of the page.
  public var language = Language.english
  /// How languages write dates, looked up once for all views.
  let dates = DateMemo()
  /// What hidden text is measured in.
  package var typefaces = Typefaces.shipped
  /// Whether raw HTML in prose is let through.
  public var allowsUnsafeHTML = false
  /// Whether the page declares the defect that its redacted controls are live.
  package var showsLiveRedactedControls = false
  /// The regions that are spared some of the reasons, wherever one begins.
  package var focus: Focus?
  /// The text that someone types, where a page is played; text fields name the edit to it in place
  /// of their sample.
  package var typedText: String?
  /// What is drawn in place of a sensitive text, where somebody looks whether it makes a difference.
  package var substitute: (@Sendable (String) -> String)?
  /// How large the drawing will be, where one is known that is like it.
  package var room: DrawingSize?
  private var custom: [ObjectIdentifier: any Sendable] = [:]

  /// The environment of a page.
  public init() {}

  /// The reasons in force.
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }

  /// What `placeholder` and declared reasons tell of a text: the width of each piece, unless the
  /// page or the site says otherwise.
  public var projection: Projection.Kind {
    get { redaction.projection }
    set { redaction.projection = newValue }
  }

  /// Whether sensitive content is hidden: for `privacy`, or since the build is for the public.
  public var hidesSensitive: Bool { redaction.hidesSensitive }

  /// What the custom reasons do.
  public var declaredReasons: DeclaredReasons {
    get { redaction.declared }
    set { redaction.declared = newValue }
  }

  /// A value of a site's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// What hides content of that kind here.
  package func veil(over content: RedactableContent) -> Veil? {
    redaction.veil(over: content, isSensitive: isPrivacySensitive)
  }
}
