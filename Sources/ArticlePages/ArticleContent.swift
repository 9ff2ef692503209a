// What a page draws of a document, looked up once and not in each frame.

import Drawing
import Prose
import Type

/// A document as its page shows it: once for all views of all its states.
final class ArticleContent: Sendable {
  /// The document, its prose drawn ahead of time as several states show it: as it is once it is here,
  /// and as a placeholder before anybody asked for it and while it is on its way.
  let document: Document
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
  let hiding: Set<RedactionReasons>

  /// A document, called so, in states some of which redact for these reasons.
  init(
    _ document: Document, picture: ArticlePicture?, place: String, isPrivate: Bool,
    reasons: RedactionReasons, labels: Labels, states: [RedactionReasons],
    in environment: EnvironmentValues
  ) {
    let said = document.frontMatter
    title = document.title
    lead = said.blurb.flatMap { $0.isEmpty ? nil : $0 }
    day = said.date
    self.picture = picture
    self.place = place
    self.isPrivate = isPrivate
    self.reasons = reasons
    self.labels = labels
    languageOfLabels =
      labels.language == environment.language.primary ? nil : Language(labels.language)
    func treatment(under more: RedactionReasons) -> ProseTreatment {
      Self.treatment(in: environment, isPrivate: isPrivate, reasons: reasons.union(more))
    }
    let drawn = document.drawn(
      aheadFor: [treatment(under: []), treatment(under: .placeholder)])
    self.document = drawn
    hiding = Set(
      states.filter { reasons in
        let treatment = treatment(under: reasons)
        if treatment.textVeil() != nil { return true }
        if picture?.size != nil, treatment.imageVeil() != nil { return true }
        return drawn.drawn(treatment).hasRedactedContent
      })
  }

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
