// The set of symbols, drawn for this project on a square of 24 units: lines of two units, round ends.

/// The symbols that there are.
public enum SymbolName: UInt8, Hashable, Sendable, CaseIterable {
  case star, starFilled, heart, heartFilled, bookmark, bookmarkFilled
  case eye, eyeOff, plus, minus, trash, pencil, check, xmark, undo, retry, search
  case chevronBackward, chevronForward, chevronUp, chevronDown, arrowUp, arrowDown
  case clock, book, bookFilled, list, picture, warning, info, gear, lock

  /// The name in class attributes and in the readable form.
  package var text: StaticString {
    switch self {
    case .star: "star"
    case .starFilled: "star-filled"
    case .heart: "heart"
    case .heartFilled: "heart-filled"
    case .bookmark: "bookmark"
    case .bookmarkFilled: "bookmark-filled"
    case .eye: "eye"
    case .eyeOff: "eye-off"
    case .plus: "plus"
    case .minus: "minus"
    case .trash: "trash"
    case .pencil: "pencil"
    case .check: "check"
    case .xmark: "xmark"
    case .undo: "undo"
    case .retry: "retry"
    case .search: "search"
    case .chevronBackward: "chevron-backward"
    case .chevronForward: "chevron-forward"
    case .chevronUp: "chevron-up"
    case .chevronDown: "chevron-down"
    case .arrowUp: "arrow-up"
    case .arrowDown: "arrow-down"
    case .clock: "clock"
    case .book: "book"
    case .bookFilled: "book-filled"
    case .list: "list"
    case .picture: "picture"
    case .warning: "warning"
    case .info: "info"
    case .gear: "gear"
    case .lock: "lock"
    }
  }

  /// Whether the shape is filled rather than drawn in lines.
  var isFilled: Bool {
    switch self {
    case .starFilled, .heartFilled, .bookmarkFilled, .bookFilled: true
    default: false
    }
  }

  /// Whether it points along the line, and so the other way where one reads from right to left.
  var isDirectional: Bool {
    self == .chevronBackward || self == .chevronForward || self == .undo
  }

  /// The path, as SVG writes it.
  package var path: StaticString {
    switch self {
    case .star, .starFilled:
      "M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z"
    case .heart, .heartFilled:
      """
      M12 20S4.3 15.4 2.9 10.8C1.8 7.4 4 4.5 7.2 4.5c2 0 3.7 1 4.8 2.9 1.1-1.9\
       2.8-2.9 4.8-2.9 3.2 0 5.4 2.9 4.3 6.3C19.7 15.4 12 20 12 20z
      """
    case .bookmark, .bookmarkFilled: "M6 4h12v16l-6-4.5L6 20z"
    case .eye:
      """
      M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z\
      M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z
      """
    case .eyeOff:
      """
      M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z\
      M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 20L20 4
      """
    case .plus: "M12 5v14M5 12h14"
    case .minus: "M5 12h14"
    case .trash: "M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5"
    case .pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5"
    case .check: "M4.5 12.5l5 5 10-11"
    case .xmark: "M5 5l14 14M19 5L5 19"
    case .undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8"
    case .retry: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15"
    case .search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5"
    case .chevronBackward: "M15 5l-7 7 7 7"
    case .chevronForward: "M9 5l7 7-7 7"
    case .chevronUp: "M5 15l7-7 7 7"
    case .chevronDown: "M5 9l7 7 7-7"
    case .arrowUp: "M12 20V4M5 11l7-7 7 7"
    case .arrowDown: "M12 4v16M5 13l7 7 7-7"
    case .clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2"
    case .book:
      """
      M12 6.5C9.8 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.3.2 8.5 1.8 2.2-1.6 5-2.1\
       8.5-1.8V4.8C17 4.5 14.2 5 12 6.5zM12 6.5V20
      """
    case .bookFilled:
      """
      M10 7C8.2 5.4 6 4.8 3.5 4.8v13.4c2.5-.1 4.7.4 6.5 1.8z\
      M14 7c1.8-1.6 4-2.2 6.5-2.2v13.4c-2.5-.1-4.7.4-6.5 1.8z
      """
    case .list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"
    case .picture: "M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.01"
    case .warning: "M12 4L2.5 20h19zM12 10v4.5M12 17.5h.01"
    case .info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01"
    case .gear:
      """
      M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3\
      M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1
      """
    case .lock: "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3"
    }
  }
}
