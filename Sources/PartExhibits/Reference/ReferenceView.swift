// A part of the reference, drawn: the list of what is in it, or one thing with its looks.

import Vitrine

/// A part of the reference with looks: what it is called, and what is in it.
struct ReferencePart: Sendable {
  let title: String
  let sentence: String
  /// What its things are: `view`, `modifier`.
  let kind: String
  let entries: [ReferenceEntry]
}

/// The list of all, or one of them.
struct ReferenceView: View {
  let part: ReferencePart
  let store: ReferenceStore

  var body: some View {
    Main {
      if let place = store.state.shown, part.entries.indices.contains(place) {
        ReferenceEntryView(entry: part.entries[place], kind: part.kind, store: store)
        ReferenceWay(part: part, place: place, store: store)
      } else {
        Heading(1, part.title)
        Text(part.sentence).lead()
        List(part.title) {
          ForEach(part.entries.indices.map { $0 }) { place in
            Item {
              Link(part.entries[place].title, store.intent(.picked(place)))
              Text(sentence(of: part.entries[place])).caption()
            }
          }
        }
      }
    }
    .title(title)
  }

  private var title: String {
    let shown = store.state.shown.flatMap {
      part.entries.indices.contains($0) ? part.entries[$0].title : nil
    }
    return shown.map { "\($0): \(part.title)" } ?? part.title
  }

  private func sentence(of entry: ReferenceEntry) -> String {
    ReferenceWords.named(entry.title, part.kind)?.sentence ?? ""
  }
}

/// The ways on from one thing.
private struct ReferenceWay: View {
  let part: ReferencePart
  let place: Int
  let store: ReferenceStore

  var body: some View {
    Nav("Other entries") {
      Row {
        if place > 0 {
          Link("Before: \(part.entries[place - 1].title)", store.intent(.picked(place - 1)))
        }
        Link("All of them", store.intent(.picked(nil)))
        if place + 1 < part.entries.count {
          Link("Next: \(part.entries[place + 1].title)", store.intent(.picked(place + 1)))
        }
      }
    }
  }
}

/// One thing: what is said of it, its example and its looks, its code.
private struct ReferenceEntryView: View {
  let entry: ReferenceEntry
  let kind: String
  let store: ReferenceStore

  var body: some View {
    Heading(1, entry.title)
    for name in entry.names {
      if let words = ReferenceWords.named(name, kind) {
        Text(name == entry.title ? words.sentence : "\(name): \(words.sentence)")
      }
    }
    Grid(columns: .wide) {
      Card {
        Text("As it is").caption()
        entry.example(store)
      }
      for look in entry.looks {
        Card {
          Text(look.words).caption()
          ReferenceLook(entry: entry, look: look, store: store)
        }
      }
    }
    if let words = ReferenceWords.named(entry.title, kind) {
      Code(words.code.joined(separator: "\n"))
    }
    for name in entry.names {
      if let words = ReferenceWords.named(name, kind) {
        if !words.declarations.isEmpty { Code(words.declarations.joined(separator: "\n")) }
      }
    }
  }
}

/// A part of the reference in words only.
struct ReferenceWall: View {
  let title: String
  let sentence: String
  /// What stands in it, each under a heading.
  let kinds: [(kind: String, heading: String)]

  var body: some View {
    Main {
      Heading(1, title)
      Text(sentence).lead()
      for (kind, heading) in kinds {
        Heading(2, heading)
        for words in ReferenceWords.all(kind) {
          Heading(3, words.name)
          Text(words.sentence)
          if !words.code.isEmpty { Code(words.code.joined(separator: "\n")) }
          if !words.declarations.isEmpty { Code(words.declarations.joined(separator: "\n")) }
        }
      }
    }
    .title(title)
  }
}
