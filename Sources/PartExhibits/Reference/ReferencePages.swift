// The pages of the reference.

import Vitrine

extension ReferenceBook {
  /// All of them.
  public static var pages: [Page] {
    [
      page(
        "reference/views",
        ReferencePart(
          title: "Views", sentence: "What a page is made of, each with how it is hidden.",
          kind: "view",
          entries: ReferenceEntry.structure + ReferenceEntry.words + ReferenceEntry.things)),
      page(
        "reference/controls",
        ReferencePart(
          title: "Controls", sentence: "What is tapped, chosen and typed into, alive.",
          kind: "view",
          entries: ReferenceEntry.switches + ReferenceEntry.choices + ReferenceEntry.fields)),
      page(
        "reference/modifiers",
        ReferencePart(
          title: "Modifiers", sentence: "What is said of a view, and holds for all that is in it.",
          kind: "modifier", entries: ReferenceEntry.modifiers)),
      wall(
        "reference/logic", "Logic",
        "Features, effects, what of the outside they ask, and what tests them.",
        [("logic", "State and what changes it"), ("test", "Tests")]),
      wall(
        "reference/stories", "Stories and laws",
        "What a page tells of itself, and what is looked after in each of its states.",
        [("step", "Steps of a story"), ("law", "Laws"), ("check", "What always has to hold")]),
      wall(
        "reference/site", "Pages and sites",
        "How pages are put together, and what is known of them.",
        [("page", "Pages"), ("site", "Sites"), ("tour", "Tours")]),
      wall(
        "reference/drawing", "Values of drawing",
        "What views are told with, and what views of one's own are made with.",
        [("drawing", "Values")]),
      wall(
        "reference/content", "What authors write",
        "The keys above a text, and those in site.yaml.",
        [("front-matter", "Above a text"), ("site-key", "In site.yaml")]),
      wall(
        "reference/commands", "Commands", "What is typed after ./vitrine.",
        [("command", "All of them")]),
    ]
  }

  private static func page(_ name: String, _ part: ReferencePart) -> Page {
    Page(name, title: part.title, State()) {
      ReferenceBook()
    } view: { store in
      ReferenceView(part: part, store: store)
    } story: {
      Frame("all")
      for entry in part.entries {
        Branch(entry.address) {
          Tap(entry.title)
          Frame(entry.address)
        }
      }
    } laws: {
      CanAlways("the list of all can be had") { $0.shown == nil }
    }
  }

  private static func wall(
    _ name: String, _ title: String, _ sentence: String, _ kinds: [(kind: String, heading: String)]
  ) -> Page {
    Page(name, title: title, 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      ReferenceWall(title: title, sentence: sentence, kinds: kinds)
    } story: {
      Frame("all")
    }
  }
}
