// What a page draws of a document, looked up once and not in each frame.

import Drawing
import Prose
import Type

/// A document as its page shows it.
struct ArticleContent: Sendable {
  var document: Document
  let title: String
  /// What its author says of it above the text. Where that is nothing, the text begins at once: its
  /// first words do not stand there twice.
  let lead: String?
  let day: CalendarDay?
  let picture: ArticlePicture?
  /// Where the page stands, as its address says.
  let place: String
  /// Whether all of it is private.
  let isPrivate: Bool
  /// The reasons that are in force in every state.
  let reasons: RedactionReasons
  let labels: Labels
  /// What the labels are in, if it is another language than the page's.
  let languageOfLabels: Language?
  /// Those of the states' reasons for which something of it is hidden.
  var hiding: Set<RedactionReasons> = []
}

/// The picture of an article: where its page finds it, and its size.
package struct ArticlePicture: Hashable, Sendable {
  /// Where it is, from the page.
  package var url: String
  /// How large it is, if that can be told; a page shows no other.
  package var size: PictureSize?

  package init(url: String, size: PictureSize?) {
    self.url = url
    self.size = size
  }
}

extension ArticleContent {
  /// How the text is drawn where nothing is redacted besides what always is.
  static func treatment(
    in environment: EnvironmentValues, isPrivate: Bool, reasons: RedactionReasons
  ) -> ProseTreatment {
    var treatment = ProseTreatment(
      redaction: environment.redaction, isSensitive: isPrivate, isInvalidatable: true,
      allowsUnsafeHTML: environment.allowsUnsafeHTML, typefaces: environment.typefaces)
    treatment.redaction.reasons.formUnion(reasons)
    return treatment
  }

  /// Whether something of it is hidden for these reasons.
  private func hides(under reasons: RedactionReasons, in environment: EnvironmentValues) -> Bool {
    let treatment = Self.treatment(
      in: environment, isPrivate: isPrivate, reasons: self.reasons.union(reasons))
    if treatment.textVeil() != nil { return true }
    if picture?.size != nil, treatment.imageVeil() != nil { return true }
    return document.drawn(treatment).hasRedactedContent
  }

  /// The same, with those of some reasons for which something of it is hidden.
  func looking(
    at reasons: [RedactionReasons], in environment: EnvironmentValues
  ) -> ArticleContent {
    var content = self
    content.hiding = Set(reasons.filter { hides(under: $0, in: environment) })
    return content
  }

  /// The same, its prose drawn ahead of time as several states show it: as it is once it is here,
  /// and as a placeholder before anybody asked for it and while it is on its way.
  func drawnAhead(in environment: EnvironmentValues) -> ArticleContent {
    var treatment = Self.treatment(in: environment, isPrivate: isPrivate, reasons: reasons)
    var treatments = [treatment]
    treatment.redaction.reasons.formUnion(.placeholder)
    treatments.append(treatment)
    var content = self
    content.document = document.drawn(aheadFor: treatments)
    return content
  }
}

/// A frame of a document's page that shows its text: links to headings lead there.
package struct ReadingFrame: Hashable, Sendable {
  /// The name of the frame: `loaded`.
  package var name: String
  /// How the text is drawn in it.
  package var treatment: ProseTreatment

  package init(name: String, treatment: ProseTreatment) {
    self.name = name
    self.treatment = treatment
  }
}
