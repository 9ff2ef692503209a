// A page in one state, as a value: what all who come after the views read.

import Composable

/// What is seen of a view: structure, visible content or projections, and slots for controls.
///
/// ```swift
/// let drawing = Drawing(of: Text("Check Mail").redacted(.placeholder))
/// drawing.visibleText.isEmpty  // true: a redacted leaf holds no text
/// ```
///
/// The rule that it keeps: content of a redacted leaf is nowhere in it. Two contents with equal
/// projections give drawings that differ in nothing but what their controls name.
public struct Drawing: Hashable, Sendable {
  /// The tree, written flat.
  package internal(set) var nodes: [Node] = []
  /// Every text that is drawn as it is; nodes point into it.
  var texts: [UInt8] = []
  /// Every projection; nodes point into it.
  var glyphs: [UInt8] = []
  var pictures: [PictureContent] = []
  var records: [ControlRecord] = []
  /// What the controls name, in the same order.
  var intents: [Intent] = []
  var regionRecords: [RegionRecord] = []

  /// Prose as it was drawn, in reading order.
  package internal(set) var prose: [DrawnProse] = []
  /// The intents to be sent once, when this is first seen, in reading order.
  package internal(set) var appearances: [Intent] = []
  /// Those of them that stand where texts are hidden.
  package internal(set) var veiledAppearances: [Intent] = []
  /// The title of the page, if a view gave one and it may be seen.
  package internal(set) var title: String?
  /// The language of the page.
  package internal(set) var language: Language = .english
  /// The reasons that are in force in some part of it, whether they hide something there or not.
  package internal(set) var reasons: RedactionReasons = []

  /// Nothing at all.
  init() {}

  /// Two drawings are equal when they show the same and offer the same intents.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes.count)
    hasher.combine(records.count)
    hasher.combine(texts.span)
    hasher.combine(glyphs.span)
  }
}
