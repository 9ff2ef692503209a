// What an effect is cancelled by.

/// A cancellation id, scoped by the path of the feature that uses it.
struct EffectID: Hashable, Sendable {
  let id: Erased
  // Unknown until the effect leaves the feature that made it.
  var path: FeaturePath?

  func owned(by path: FeaturePath) -> EffectID {
    EffectID(id: id, path: self.path ?? path)
  }
}
