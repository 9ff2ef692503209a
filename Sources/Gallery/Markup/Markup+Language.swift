// Words of a page in the museum's own sentences, which are English.

import Drawing

extension Markup {
  static let nothing: Markup = ""
  static let lineBreak: Markup = "<br>"

  /// A text of a page: one in another language says so, and keeps its direction to itself.
  static func quoted(_ text: String, in language: Language) -> Markup {
    language.primary == "en" ? "\(text)" : "<bdi lang=\"\(language.tag)\">\(text)</bdi>"
  }
}
