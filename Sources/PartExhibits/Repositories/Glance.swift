// A reason of the page's own, for which nothing is declared: a view reads it, and decides.

import Vitrine

extension RedactionReasons {
  /// Somebody may look over the reader's shoulder.
  static let glance = RedactionReasons.custom(20)
}

/// A card that somebody else may see.
public struct Glance: Reducer {
  /// Who is there, and whether the card is.
  public struct State: Hashable, Sendable {
    /// Whether somebody may look on.
    public var isWatched = false
    /// Whether the card is still a placeholder.
    public var isPlaceholder = false

    /// Nobody is there, and the card is.
    public init() {}

    var reasons: RedactionReasons {
      var reasons: RedactionReasons = []
      if isWatched { reasons.insert(.glance) }
      if isPlaceholder { reasons.insert(.placeholder) }
      return reasons
    }
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// Somebody came, or went.
    case watchedToggled
    /// The card is a placeholder, or no longer.
    case placeholderToggled
  }

  /// The feature.
  public init() {}

  /// Switches.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .watchedToggled: state.isWatched.toggle()
      case .placeholderToggled: state.isPlaceholder.toggle()
      }
      return .none
    }
  }
}

/// A card that says less while somebody looks on: about how many stars, how the name begins, and not
/// what it is for. That is no redaction of leaves, so no treatment could declare it.
private struct DiscreetCard: View {
  let repository: Repository

  var body: some View {
    Reading(\.redactionReasons) { [repository] reasons in
      let isDiscreet = reasons.contains(.glance)
      Card {
        Row(.tight) {
          Symbol(.starFilled).tint(.yellow)
          Text(isDiscreet ? repository.roughStars : "\(repository.stars)").bold()
        }
        .label("Stars")
        Text(isDiscreet ? "\(repository.name.prefix(1))…" : repository.name).lead()
        if !isDiscreet { Text(repository.text) }
      }
    }
  }
}

extension Repository {
  /// About how many stars there are.
  fileprivate var roughStars: String {
    switch stars {
    case ..<100: "a few"
    case ..<1_000: "hundreds"
    default: "thousands"
    }
  }
}

/// The switches, and the card.
private struct GlanceView: View {
  let store: Store<Glance.State, Glance.Action>
  let repository: Repository

  var body: some View {
    let state = store.state
    Main {
      Heading(1, "A reason of its own")
      Text("The card reads the reason, and decides itself what that means.").lead()
      Status { Text(sentence).caption() }
      Row {
        Toggle("Somebody looks on", isOn: state.isWatched, store.intent(.watchedToggled))
        Toggle("Placeholder", isOn: state.isPlaceholder, store.intent(.placeholderToggled))
      }
      .region("switches")
      DiscreetCard(repository: repository).redacted(state.reasons).region("card")
    }
    .title("A reason of its own")
  }

  private var sentence: String {
    switch (store.state.isWatched, store.state.isPlaceholder) {
    case (false, false): "Nobody is there: it says all."
    case (true, false): "Somebody looks on: it says less."
    case (false, true): "A placeholder of the card."
    case (true, true): "A placeholder of what it says then."
    }
  }
}

extension Glance {
  /// The page `repositories/glance`: all four states.
  public static func page(repository: Repository = Repository.samples[0]) -> Page {
    Page("repositories/glance", title: "A reason of its own", State()) {
      Glance()
    } view: { store in
      GlanceView(store: store, repository: repository)
    } story: {
      Frame("alone")
      Branch("placeholder") {
        Tap("Placeholder")
        Frame("placeholder")
      }
      Tap("Somebody looks on")
      Frame("glance")
      Tap("Placeholder")
      Frame("glance-placeholder")
    }
  }
}
