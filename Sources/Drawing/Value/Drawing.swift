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
  var symbols: [OwnSymbol] = []
  var records: [ControlRecord] = []
  /// What the controls name, in the same order.
  var intents: [Intent] = []
  var anchors: [AnchorRecord] = []
  var regionRecords: [RegionRecord] = []
  /// How many sheets and alerts lie over the page, one over the other.
  var overlayCount: Int32 = 0
  /// How many nodes lie under the last of them.
  var coveredNodes: Int32 = 0
  /// By what names stylesheets of the site's own meet elements.
  var styles: [String] = []
  /// What can be typed into fields that say so.
  var samples: [FieldSamples] = []
  /// Where sensitive texts stand that are drawn as they are.
  var privateExtents: [Extent] = []
  /// Where rows that are drawn alike begin and end.
  var rowMarks: [RowMark] = []

  /// Prose as it was drawn, in reading order.
  package internal(set) var prose: [DrawnProse] = []
  /// The intents to be sent once, when this is first seen, in reading order.
  package internal(set) var appearances: [Intent] = []
  /// Those of them that stand where texts are hidden.
  package internal(set) var veiledAppearances: [Intent] = []
  /// The title of the page, if a view gave one and it may be seen.
  package internal(set) var title: String?
  /// Whether the title stands where all is sensitive.
  var hasPrivateTitle = false
  /// Whether some part of it is marked as sensitive, whatever is seen of that.
  package internal(set) var isSensitive = false
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

// What a page must have once, and whether a drawing has it.

extension Drawing {
  /// Whether it has that element.
  package func has(_ kind: Element.Kind) -> Bool {
    nodes.contains { node in
      if case .open(let element) = node { element.kind == kind } else { false }
    }
  }

  /// Whether some of its content is redacted.
  package var hasRedactedContent: Bool {
    prose.contains(where: \.hasRedactedContent) || records.contains(where: \.isRedacted)
      || nodes.contains { if case .redacted = $0.role { true } else { false } }
  }
}

// Reading the visible text of a drawing.

extension Drawing {
  /// All text that is drawn as it is, labels included, prose excluded; what is redacted is not in it.
  public var visibleText: String { String(decoding: texts, as: UTF8.self) }

  /// The visible text at that place.
  package func text(_ span: Extent) -> String {
    String(decoding: texts[span.range], as: UTF8.self)
  }

  /// What the nodes in that range say, words apart; labels of symbols included.
  func spokenText(_ range: Range<Int>) -> String {
    var words: [UInt8] = []
    for node in nodes[range] {
      let span: Extent
      switch node.role {
      case .words(let words): span = words
      case .picture(let index): span = pictures[Int(index)].alternative
      case .structure, .redacted, .prose, .busy, .ornament: continue
      }
      if span.isEmpty { continue }
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      words.append(contentsOf: texts[span.range])
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The sentence that tells the state ("Loading articles…"), if a view gave one and it may be seen.
  package var status: String? {
    for (index, node) in nodes.enumerated() {
      guard case .open(let element) = node, element.kind == .status else { continue }
      let end = nodes[index...].firstIndex(of: .close(.status, isInline: element.isInline))
      let sentence = spokenText(index..<(end ?? nodes.endIndex))
      return sentence.isEmpty ? nil : sentence
    }
    return nil
  }
}
