// The overlay around any feature's view: a panel with the step, and the feature on placeholder state.

import Composable
import Drawing

/// Draws a feature's view as the onboarding has it: while a step is shown, on the placeholder state
/// and redacted but for the regions in focus; afterwards, the feature itself.
///
/// ```swift
/// Page("tour", Todos.onboarding.begin(live: Todos.sample, placeholder: Todos.sample)) {
///   Todos.onboarding
/// } view: { store in
///   OnboardingView(store, of: Todos.onboarding) { TodosView(store: $0) }
/// } story: {
///   Frame("first")
/// }
/// ```
///
/// The feature's view knows nothing of it: it names its regions, as it does for the matrix. Nor does
/// this view make anything inert: all its controls name actions, and the reducer lets through what
/// the step allows.
public struct OnboardingView<Base: Reducer, Content: View, Panel: View>: View {
  /// The store of the onboarding.
  public typealias RootStore = Store<Onboarding<Base>.State, Onboarding<Base>.Action>

  private let store: RootStore
  private let onboarding: Onboarding<Base>
  private let labels: OnboardingLabels
  private let reason: RedactionReasons
  private let content: @Sendable (Store<Base.State, Base.Action>) -> Content
  private let panel: @Sendable (OnboardingGuide) -> Panel

  /// An overlay around the view of a feature, with a panel of one's own. What is not in focus is
  /// redacted for a reason, which may be one that the page declares.
  public init(
    _ store: RootStore, of onboarding: Onboarding<Base>, labels: OnboardingLabels = .english,
    reason: RedactionReasons = .placeholder,
    @ViewBuilder content: @escaping @Sendable (Store<Base.State, Base.Action>) -> Content,
    @ViewBuilder panel: @escaping @Sendable (OnboardingGuide) -> Panel
  ) {
    self.store = store
    self.onboarding = onboarding
    self.labels = labels
    self.reason = reason
    self.content = content
    self.panel = panel
  }

  /// The step and the placeholder, or the feature.
  public var body: some View {
    if let step = onboarding.step(of: store.state) {
      Stack(.loose) {
        Aside(labels.tour) { panel(guide(at: step)).region(RegionName(OnboardingGuide.region)) }
        content(store.scope(state: \.placeholderState, action: Self.placeholder))
          .redacted(reason, except: step.focus)
      }
    } else {
      content(store.scope(state: \.live, action: Self.live))
    }
  }

  private func guide(at step: OnboardingStep<Base.State, Base.Action>) -> OnboardingGuide {
    let position = (onboarding.places[step.id] ?? 0) + 1
    // On the last step it would do what the button beside it does.
    let showsSkip = step.showsSkip && position < onboarding.steps.count
    return OnboardingGuide(
      copy: step.phrases(for: store.state.placeholderState),
      position: position, count: onboarding.steps.count,
      next: store.intent(.nextTapped),
      previous: onboarding.steps.count > 1 ? store.intent(.previousTapped) : nil,
      skip: showsSkip ? store.intent(.skipTapped) : nil, labels: labels)
  }

  private static var placeholder: Case<Onboarding<Base>.Action, Base.Action> {
    Case(Onboarding<Base>.Action.placeholder) {
      if case .placeholder(let action) = $0 { action } else { nil }
    }
  }

  private static var live: Case<Onboarding<Base>.Action, Base.Action> {
    Case(Onboarding<Base>.Action.live) { if case .live(let action) = $0 { action } else { nil } }
  }
}

extension OnboardingView where Panel == OnboardingPanel {
  /// An overlay around the view of a feature, with the usual panel.
  public init(
    _ store: RootStore, of onboarding: Onboarding<Base>, labels: OnboardingLabels = .english,
    reason: RedactionReasons = .placeholder,
    @ViewBuilder content: @escaping @Sendable (Store<Base.State, Base.Action>) -> Content
  ) {
    self.init(store, of: onboarding, labels: labels, reason: reason, content: content) {
      OnboardingPanel($0)
    }
  }
}
