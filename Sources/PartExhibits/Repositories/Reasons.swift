// One card, plain and redacted side by side, for reasons of this site's own, in every combination.

import Vitrine

extension RedactionReasons {
  /// Texts are hidden.
  static let text = RedactionReasons.custom(10)
  /// Pictures and symbols are hidden.
  static let images = RedactionReasons.custom(11)
}

/// Reasons that can be switched on and off.
public struct Reasons: Reducer {
  /// The reasons in force, and whether the star is kept visible.
  public struct State: Hashable, Sendable {
    /// Whether texts are hidden.
    public var hidesText = false
    /// Whether images are hidden.
    public var hidesImages = false
    /// Whether everything is hidden.
    public var isPlaceholder = false
    /// Whether the star shows all the same.
    public var keepsStar = false

    /// No reason at all.
    public init() {}

    var reasons: RedactionReasons {
      var reasons: RedactionReasons = []
      if hidesText { reasons.insert(.text) }
      if hidesImages { reasons.insert(.images) }
      if isPlaceholder { reasons.insert(.placeholder) }
      return reasons
    }

    /// What the state is called, in a sentence and as the name of a frame: `text-images-star`.
    var words: [String] {
      [(hidesText, "text"), (hidesImages, "images"), (isPlaceholder, "placeholder")]
        .filter(\.0).map(\.1)
    }

    var frameName: String {
      (words.isEmpty ? "plain" : words.joined(separator: "-")) + (keepsStar ? "-star" : "")
    }
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// Texts are to be hidden, or no longer.
    case textToggled
    /// Images are to be hidden, or no longer.
    case imagesToggled
    /// Everything is to be hidden, or no longer.
    case placeholderToggled
    /// The star is to show, or no longer.
    case keepStarToggled
  }

  /// The feature.
  public init() {}

  /// Switches.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .textToggled: state.hidesText.toggle()
      case .imagesToggled: state.hidesImages.toggle()
      case .placeholderToggled: state.isPlaceholder.toggle()
      case .keepStarToggled: state.keepsStar.toggle()
      }
      return .none
    }
  }
}

/// The switches, and the card twice.
struct ReasonsView: View {
  let store: Store<Reasons.State, Reasons.Action>
  let repository: Repository

  var body: some View {
    let state = store.state
    Main {
      Heading(1, "Reasons")
      Status { Text(sentence).caption() }
      Row {
        Toggle("Text", isOn: state.hidesText, store.intent(.textToggled))
        Toggle("Images", isOn: state.hidesImages, store.intent(.imagesToggled))
        Toggle("Placeholder", isOn: state.isPlaceholder, store.intent(.placeholderToggled))
        Toggle("Keep the star", isOn: state.keepsStar, store.intent(.keepStarToggled))
      }
      .region("switches")
      Row {
        Stack(.tight) {
          Heading(2, "Plain")
          RepositoryCard(repository: repository).region("plain")
        }
        Stack(.tight) {
          Heading(2, "Redacted")
          RepositoryCard(repository: repository, keepsStar: state.keepsStar)
            .redacted(state.reasons)
            .region("redacted")
        }
      }
    }
    .title("Reasons")
  }

  private var sentence: String {
    // Short enough to stay in one line, so that what is below stays where it is.
    if store.state.words.isEmpty { return "Hidden: nothing." }
    let words =
      store.state.isPlaceholder ? "all" : store.state.words.joined(separator: ", ")
    return "Hidden: \(words)" + (store.state.keepsStar ? ", not the star." : ".")
  }
}

extension Page {
  /// The same page, on which `text` and `images` hide what they are called after.
  func declaringTextAndImages() -> Page {
    environment { environment in
      let reasons = [
        DeclaredReason("text", bit: 10, treatment: .look(.blocks), scope: .text),
        DeclaredReason("images", bit: 11, treatment: .look(.blocks), scope: .images),
      ]
      // Two reasons on two bits: there is nothing to throw.
      if let reasons = try? DeclaredReasons(reasons) { environment.declaredReasons = reasons }
    }
  }
}

extension Reasons {
  /// The page `repositories/reasons`: all sixteen states.
  public static func page(repository: Repository = Repository.samples[0]) -> Page {
    Page("repositories/reasons", title: "Reasons", State()) {
      Reasons()
    } view: { store in
      ReasonsView(store: store, repository: repository)
    } story: {
      for star in [false, true] {
        for placeholder in [false, true] {
          for images in [false, true] {
            for text in [false, true] {
              combination(text, images, placeholder, star)
            }
          }
        }
      }
    }
    .declaringTextAndImages()
  }

  @StoryBuilder<Action>
  private static func combination(
    _ text: Bool, _ images: Bool, _ placeholder: Bool, _ star: Bool
  ) -> [StoryStep<Action>] {
    let state = State(text: text, images: images, placeholder: placeholder, star: star)
    Branch(state.frameName) {
      if text { Tap("Text") }
      if images { Tap("Images") }
      if placeholder { Tap("Placeholder") }
      if star { Tap("Keep the star") }
      Frame(state.frameName)
    }
  }
}

extension Reasons.State {
  fileprivate init(text: Bool, images: Bool, placeholder: Bool, star: Bool) {
    hidesText = text
    hidesImages = images
    isPlaceholder = placeholder
    keepsStar = star
  }
}
