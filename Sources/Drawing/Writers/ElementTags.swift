// What each kind of element is in HTML.

extension Element.Kind {
  /// How it begins, where blocks may stand; in a line each element is a `span`.
  var openingTag: StaticString {
    switch self {
    case .stack, .row, .grid, .card, .picker, .value, .choice, .hint, .region, .itemRegion,
      .foreign,
      .form, .checked, .radioGroup, .slider, .tabs, .options, .progress:
      "<div"
    case .overlay, .modal, .alert: "<div"
    case .fieldset: "<fieldset"
    case .legend: "<legend"
    case .redactedHeading1, .redactedHeading2, .redactedHeading3: "<div"
    case .main: "<main"
    case .header: "<header"
    case .footer: "<footer"
    case .nav: "<nav"
    case .aside: "<aside"
    case .section, .sheet: "<section"
    case .article: "<article"
    case .list: "<ul"
    case .orderedList: "<ol"
    case .item: "<li"
    case .figure: "<figure"
    case .figureCaption: "<figcaption"
    case .table: "<table"
    case .tableRow: "<tr"
    case .cell: "<td"
    case .columnHeader, .rowHeader: "<th"
    case .paragraph, .status, .error: "<p"
    case .quote: "<blockquote"
    case .heading1: "<h1"
    case .heading2: "<h2"
    case .heading3: "<h3"
    }
  }

  /// How it ends.
  var closingTag: StaticString {
    switch self {
    case .stack, .row, .grid, .card, .picker, .value, .choice, .hint, .region, .itemRegion,
      .foreign,
      .form, .checked, .radioGroup, .slider, .tabs, .options, .progress:
      "</div>"
    case .overlay, .modal, .alert: "</div>"
    case .fieldset: "</fieldset>"
    case .legend: "</legend>"
    case .redactedHeading1, .redactedHeading2, .redactedHeading3: "</div>"
    case .main: "</main>"
    case .header: "</header>"
    case .footer: "</footer>"
    case .nav: "</nav>"
    case .aside: "</aside>"
    case .section, .sheet: "</section>"
    case .article: "</article>"
    case .list: "</ul>"
    case .orderedList: "</ol>"
    case .item: "</li>"
    case .figure: "</figure>"
    case .figureCaption: "</figcaption>"
    case .table: "</table>"
    case .tableRow: "</tr>"
    case .cell: "</td>"
    case .columnHeader, .rowHeader: "</th>"
    case .paragraph, .status, .error: "</p>"
    case .quote: "</blockquote>"
    case .heading1: "</h1>"
    case .heading2: "</h2>"
    case .heading3: "</h3>"
    }
  }

  /// The class, which the theme knows it by wherever its tag alone does not tell.
  var className: StaticString? {
    switch self {
    case .stack: "stack"
    case .row: "row"
    case .grid: "grid"
    case .card: "card"
    case .form: "form"
    case .fieldset: "fieldset"
    case .checked: "checked"
    case .error: "error"
    case .radioGroup: "radios"
    case .slider: "slider"
    case .tabs: "tabs"
    case .options: "options"
    case .progress: "progress"
    case .picker: "picker"
    case .value, .choice: "value"
    case .hint: "value hint"
    case .region: "region"
    case .foreign: "foreign"
    case .sheet: "sheet"
    case .overlay: "overlay"
    case .modal: "sheet modal"
    case .alert: "sheet modal alert"
    case .status: "status"
    case .redactedHeading1: "h1"
    case .redactedHeading2: "h2"
    case .redactedHeading3: "h3"
    default: nil
    }
  }

  /// The class of the `span` that it is in a line.
  var inlineClassName: StaticString {
    switch self {
    case .heading1: "h1"
    case .heading2: "h2"
    case .heading3: "h3"
    case .tableRow: "row"
    case .legend: "bold"
    case .cell, .columnHeader, .rowHeader: "group"
    default: className ?? "stack"
    }
  }

  /// The role, if the element has one by its kind.
  var role: StaticString? {
    switch self {
    case .picker, .radioGroup, .slider, .tabs, .options: "group"
    case .status: "status"
    case .modal: "dialog"
    case .alert: "alertdialog"
    default: nil
    }
  }

  /// The role that it takes on when it has a label, so that the label is heard.
  var labelledRole: StaticString? {
    switch self {
    case .sheet: "dialog"
    case .form: "form"
    case .grid, .fieldset, .stack, .row, .card, .paragraph, .picker, .header, .footer: "group"
    default: nil
    }
  }

  /// Further attributes that never change.
  var attributes: StaticString? {
    switch self {
    case .modal, .alert: " aria-modal=\"true\""
    case .columnHeader: " scope=\"col\""
    case .rowHeader: " scope=\"row\""
    default: nil
    }
  }
}

extension ColumnWidth {
  /// The class that says so.
  var className: StaticString? {
    switch self {
    case .regular: nil
    case .narrow: "narrow"
    case .wide: "wide"
    }
  }
}

extension Spacing {
  /// The class that says so.
  var className: StaticString? {
    switch self {
    case .regular: nil
    case .tight: "tight"
    case .loose: "loose"
    case .apart: "apart"
    }
  }
}
