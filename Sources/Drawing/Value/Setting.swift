// How a leaf is set into what surrounds it.

/// Whether a leaf is a paragraph of its own or stands in a line, and what stands between it and its
/// neighbours.
package struct Setting: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// It is a paragraph of its own.
  package static let block = Setting(rawValue: 1)
  /// It is stale.
  package static let stale = Setting(rawValue: 2)
  /// A space stands between it and what comes before.
  package static let spaced = Setting(rawValue: 4)
  /// It is an element of its own, since what surrounds it arranges its children.
  package static let wrapped = Setting(rawValue: 8)
  /// It stands for something hidden, in a part that is seen to be disabled.
  package static let dim = Setting(rawValue: 16)

  /// In running text: what stands before and after is the author's.
  static let running: Setting = []
  /// In the label of a control.
  static let label: Setting = .spaced
  /// In a stack or row that stands in a line.
  static let inlineStack: Setting = [.spaced, .wrapped]

  /// A set of bits; use the named ones.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  var isBlock: Bool { contains(.block) }
}

extension Element.Kind {
  /// How leaves are set in an element of this kind that is itself set in that way.
  func setting(in outer: Setting) -> Setting {
    switch self {
    case .paragraph, .heading1, .heading2, .heading3, .figureCaption, .cell, .columnHeader,
      .rowHeader, .picker, .tabs, .value, .choice, .hint, .status, .legend, .error:
      .running
    case .region, .itemRegion, .foreign: outer
    default: outer.isBlock ? .block : .inlineStack
    }
  }
}
