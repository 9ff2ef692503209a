// The page `items/list`: its story.

import Vitrine

extension Items {
  /// The list, loading and loaded.
  public static func page(items: [ListItem] = ListItem.samples) -> Page {
    let name = "items/list"
    let placeholders = ListItem.placeholders(seed: name)
    return Page(name, title: "運河のみどころ", State.idle) {
      Items(items: items)
    } view: { store in
      ItemsView(store: store, placeholders: placeholders)
    } story: {
      Frame("loading")
      Advance(.seconds(4))
      Frame("loaded")
    }
    .allowing(Analytics.live)
    .environment { $0.language = .japanese }
  }
}
