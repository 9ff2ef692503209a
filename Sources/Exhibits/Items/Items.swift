// A list of things, in Japanese: loading, loaded, and a tap on a row.

import Vitrine

/// A thing of the list.
public struct ListItem: Hashable, Sendable, Identifiable {
  /// What tells it from others.
  public let id: Int
  /// What it is called.
  public var title: String
  /// What it is.
  public var text: String
  /// Where its picture is, relative to the page.
  public var image: String?

  /// A thing of the list.
  public init(id: Int, title: String, text: String, image: String? = nil) {
    self.id = id
    self.title = title
    self.text = text
    self.image = image
  }
}

/// A list that loads, and counts taps on its rows.
public struct Items: Reducer {
  /// The list, once it is there.
  public enum State: Hashable, Sendable {
    /// Nothing happened yet.
    case idle
    /// The items are on their way.
    case loading
    /// They are here.
    case loaded(IdentifiedArray<ListItem>)
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The page was opened.
    case appeared
    /// The items came.
    case itemsResponse([ListItem])
    /// A row was tapped.
    case rowTapped(ListItem.ID)
  }

  private let items: [ListItem]

  /// The feature, and the items that it will have.
  public init(items: [ListItem] = ListItem.samples) {
    self.items = items
  }

  /// Loads for four seconds, then counts.
  public var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared:
        guard state == .idle else { return .none }
        state = .loading
        return .send(.itemsResponse(items), after: .seconds(4))
      case .itemsResponse(let items):
        state = .loaded(IdentifiedArray(keepingFirst: items))
        return .none
      case .rowTapped(let id):
        guard case .loaded(let items) = state, items.contains(id: id) else { return .none }
        return dependencies.analytics.track("Item Tapped", ["id": "\(id)"])
      }
    }
  }
}
