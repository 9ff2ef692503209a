// A list of things, in Japanese: loading, loaded, failed, and a tap on a row.

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
    /// They did not come.
    case failed
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The page was opened.
    case appeared
    /// The items came.
    case itemsResponse([ListItem])
    /// They did not.
    case itemsFailed
    /// They are wanted all the same.
    case retryTapped
    /// A row was tapped.
    case rowTapped(ListItem.ID)
  }

  /// The feature.
  public init() {}

  /// Loads when the page is opened, and again when that failed; then counts.
  public var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch (action, state) {
      case (.appeared, .idle), (.retryTapped, .failed):
        state = .loading
        return dependencies.items.fetch { answer in
          answer.map(Action.itemsResponse) ?? .itemsFailed
        }
      case (.itemsResponse(let items), .loading):
        state = .loaded(IdentifiedArray(keepingFirst: items))
      case (.itemsFailed, .loading):
        state = .failed
      case (.rowTapped(let id), .loaded(let items)) where items.contains(id: id):
        return dependencies.analytics.track("Item Tapped", ["id": "\(id)"])
      default:
        break
      }
      return .none
    }
  }
}
