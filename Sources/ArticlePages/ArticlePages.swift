// From a document to its page.

import Atlas
import Composable
import Drawing
import Onboarding
import Prose
import Type

/// Makes the page of a Markdown file: the article in every state that its author wants to see.
///
/// ```swift
/// let page = ArticlePages.page(for: document, named: "articles/glass", of: content.configuration)
/// page.explored().frames.map(\.name)
/// // loading, loaded, favorite, read-later, hidden, privacy, invalidated, failed
/// ```
package enum ArticlePages {
  /// The states that are built where neither the document nor its site says which.
  package static var usualStates: [FrontMatter.PageState] {
    [.loading, .loaded, .favorite, .readLater, .hidden, .failed, .privacy, .invalidated]
  }

  /// The reasons that an article can be redacted for besides those that are built in, unless the
  /// site declares reasons of these names itself. Where it has others on their bits, they take free
  /// ones.
  package static let reasons = [
    DeclaredReason("text", bit: 10, treatment: .look(.blocks), scope: .text),
    DeclaredReason("images", bit: 11, treatment: .look(.blocks), scope: .images),
    DeclaredReason("blur", bit: 12, treatment: .look(.blur)),
  ]

  /// What there is where a site declares none of its own, as most do.
  private static let usualReasons = try? DeclaredReasons(reasons)

  /// The tags of the languages that the pages' own words are in.
  package static var languages: [String] { Labels.languages }

  /// The page of a document.
  ///
  /// - Parameters:
  ///   - document: What there is to read; its front matter goes before the configuration.
  ///   - name: The name of the page, and so its address.
  ///   - configuration: What the site says of all its articles.
  ///   - picture: The picture of the front matter, as the page finds it.
  ///   - environment: What the page's views inherit from the site.
  package static func page(
    for document: Document, named name: String,
    of configuration: SiteConfiguration = SiteConfiguration(), picture: ArticlePicture? = nil,
    in environment: EnvironmentValues = EnvironmentValues()
  ) -> Page {
    let said = document.frontMatter
    let environment = self.environment(environment, of: said, configuration)
    let labels = Labels.of(environment.language.primary)
    var plan = plan(of: said, configuration, declared: environment.declaredReasons)
    if plan.states.contains(.onboarding) || said.onboarding != nil {
      plan.walk = ArticleReading.steps(said.onboarding, labels)
    }
    let isPrivate = document.isPrivate(in: configuration)
    let content = ArticleContent(
      document, picture: picture, place: place(of: name), isPrivate: isPrivate,
      reasons: reasons(said, configuration, environment), labels: labels,
      states: plan.reasonStates.map(\.reasons), in: environment)
    let title =
      isWithheld(document, of: configuration, in: environment) ? name : document.title
    let page =
      plan.walk.isEmpty
      ? plain(name, title, content, plan) : walked(name, title, content, plan)
    let alike =
      plan.showsAllLooks
      ? page
      : page.alike(
        Kind(
          plan: plan, budget: configuration.budget, language: environment.language,
          isVeiled: environment.projection == .constant, hiding: content.hiding))
    return
      alike
      .allowing(
        Analytics.live, ArticleSource(latency: plan.latency).answering(plan.firstAnswer)
      )
      .environment { $0 = environment }
      .exploring {
        $0.showsStoryOnly = !plan.showsAllLooks
        $0.hasWordsOfDocument = !plan.showsAllLooks
        $0.hasPublicName = true
        $0.budget = configuration.budget
      }
  }

  /// Whether nothing is told of a document but its name: because all of it is private, or since its page is
  /// for the public, who sees its text in none of its states. Else an index would say what each of them hides.
  package static func isWithheld(
    _ document: Document, of configuration: SiteConfiguration, in environment: EnvironmentValues
  ) -> Bool {
    let isPrivate = document.isPrivate(in: configuration)
    guard !isPrivate, environment.redaction.isPublic else { return isPrivate }
    let said = document.frontMatter
    let environment = self.environment(environment, of: said, configuration)
    return ArticleContent.treatment(
      in: environment, isPrivate: isPrivate, reasons: reasons(said, configuration, environment)
    ).textVeil() != nil
  }

  /// The frame of a document's page that shows its text as it is, if its author wants to see it.
  package static func readingFrame(
    of document: Document, of configuration: SiteConfiguration, in environment: EnvironmentValues
  ) -> ReadingFrame? {
    let said = document.frontMatter
    let environment = self.environment(environment, of: said, configuration)
    let plan = plan(of: said, configuration, declared: environment.declaredReasons)
    guard plan.states.contains(.loaded), plan.outcome != .empty else { return nil }
    return ReadingFrame(
      name: FrontMatter.PageState.loaded.address,
      treatment: ArticleContent.treatment(
        in: environment, isPrivate: document.isPrivate(in: configuration),
        reasons: reasons(said, configuration, environment)))
  }

  /// What the views of a page inherit.
  private static func environment(
    _ environment: EnvironmentValues, of said: FrontMatter, _ configuration: SiteConfiguration
  ) -> EnvironmentValues {
    var environment = environment
    let language = said.language ?? configuration.language
    if environment.language.tag != language { environment.language = Language(language) }
    environment.declaredReasons = declaredReasons(of: configuration)
    if let projection = said.redaction.projection ?? configuration.redaction.projection {
      environment.projection = projection
    }
    return environment
  }

  private static func plan(
    of said: FrontMatter, _ configuration: SiteConfiguration, declared: DeclaredReasons
  ) -> ArticlePlan {
    var states = Set(said.states ?? configuration.states ?? usualStates)
    // That nothing comes is no usual state; who says that it does wants to see it.
    if said.states == nil, said.outcome == .empty { states.insert(.empty) }
    return ArticlePlan(
      states: states,
      latency: .milliseconds(said.latency ?? 4_000), outcome: said.outcome ?? .loaded,
      flags: said.flags, declared: declared)
  }

  /// What the logic of an article's page and the way through it are made of.
  private struct Kind: Hashable {
    let plan: ArticlePlan
    let budget: Int
    /// Controls are called otherwise in each.
    let language: Language
    /// Whether nothing is told of the controls while it loads: for the public they have another cause.
    let isVeiled: Bool
    /// Where nothing is hidden, a state looks as another one does, and ways lead there.
    let hiding: Set<RedactionReasons>
  }

  private static func plain(
    _ name: String, _ title: String, _ content: ArticleContent, _ plan: ArticlePlan
  ) -> Page {
    Page(
      name, title: title, plan.begin, ArticleReading(),
      view: { ArticleView(store: $0, content: content, around: nil) },
      toldBy: { ArticleStory(plan: plan, action: { $0 }).steps })
  }

  private static func walked(
    _ name: String, _ title: String, _ content: ArticleContent, _ plan: ArticlePlan
  ) -> Page {
    let walk = ArticleReading.walk(plan.walk)
    // What an author wrote for the walk is in the language of the page.
    let isOwnWalk = content.document.frontMatter.onboarding == nil
    let languageOfPanel = isOwnWalk ? content.languageOfLabels : nil
    // The walk shows the article as it is when it is here, and nobody did anything with it.
    var placeholder = ArticleReading.State()
    placeholder.phase = .loaded
    let begin = Onboarding<ArticleReading>.State(
      live: plan.begin, placeholder: placeholder, step: nil)
    return Page(
      name, title: title, begin, walk,
      view: { store in
        OnboardingView(store, of: walk, labels: OnboardingLabels(content.labels)) { article in
          ArticleView(store: article, content: content, around: store.intent(.beginTapped))
        } panel: {
          OnboardingPanel($0).language(languageOfPanel)
        }
      },
      toldBy: {
        ArticleStory(
          plan: plan, action: Onboarding<ArticleReading>.Action.live,
          walk: (.beginTapped, .nextTapped, Onboarding<ArticleReading>.Action.placeholder)
        ).steps
      }
    )
    .promising(walk.promises)
  }

  /// The reasons of a site's articles: the site's own, and the usual ones whose names it left free,
  /// on their bits or on others that nobody has.
  package static func declaredReasons(of configuration: SiteConfiguration) -> DeclaredReasons {
    var all = configuration.reasons.all
    if all.isEmpty, let usualReasons { return usualReasons }
    for usual in reasons where !all.contains(where: { $0.name == usual.name }) {
      let others = reasons.map(\.bit).filter { $0 != usual.bit }
      let bits = [usual.bit] + RedactionReasons.customBits.filter { !others.contains($0) }
      let free = bits.first { bit in !all.contains { $0.bit == bit } }
      guard let bit = free else { continue }
      all.append(
        DeclaredReason(usual.name, bit: bit, treatment: usual.treatment, scope: usual.scope))
    }
    return (try? DeclaredReasons(all)) ?? configuration.reasons
  }

  /// What an article or a site can give as the reasons for which all of it is redacted.
  package static func reasonNames(of configuration: SiteConfiguration) -> [String] {
    RedactionReasons.builtIn.map(\.name) + declaredReasons(of: configuration).all.map(\.name)
  }

  /// The reasons that are in force in every state.
  private static func reasons(
    _ said: FrontMatter, _ configuration: SiteConfiguration, _ environment: EnvironmentValues
  ) -> RedactionReasons {
    let names = said.redaction.reasons + configuration.redaction.reasons
    return names.reduce(into: []) { reasons, name in
      let builtIn = RedactionReasons.builtIn.first { $0.name == name }?.reason
      reasons.formUnion(builtIn ?? environment.declaredReasons.named(name)?.reason ?? [])
    }
  }

  /// `articles/behind-glass` as a reader sees it.
  private static func place(of name: String) -> String {
    name.pathParts.joined(separator: " / ")
  }
}
