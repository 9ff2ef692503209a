// Prose and ornaments on the canvas.

extension Canvas {
  /// Draws a document under the treatment that is in force.
  mutating func prose(_ source: any ProseSource) {
    sketch.label = nil
    var drawn = source.drawn(
      ProseTreatment(
        redaction: environment.redaction, isSensitive: environment.isPrivacySensitive,
        isInvalidatable: environment.isInvalidatable,
        allowsUnsafeHTML: environment.allowsUnsafeHTML, typefaces: environment.typefaces))
    // Where its author lifted nothing, one block stands for all of it, as it does for any other leaf.
    if let veil = textVeil, veil.projection == .constant, !drawn.hasVisibleContent {
      noteHidden(.text)
      return pen.redacted.blocks(for: "", under: veil)
    }
    drawn.isDim = sketch.hiddenSetting.contains(.dim) && drawn.hasRedactedContent
    sketch.drawing.shownReasons.formUnion(drawn.shownReasons)
    let index = Int32(truncatingIfNeeded: sketch.drawing.prose.count)
    if drawn.hasVisibleContent {
      sketch.leaves.visible += 1
      sketch.leaves.telling += 1
    }
    if drawn.hasRedactedContent { sketch.leaves.redacted += 1 }
    sketch.drawing.prose.append(drawn)
    sketch.drawing.nodes.append(.prose(index))
  }

  /// Draws a sign that something is going on.
  mutating func spinner() {
    sketch.drawing.nodes.append(.spinner(isInline: !sketch.setting.isBlock))
  }

  /// Draws a line between two parts.
  mutating func divider() {
    sketch.drawing.nodes.append(.divider(isInline: !sketch.setting.isBlock))
  }
}
