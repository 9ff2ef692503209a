// The seam between this room and whoever parses prose.

/// A document that can draw itself under any treatment.
///
/// The rule that it keeps: nothing of what the treatment hides is in any byte of what it hands over.
package protocol ProseSource: Hashable, Sendable {
  /// The prose under that treatment; equal treatments give equal prose.
  func drawn(_ treatment: ProseTreatment) -> DrawnProse
}
