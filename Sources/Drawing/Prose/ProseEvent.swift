// What prose says, step by step, in reading order.

/// One step through prose: something begins, ends, or stands there.
///
/// Texts are runs of a buffer, so a step is a few bytes without a reference. What can be seen and what
/// stands for hidden content are different cases, as in ``Node``: no case holds both.
package enum ProseEvent: Hashable, Sendable {
  /// Something begins that holds others.
  case open(ProseElement)
  /// The innermost of them that is open ends.
  case close(ProseElement)

  /// Lines of code; the name of their language stands behind them in the buffer, so many bytes long.
  case code(Extent, language: UInt32)
  /// A block of raw HTML.
  case html(Extent)
  /// A line between two parts.
  case rule
  /// A mark as its author wrote it.
  case comment(Extent)

  /// Words.
  case text(Extent)
  /// Code among words.
  case codeSpan(Extent)
  /// Raw HTML among words.
  case htmlInline(Extent)
  /// A picture, by its number.
  case picture(UInt32)
  /// A line ends in the source.
  case softBreak
  /// A line ends.
  case lineBreak

  /// The glyphs of hidden words, and spaces.
  case blocks(Extent)
  /// The glyphs of hidden code among words.
  case codeSpanBlocks(Extent)
  /// The glyphs of hidden lines of code.
  case codeBlocks(Extent, Look)
  /// A box of the size of a hidden picture.
  case box(width: Int32, height: Int32, Look)
  /// Among words, the one block that stands for anything.
  case constant(Look)
  /// The one block that stands for a text or a part of it, whatever it says.
  case constantParagraph
}

/// What holds others in prose.
package enum ProseElement: Hashable, Sendable {
  case quote
  /// A list: the number that it begins with, or nothing if it is not numbered.
  case list(start: UInt32?)
  case item(isTask: Bool)
  /// A paragraph; one that is bare, in a tight list, is no element of its own.
  case paragraph(isBare: Bool, ProseTask)
  /// A heading, by its number.
  case heading(UInt32)
  case table
  case row(isHead: Bool)
  case cell(CellAlignment, isHead: Bool)
  /// What an author marked.
  case span(AuthorMark)

  case emphasis
  case strong
  /// A link, by its number.
  case link(UInt32)

  /// A part that is drawn as stale.
  case stale
  /// Blocks of which all is hidden in one way.
  case hiddenPart(Look)
  /// Words that are hidden.
  case hiddenRun(Look)
  /// A heading that is hidden, and so is none.
  case hiddenHeading(level: UInt8)
  /// A link that leads nowhere, since it may not or must not tell.
  case hiddenLink
}

/// Whether a paragraph begins with a check-box.
package enum ProseTask: UInt8, Hashable, Sendable {
  case none
  case toDo
  case done
  /// It does, and does not tell its state.
  case hidden
}

/// To which side the cells of a column are aligned.
package enum CellAlignment: UInt8, Hashable, Sendable {
  case start
  case end
  case center
}

/// A document that can draw itself under any treatment.
///
/// The rule that it keeps: nothing of what the treatment hides is in any byte of what it hands over.
package protocol ProseSource: Hashable, Sendable {
  /// The prose under that treatment; equal treatments give equal prose.
  func drawn(_ treatment: ProseTreatment) -> DrawnProse
}

/// What a pair of comments says of the blocks between them.
///
/// ```markdown
/// <!-- private -->
///
/// Nobody sees this under `privacy`.
///
/// <!-- /private -->
/// ```
package enum AuthorMark: UInt8, CaseIterable, Sendable {
  /// Sensitive: one block under `privacy`, whatever it says.
  case `private`
  /// Always visible, but never where it is private.
  case unredacted
  /// Drawn as stale under `invalidated`.
  case stale

  package var name: String {
    switch self {
    case .private: "private"
    case .unredacted: "unredacted"
    case .stale: "stale"
    }
  }
}
