// What the four ways do, measured: from the atlas and from what is drawn, and from nothing else.

import Vitrine

extension FourWays {
  /// What was measured of a way, on its page while the list loads.
  public struct Row: Sendable {
    /// The way.
    public let way: Way
    /// What was found out about its page.
    public let atlas: PageAtlas
    /// How many controls are redacted.
    public let redacted: Int
    /// How many of them do something.
    public let live: Int
    /// What was sent out because something inside of the list appeared.
    public let sentByAppearing: [Event]
    /// What redacted controls send out when they are tapped, each kind once.
    public let sentByTapping: [Event]
    /// How many controls are drawn dim.
    public let dimmed: Int
    /// Whether Cancel, inside of the redacted part, cancels.
    public let cancelWorks: Bool
    /// What assistive technology meets.
    public let exposure: Exposure
    /// How often the code of the view speaks of redaction.
    public let mentions: Int
  }

  /// The table: each way, explored and measured.
  public static func measured(articles: [Article] = Article.samples) -> [Row] {
    Way.allCases.compactMap { way in
      // All that is measured is found as the list loads, which is where the story begins; each
      // control that is live there has to lead to a frame.
      let page = way.page(articles: articles).exploring {
        $0.states = 300
        $0.budget = 100 + 4 * articles.count
      }
      return Row(way, in: page.explored())
    }
  }
}

extension FourWays.Row {
  /// Measures a way on its page; nothing, if the page never loads.
  init?(_ way: FourWays.Way, in atlas: PageAtlas) {
    guard let index = atlas.frames.firstIndex(where: { $0.name == "loading" }) else { return nil }
    let frame = atlas.frames[index]
    let slots = frame.drawing.slots
    self.way = way
    self.atlas = atlas
    redacted = slots.count(where: \.isRedacted)
    live = zip(slots, frame.liveness).count { $0.0.isRedacted && $0.1.isLive }
    // The page's own request is not the list's.
    sentByAppearing = frame.events.filter { $0.client == Analytics.name }
    var sent: [Event] = []
    for transition in atlas.transitions where transition.from == index {
      guard case .control(let slot) = transition.cause, slots[slot].isRedacted else { continue }
      for event in transition.events where !sent.contains(where: { $0.name == event.name }) {
        sent.append(event)
      }
    }
    sentByTapping = sent
    cancelWorks = zip(slots, frame.liveness).contains { slot, liveness in
      guard slot.name == "Cancel", case .live(let target) = liveness else { return false }
      return atlas.frames[target].name == "cancelled"
    }
    let elements = HTMLElements.all(in: atlas.html(of: frame))
    dimmed = elements.count { $0.isControl && $0.classes.contains("disabled") }
    exposure = Exposure(elements)
    mentions = way.mentions
  }
}

extension FourWays.Row {
  /// What is measured, in the order of `values`.
  public static let measures = [
    "Redacted controls that are live", "Sent because the list appeared",
    "Sent by tapping redacted controls", "Controls drawn dim", "Cancel inside the redacted part",
    "Reached with the Tab key", "Heard by assistive technology",
    "Mentions of redaction in the view",
  ]

  /// What was measured, in words.
  public var values: [String] {
    [
      "\(live) of \(redacted)", Self.list(sentByAppearing.map(\.name)),
      Self.list(sentByTapping.map(\.name)), dimmed == 0 ? "none" : "\(dimmed)",
      cancelWorks ? "works" : "does not work", "\(exposure.focusable)",
      Self.list(exposure.heard.map { $0.count == 1 ? $0.name : "\($0.count) × \($0.name)" }),
      "\(mentions)",
    ]
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
