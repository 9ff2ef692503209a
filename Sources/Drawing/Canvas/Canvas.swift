// What views are drawn on: the environment in force, and the drawing so far.

/// The place where a view is drawn.
///
/// A view reads it and hands it on; it cannot put content on it. That is what leaves are for.
public struct Canvas {
  /// The environment in force.
  public private(set) var environment: EnvironmentValues
  /// Those that were in force further out, where one was changed as a whole.
  private var outer: [EnvironmentValues] = []
  var pen: VisiblePen
  /// What is to be drawn over the page, in order.
  var overlays: [PendingOverlay] = []
  private(set) var textVeil: Veil?
  private(set) var imageVeil: Veil?

  init(environment: EnvironmentValues) {
    self.environment = environment
    pen = VisiblePen(Sketch(dates: environment.dates, typefaces: environment.typefaces))
    if let room = environment.room { sketch.drawing.makeRoom(of: room) }
    sketch.drawing.language = environment.language
    sketch.substitute = environment.substitute
    sketch.language = environment.language
    environmentChanged()
  }

  /// In place: a call of its own would hand on a copy of all that was drawn so far.
  var sketch: Sketch {
    @inline(__always) _read { yield pen.redacted.sketch }
    @inline(__always) _modify { yield &pen.redacted.sketch }
  }

  /// What hides content of that kind here.
  func veil(over content: RedactableContent) -> Veil? {
    content == .text ? textVeil : imageVeil
  }

  /// Notes for which reasons content of that kind is hidden here.
  mutating func noteHidden(_ content: RedactableContent) {
    sketch.drawing.shownReasons.formUnion(
      environment.redaction.reasons(
        hiding: content, isSensitive: environment.isPrivacySensitive))
  }

  /// Notes that what is seen here is marked as stale, if it is.
  mutating func noteStale() {
    if sketch.isStale { sketch.drawing.shownReasons.insert(.invalidated) }
  }

  private var hidesNothing: Bool { textVeil == nil && imageVeil == nil }

  /// Gives away all that was drawn.
  mutating func finished() -> Drawing {
    var parts = DrawingParts()
    swap(&parts, &sketch.drawing)
    return Drawing(parts)
  }

  private mutating func environmentChanged() {
    textVeil = environment.veil(over: .text)
    imageVeil = environment.veil(over: .image)
    sketch.isStale = environment.redaction.isStale(isInvalidatable: environment.isInvalidatable)
    sketch.isDim = environment.showsDisabled
    sketch.isSensitive = environment.isPrivacySensitive
    if environment.isPrivacySensitive { sketch.drawing.isSensitive = true }
    sketch.tint = environment.tint
    sketch.drawing.reasons.formUnion(environment.redaction.reasons)
  }
}

extension Canvas {
  /// Changes the environment, until it is left.
  mutating func enter(_ change: (inout EnvironmentValues) -> Void) {
    outer.append(environment)
    change(&environment)
    // What is marked around a view is marked in it, whatever is changed there.
    if outer[outer.count - 1].isPrivacySensitive { environment.isPrivacySensitive = true }
    sketch.language = environment.language
    environmentChanged()
  }

  /// Leaves the environment that was entered last.
  mutating func leave() {
    guard let environment = outer.popLast() else { return }
    self.environment = environment
    sketch.language = environment.language
    environmentChanged()
  }

  /// Sets other reasons; hands back those that were in force.
  mutating func set(_ reasons: RedactionReasons) -> RedactionReasons {
    let outer = environment.redaction.reasons
    if reasons == outer { return outer }
    environment.redaction.reasons = reasons
    environmentChanged()
    return outer
  }

  /// Sets another colour.
  mutating func set(_ tint: Tint?) {
    environment.tint = tint
    sketch.tint = tint
  }

  /// Disables controls, or no longer; where nothing is hidden, for all to see.
  mutating func set(isDisabled: Bool) {
    environment.isDisabled = isDisabled
    environment.showsDisabled = isDisabled && hidesNothing
    environmentChanged()
  }

  /// Adds a mark; hands back what was so far. What is marked stays so within.
  mutating func mark(_ flag: InheritedFlag, _ value: Bool) -> Bool {
    let outer = self[flag]
    self[flag] = outer || value
    return outer
  }

  /// Sets a mark back to what it was.
  mutating func restore(_ flag: InheritedFlag, _ outer: Bool) {
    self[flag] = outer
  }

  private subscript(flag: InheritedFlag) -> Bool {
    get {
      switch flag {
      case .privacySensitive: environment.isPrivacySensitive
      case .invalidatable: environment.isInvalidatable
      }
    }
    set {
      switch flag {
      case .privacySensitive: environment.isPrivacySensitive = newValue
      case .invalidatable: environment.isInvalidatable = newValue
      }
      environmentChanged()
    }
  }
}
