// Which regions are spared when all around them is redacted.

/// The regions in focus, and the reasons that do not hold in them.
package struct Focus: Hashable, Sendable {
  /// The names of the regions.
  package var regions: Set<String>
  /// The reasons that end where such a region begins.
  package var reasons: RedactionReasons

  package init(on regions: Set<String>, sparing reasons: RedactionReasons) {
    self.regions = regions
    self.reasons = reasons
  }
}

extension EnvironmentValues {
  /// Adds the reasons of a focus everywhere but in its regions, in place of a focus further out. What
  /// others redact stays redacted in the regions: they are spared the reasons that the focus itself adds.
  mutating func set(_ focus: Focus) {
    let fromOthers = redactionReasons.subtracting(self.focus?.reasons ?? [])
    var focus = focus
    redactionReasons.formUnion(focus.reasons)
    focus.reasons.subtract(fromOthers)
    self.focus = focus
  }

  /// The reasons that hold in a region of that name, if one begins here.
  package func redactionReasons(inRegion name: String) -> RedactionReasons {
    guard let focus, focus.regions.contains(name) else { return redactionReasons }
    return redactionReasons.subtracting(focus.reasons)
  }
}
