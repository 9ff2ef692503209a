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
  /// What it is made of, once for all who have it: it is handed on far more often than it is drawn.
  private final class Kept: Sendable {
    let parts: DrawingParts

    init(_ parts: consuming DrawingParts) { self.parts = parts }
  }

  private let kept: Kept

  init(_ parts: consuming DrawingParts) { kept = Kept(parts) }

  /// Two drawings are equal when they show the same and offer the same intents.
  public static func == (one: Drawing, other: Drawing) -> Bool {
    one.kept === other.kept || one.kept.parts == other.kept.parts
  }

  /// Some of what two drawings show that are equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes.count)
    hasher.combine(records.count)
    hasher.combine(texts.span)
    hasher.combine(glyphs.span)
  }
}

// What it is made of, in place.

extension Drawing {
  package var nodes: [Node] { _read { yield kept.parts.nodes } }
  var texts: [UInt8] { _read { yield kept.parts.texts } }
  var glyphs: [UInt8] { _read { yield kept.parts.glyphs } }
  var pictures: [PictureContent] { _read { yield kept.parts.pictures } }
  var symbols: [OwnSymbol] { _read { yield kept.parts.symbols } }
  var records: [ControlRecord] { _read { yield kept.parts.records } }
  var intents: [Intent] { _read { yield kept.parts.intents } }
  var anchors: [AnchorRecord] { _read { yield kept.parts.anchors } }
  var regionRecords: [RegionRecord] { _read { yield kept.parts.regionRecords } }
  var overlayCount: Int32 { kept.parts.overlayCount }
  var coveredNodes: Int32 { kept.parts.coveredNodes }
  var styles: [String] { _read { yield kept.parts.styles } }
  var samples: [FieldSamples] { _read { yield kept.parts.samples } }
  var privateExtents: [Extent] { _read { yield kept.parts.privateExtents } }
  var rowMarks: [RowMark] { _read { yield kept.parts.rowMarks } }
  package var prose: [DrawnProse] { _read { yield kept.parts.prose } }
  package var appearances: [Intent] { _read { yield kept.parts.appearances } }
  package var veiledAppearances: [Intent] { _read { yield kept.parts.veiledAppearances } }
  package var title: String? { kept.parts.title }
  var hasPrivateTitle: Bool { kept.parts.hasPrivateTitle }
  package var isSensitive: Bool { kept.parts.isSensitive }
  package var language: Language { kept.parts.language }
  package var reasons: RedactionReasons { kept.parts.reasons }
  package var shownReasons: RedactionReasons { kept.parts.shownReasons }
}

// What a page must have once, and whether a drawing has it.

extension Drawing {
  /// Whether it has that element.
  package func has(_ kind: Element.Kind) -> Bool {
    nodes.contains { node in
      if case .open(let element) = node { element.kind == kind } else { false }
    }
  }

  /// How many headings of the first level it has, besides those that a sheet or an alert lies over. In a
  /// line of text, such as the label of a control, there is none.
  package var mainHeadingCount: Int { mainHeadings(from: Int(coveredNodes)) }

  /// Whether it has one at all.
  package var hasMainHeading: Bool { mainHeadings(from: 0) > 0 }

  private func mainHeadings(from start: Int) -> Int {
    nodes[start...].count { node in
      if case .open(let element) = node {
        element.kind == .heading1 && !element.isInline
      } else {
        false
      }
    }
  }

  /// Whether some of its content is redacted.
  package var hasRedactedContent: Bool {
    prose.contains(where: \.hasRedactedContent) || records.contains(where: \.isRedacted)
      || nodes.contains { if case .redacted = $0.role { true } else { false } }
  }
}

// Reading the visible text of a drawing.

extension String {
  /// Whether nothing of it is seen or heard.
  var isBlank: Bool { !utf8.span.saysSomething }
}

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
      guard let span = spokenExtent(of: node), !span.isEmpty else { continue }
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      words.append(contentsOf: texts[span.range])
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Whether something is said at that place.
  func says(_ span: Extent) -> Bool { !span.isEmpty && !text(span).isBlank }

  /// Whether the nodes in that range say something.
  func says(_ range: Range<Int>) -> Bool {
    nodes[range].contains { spokenExtent(of: $0).map(says) ?? false }
  }

  /// Where the words stand that a node says, if it says any.
  private func spokenExtent(of node: Node) -> Extent? {
    switch node.role {
    case .words(let words): words
    case .picture(let index): pictures[Int(index)].alternative
    case .structure, .redacted, .prose, .busy, .ornament: nil
    }
  }

  /// The sentence that tells the state ("Loading articles…"), if a view gave one and it may be seen.
  package var status: String? {
    guard let range = placeOfStatus else { return nil }
    let sentence = spokenText(range)
    return sentence.isEmpty ? nil : sentence
  }

  /// Whether there is one.
  package var hasStatus: Bool {
    guard let range = placeOfStatus else { return false }
    return nodes[range].contains { spokenExtent(of: $0).map { !$0.isEmpty } ?? false }
  }

  private var placeOfStatus: Range<Int>? {
    for index in nodes.indices {
      guard case .open(let element) = nodes[index], element.kind == .status else { continue }
      let end = nodes[index...].firstIndex(of: .close(.status, isInline: element.isInline))
      return index..<(end ?? nodes.endIndex)
    }
    return nil
  }
}
