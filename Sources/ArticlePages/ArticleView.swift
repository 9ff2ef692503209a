// The page of an article, as it is seen.

import Composable
import Drawing
import Prose
import Type

/// An article with what stands around it: the bar above, the header, the text, the actions.
struct ArticleView: View {
  let store: Store<ArticleReading.State, ArticleReading.Action>
  let content: ArticleContent
  /// What shows the reader around; nothing where there is no walk.
  let around: Intent?

  var body: some View {
    Stack {
      Header {
        ArticleKicker(content: content, shown: store.state)
        Nav(labels[.page]) {
          Row(.apart) {
            Text(content.place).caption()
            if let around {
              // An article that is on its way would not be let through while the walk is on.
              Button(labels[.around], store.state.isShown ? around : .none, style: .plain)
                .language(content.languageOfLabels)
            }
          }
        }
        .region("navigation")
      }
      Main {
        Row(.tight) {
          Status {
            Text(store.state.sentence(of: content)).caption().language(content.languageOfLabels)
          }
          if store.state.isOnItsWay { Spinner() }
        }
        switch store.state.phase {
        case .idle, .loading, .late:
          // What is redacted while it loads can name no action at all.
          ArticleParts(store: .inert(store.state), content: content).redacted(.placeholder)
        case .failed:
          Row { Button(labels[.retry], store.intent(.retryTapped), style: .prominent) }
            .language(content.languageOfLabels)
        case .empty:
          EmptyView()
        case .loaded where store.state.isHidden:
          Row { Button(labels[.undo], store.intent(.undoTapped), style: .prominent) }
            .language(content.languageOfLabels)
        case .loaded:
          ArticleParts(store: store, content: content)
        }
      }
    }
    .onAppear(store.intent(.appeared))
  }

  private var labels: Labels { content.labels }
}

/// The article itself: what can be redacted, and what one can do with it.
private struct ArticleParts: View {
  let store: Store<ArticleReading.State, ArticleReading.Action>
  let content: ArticleContent

  var body: some View {
    Piece {
      Group {
        Stack {
          Heading(1, content.title).title(content.title)
          ArticleFacts(content: content)
        }
        .region("header")
        Prose(content.document).region("body")
      }
      .privacySensitive(content.isPrivate)
      .invalidatable()
      .redacted(content.reasons.union(store.state.reasons))
      Row {
        toggle(content.labels[.favorite], store.state.isFavorite, .red, .favoriteTapped)
        toggle(content.labels[.readLater], store.state.willReadLater, .yellow, .readLaterTapped)
        Button(content.labels[.hide], store.intent(.hideTapped))
      }
      .language(content.languageOfLabels)
      .region("actions")
    }
  }

  private func toggle(
    _ label: String, _ isOn: Bool, _ tint: Tint, _ action: ArticleReading.Action
  ) -> some View {
    Button(store.intent(action), isPressed: isOn) { Text(label) }.tint(isOn ? tint : nil)
  }
}

/// What else is known of an article: nothing where all of it is private, not even how much there is.
private struct ArticleFacts: View {
  let content: ArticleContent

  func draw(on canvas: inout Canvas) {
    if content.isPrivate, canvas.environment.redaction.hidesSensitive { return }
    Group {
      if let day = content.day { DateText(day).bold() }
      if let lead = content.lead { Text(lead).lead() }
      if let picture = content.picture, let size = picture.size {
        Picture(picture.url, width: size.width, height: size.height)
      }
    }
    .draw(on: &canvas)
  }
}

/// What kind of page it is, above its title; its heading wherever the title cannot be one.
private struct ArticleKicker: View {
  let content: ArticleContent
  let shown: ArticleReading.State

  func draw(on canvas: inout Canvas) {
    let label = Text(content.labels[.article]).caption().language(content.languageOfLabels)
    if showsTitle(in: canvas.environment) {
      label.unredacted().draw(on: &canvas)
    } else {
      Heading(1) { label }.title(content.labels[.article]).unredacted().draw(on: &canvas)
    }
  }

  private func showsTitle(in environment: EnvironmentValues) -> Bool {
    guard shown.isShown else { return false }
    var redaction = environment.redaction
    redaction.reasons = environment.redactionReasons(inRegion: "header")
      .union(content.reasons).union(shown.reasons)
    return redaction.veil(over: .text, isSensitive: content.isPrivate) == nil
  }
}

extension ArticleReading.State {
  /// Whether something is going on.
  fileprivate var isOnItsWay: Bool { phase == .idle || phase == .loading || phase == .late }

  /// Whether the article is there to be read.
  fileprivate var isShown: Bool { phase == .loaded && !isHidden }

  /// The sentence that tells the state. It looks at what is hidden, and not at why something could
  /// be: an article without pictures is all there when pictures are not shown.
  fileprivate func sentence(of content: ArticleContent) -> String {
    let labels = content.labels
    switch phase {
    case .idle, .loading: return labels[.loading]
    case .late: return labels[.late]
    case .failed: return labels[.failed]
    case .empty: return labels[.empty]
    case .loaded: break
    }
    if isHidden { return labels[.hidden] }
    if reasons.contains(.invalidated) { return labels[.stale] }
    if content.hiding.contains(reasons) { return labels[.partly] }
    if isFavorite { return labels[.isFavorite] }
    return willReadLater ? labels[.isForLater] : labels[.ready]
  }
}
