// The page `items/list`: its story.

import Vitrine

extension Items {
  /// The list, loading, loaded and failed.
  public static func page(items: [ListItem] = ListItem.samples) -> Page {
    let name = "items/list"
    let placeholders = ListItem.placeholders(seed: name)
    return Page(name, title: "運河のみどころ", State.idle) {
      Items()
    } view: { store in
      ItemsView(store: store, placeholders: placeholders)
    } story: {
      Branch("loading") {
        Frame("loading")
        Advance(.seconds(4))
        Frame("loaded")
      }
      Branch("failed") {
        Answer("items", "failed")
        Advance(.seconds(4))
        Frame("failed")
      }
    }
    .allowing(ItemsClient(items: items), Analytics.live)
    .tellingValues()
    .environment { $0.language = .japanese }
  }
}
