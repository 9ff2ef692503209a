// A list that comes in two parts, each of which may fail: what repositories say, and their pictures.

import Vitrine

/// A list of repositories whose texts and pictures are fetched apart.
public struct RepositoryParts: Reducer {
  /// How far a part has come.
  public enum Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Nobody asked for it yet.
    case idle
    /// It is on its way.
    case loading
    /// It is here.
    case loaded(Value)
    /// It did not come.
    case failed

    /// What came of it, once it is here.
    public var value: Value? { if case .loaded(let value) = self { value } else { nil } }
  }

  /// The two parts.
  public struct State: Hashable, Sendable {
    /// What the repositories say.
    public var texts = Part<[Repository]>.idle
    /// Where the picture of each is.
    public var pictures = Part<[String]>.idle

    /// Nobody asked for anything yet.
    public init() {}

    /// What has to be hidden, since it is not here.
    var reasons: RedactionReasons {
      var reasons: RedactionReasons = []
      if texts.value == nil { reasons.insert(.text) }
      if pictures.value == nil { reasons.insert(.images) }
      return reasons
    }
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The page was opened.
    case appeared
    /// The texts came.
    case textsResponse([Repository])
    /// The texts did not come.
    case textsFailed
    /// The pictures came.
    case picturesResponse([String])
    /// The pictures did not come.
    case picturesFailed
    /// The texts are wanted all the same.
    case retryTextsTapped
    /// The pictures are wanted all the same.
    case retryPicturesTapped
  }

  /// The feature.
  public init() {}

  /// Fetches both parts when the page is opened, and each again when it failed.
  public var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .appeared:
        guard state == State() else { return .none }
        return .merge(fetchTexts(&state, &dependencies), fetchPictures(&state, &dependencies))
      case .textsResponse(let repositories):
        state.texts = .loaded(repositories)
      case .textsFailed:
        state.texts = .failed
      case .picturesResponse(let pictures):
        state.pictures = .loaded(pictures)
      case .picturesFailed:
        state.pictures = .failed
      case .retryTextsTapped:
        guard state.texts == .failed else { return .none }
        return fetchTexts(&state, &dependencies)
      case .retryPicturesTapped:
        guard state.pictures == .failed else { return .none }
        return fetchPictures(&state, &dependencies)
      }
      return .none
    }
  }

  private func fetchTexts(
    _ state: inout State, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    state.texts = .loading
    return dependencies.repositories.fetch { $0.map(Action.textsResponse) ?? .textsFailed }
  }

  private func fetchPictures(
    _ state: inout State, _ dependencies: inout Dependencies
  ) -> Effect<Action> {
    state.pictures = .loading
    return dependencies.pictures.fetch { $0.map(Action.picturesResponse) ?? .picturesFailed }
  }
}
