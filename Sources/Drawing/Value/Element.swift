// Structure: what contains other nodes. It has no content of its own but an accessible label.

/// An element of structure and its attributes, none of which can hold content that is redacted.
package struct Element: Hashable, Sendable {
  /// The kinds of elements; what each is in HTML stands in `ElementTags.swift`.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case stack, row
    case main, header, footer, nav, aside, section, article
    case card, sheet
    /// What lies over the page, and what is in it: a sheet, or an alert.
    case overlay, modal, alert
    /// Things beside and below each other, in columns of one width.
    case grid
    case list, orderedList, item
    case figure, figureCaption
    case table, tableRow, cell, columnHeader, rowHeader
    case paragraph, quote
    case heading1, heading2, heading3
    /// What a heading is when it is redacted: the same look, and no heading.
    case redactedHeading1, redactedHeading2, redactedHeading3
    case picker
    /// Fields that are filled in together, and those of them that answer one question.
    case form, fieldset, legend
    /// A control and what is wrong with it, which stands under it.
    case checked, error
    case radioGroup
    /// A track between two controls, of which one means less and one more.
    case slider
    case tabs
    /// What can be chosen of a menu that is open.
    case options
    /// How far something has come, below what it is.
    case progress
    /// What a text field holds.
    case value
    /// What is chosen of a menu.
    case choice
    case status
    case region
    /// A region among the items of a list or the rows of a table, where HTML allows no element.
    case itemRegion
    /// A part in another language than the page's; its label is the tag of that language.
    case foreign
    /// What a text field shows that holds nothing.
    case hint
  }

  /// What it is.
  package var kind: Kind
  /// Whether it stands in a line, where HTML allows no blocks.
  package var isInline: Bool
  /// How far apart its children stand.
  package var spacing: Spacing
  /// How wide its columns are at least, if it has some.
  package var columns = ColumnWidth.regular
  /// Whether it is a region whose content is redacted.
  package var isBusy: Bool
  /// Its accessible label; the name of a region.
  package var label: Extent
  /// The control that it speaks of, if it tells what is wrong with one.
  var control: Int32 = -1
  /// By which control the sentence is called that tells what is wrong with it, if something is wrong
  /// with all that it holds.
  var errorName: Int32 = -1
  /// By what a stylesheet of the site's own meets it: its place among the drawing's styles, from 1; 0
  /// for none.
  var style: UInt16 = 0
}

/// How far apart the children of a stack or row stand.
public enum Spacing: UInt8, Hashable, Sendable, CaseIterable {
  case regular
  case tight
  case loose
  /// Pushed to both ends.
  case apart
}

/// How wide the columns of a grid are at least; there are as many as there is room for.
public enum ColumnWidth: UInt8, Hashable, Sendable, CaseIterable {
  case regular
  /// For numbers, symbols, small pictures.
  case narrow
  /// For cards with running text.
  case wide
}

extension Element.Kind {
  /// Whether it may contain nothing but items, rows or cells.
  var containsItems: Bool {
    switch self {
    case .list, .orderedList, .table, .tableRow: true
    default: false
    }
  }

  /// Whether it is a region.
  var isRegion: Bool { self == .region || self == .itemRegion }

  /// Whether it is one control to its user, though it is made of several: that it is disabled is a
  /// state of it.
  var isOneControl: Bool {
    switch self {
    case .picker, .radioGroup, .slider, .tabs: true
    default: false
    }
  }

  /// The size that it gives to its texts.
  var scale: Face.Scale? {
    switch self {
    case .heading1: .heading1
    case .heading2: .heading2
    case .heading3: .heading3
    default: nil
    }
  }

  /// What a heading becomes when nothing of it can be seen: one that is empty would be announced.
  var redactedHeading: Element.Kind? {
    switch self {
    case .columnHeader, .rowHeader: .cell
    case .heading1: .redactedHeading1
    case .heading2: .redactedHeading2
    case .heading3: .redactedHeading3
    default: nil
    }
  }
}
