// Whether what is sensitive stands where it should be hidden: in the looks, and in all that is said of
// them.

import Composable
import Drawing

extension AtlasMaker {
  /// Looks for what is sensitive in each frame that hides it, and in what is said of the page.
  mutating func checkLeaks(_ atlas: inout PageAtlas) {
    let model = walker.model
    var texts = privateTexts(of: atlas)
    texts.excuse(openTexts(of: atlas, ifAny: texts))
    if model.options.hasPublicName { texts.excuse(texts.all.filter { atlas.page.says($0) }) }
    if texts.all.isEmpty { return }
    atlas.hiddenTexts = texts.hiddenEverywhere
    let laws = model.laws.map { Saying(place: "the name of a law", text: $0.name) }
    let ofPage = [Saying(place: "the name of the page", text: atlas.page)] + laws
    find(atlas.hiddenTexts, in: ofPage, of: nil)
    for index in atlas.frames.indices {
      let frame = atlas.frames[index]
      let hidden = texts.hidden(
        in: frame.drawing, isPublic: model.environment.redaction.isPublic)
      if hidden.isEmpty { continue }
      atlas.frames[index].hiddenTexts = hidden
      find(hidden, in: sayings(of: index, atlas), of: index)
    }
  }

  /// What is sensitive on the page, if a build does not look for it by itself.
  private func privateTexts(of atlas: PageAtlas) -> PrivateTexts {
    walker.model.options.hasWordsOfDocument ? PrivateTexts() : walker.privateTexts
  }

  /// What frames say in which nothing is marked: a page that marks all of itself in one state, to show
  /// how that looks, and nothing in the others, has no secrets there.
  private func openTexts(of atlas: PageAtlas, ifAny texts: PrivateTexts) -> Set<String> {
    if texts.all.isEmpty { return [] }
    let open = atlas.frames.filter {
      !$0.drawing.isSensitive && !$0.drawing.reasons.contains(.privacy)
    }
    return Set(open.flatMap { $0.drawing.publicSayings.map(\.text) })
  }

  /// All that is said in a frame and of it.
  private func sayings(of index: Int, _ atlas: PageAtlas) -> [Saying] {
    let frame = atlas.frames[index]
    var sayings = frame.drawing.publicSayings
    sayings.append(Saying(place: "the name of the frame", text: frame.name))
    sayings.append(Saying(place: "the title of the frame", text: frame.title))
    sayings += frame.path.map { Saying(place: "the way to it", text: $0.description) }
    for transition in atlas.transitions where transition.from == index {
      sayings.append(Saying(place: "a way from it", text: transition.label))
      sayings += recorded(transition.events, atlas)
      sayings += transition.dropped.map { Saying(place: "the name of a gate", text: $0) }
    }
    return sayings + recorded(frame.events, atlas)
  }

  /// What events say: their names, and their values where these are told.
  private func recorded(_ events: [Event], _ atlas: PageAtlas) -> [Saying] {
    events.map { event in
      Saying(place: "what is recorded", text: atlas.tellsValues ? "\(event)" : event.name)
    }
  }

  private mutating func find(_ hidden: [String], in sayings: [Saying], of frame: Int?) {
    let search = PrivateSearch(hidden)
    for saying in sayings {
      guard let text = search.first(in: saying.text) else { continue }
      let breach = Breach.leak(of: text, in: saying.place)
      if let frame {
        walker.ledger.note(breach, in: shown[frame])
      } else {
        walker.ledger.note(breach)
      }
    }
  }
}

extension Breach {
  /// That something sensitive is said where it is hidden. The words of it are not told again.
  static func leak(of text: String, in place: String) -> Breach {
    Breach(
      check: .nothingLeaks,
      message: "what begins with '\(text.prefix(2))…' is drawn with .privacySensitive(), and "
        + "stands in \(place), where it is hidden. Mark that as well, or leave it out there; if it is no "
        + "secret, draw it outside of what is marked.",
      cause: place)
  }
}
