// The walk over an article: the same onboarding as the todos have, made of data and copy.

import ArticlePages
import Atlas
import Composable
import Drawing
import Prose
import Testing

struct ArticleWalkTests {
  private func atlas(_ onboarding: String) throws -> PageAtlas {
    let source = """
      ---
      title: Glass
      states: [loaded, onboarding]
      \(onboarding)
      ---
      A pane.
      """
    let document = try Document(Array(source.utf8), path: "Content/articles/glass.md")
    return ArticlePages.page(for: document, named: "articles/glass").explored()
  }

  /// A region in a frame, as a word, and what its controls do.
  private func cell(_ region: String, _ frame: String, of atlas: PageAtlas) throws -> String {
    let cell = try #require(atlas.matrix[region, frame], "\(region) in \(frame)")
    let controls = cell.controls.map {
      $0.liveness.isLive ? "\($0.name): live" : "\($0.name): \($0.liveness.words)"
    }
    return ([cell.visibility.rawValue] + controls).joined(separator: ", ")
  }

  @Test("each step shows its region and redacts the others; what it does not allow is dropped")
  func walkCells() throws {
    let atlas = try atlas("")
    let steps = ["navigation", "header", "body", "actions"]
    for step in steps {
      for region in steps {
        let seen = try cell(region, "onboarding-\(step)", of: atlas)
        #expect(seen.hasPrefix(region == step ? "visible" : "redacted"), "\(region), \(step)")
        #expect(region == "actions" && step == "actions" || !seen.contains("live"))
      }
    }
    #expect(
      try cell("actions", "onboarding-actions", of: atlas)
        == "visible, Favorite: live, Read later: live, Hide: dropped by 'step actions'")
    #expect(
      try cell("actions", "onboarding-header", of: atlas).contains("dropped by 'step header'"))
    #expect(
      try cell("step", "onboarding-navigation", of: atlas)
        == "visible, Previous: ignored, Next: live, Skip: live")
    #expect(
      try cell("step", "onboarding-actions", of: atlas) == "visible, Previous: live, Done: live")
  }

  @Test("a step opens nothing that the author redacts")
  func redactedByTheAuthor() throws {
    let atlas = try atlas(
      "redaction: { reasons: [placeholder] }\nonboarding: [{ region: body, text: Read it. }]")
    #expect(atlas.frames.map(\.name) == ["loaded", "onboarding-body"])
    for frame in atlas.frames {
      #expect(try cell("body", frame.name, of: atlas) == "redacted")
    }
  }

  @Test("on the walk everything is tagged, and the article itself is untouched")
  func walkIsASandbox() throws {
    let atlas = try atlas("")
    let walking = atlas.transitions.filter {
      atlas.frames[$0.from].name == "onboarding-actions" && !$0.events.isEmpty
    }
    #expect(
      walking.flatMap { $0.events.map(\.description) } == [
        "analytics: [Onboarding] Favorite (onboarding = \"true\")",
        "analytics: [Onboarding] Read Later (onboarding = \"true\")",
      ])
    let after = try #require(atlas.frame("loaded")).drawing.slots.first { $0.name == "Favorite" }
    #expect(after?.isOn == false)
  }

  @Test("an author writes another walk, with steps, copy, actions and goals of its own")
  func authoredWalk() throws {
    let atlas = try atlas(
      """
      onboarding:
        - id: Getting started
          regions: [header, body]
          text: Read this.
        - region: actions
          text: Keep it with [[Favorite]].
          goal: favorite
          skip: false
        - region: actions
          text: Good bye.
      """)
    #expect(
      atlas.frames.map(\.name) == [
        "loaded", "onboarding-getting-started", "onboarding-actions", "onboarding-actions-3",
      ])
    #expect(try cell("header", "onboarding-getting-started", of: atlas) == "visible")
    #expect(try cell("body", "onboarding-getting-started", of: atlas) == "visible")
    #expect(
      try cell("actions", "onboarding-actions", of: atlas)
        == "visible, Favorite: live, Read later: dropped by 'step actions', "
        + "Hide: dropped by 'step actions'")
    #expect(atlas.audit() == [])
  }

  @Test("steps that would have the same address get others, also besides the frames of acts")
  func addresses() throws {
    let step = "region: actions, text: Try it."
    let atlas = try atlas(
      """
      onboarding:
        - { id: x-3, \(step) }
        - { id: x, \(step), actions: [favorite] }
        - { id: X!, \(step) }
        - { id: x-favorite, \(step) }
        - { id: x, \(step), actions: [favorite] }
      """)
    let frames = atlas.frames.map(\.name).filter { $0.hasPrefix("onboarding-") }
    #expect(
      Set(frames) == [
        "onboarding-x-3", "onboarding-x", "onboarding-x-favorite", "onboarding-x-4",
        "onboarding-x-favorite-4", "onboarding-x-5", "onboarding-x-5-favorite",
      ])
    #expect(atlas.audit() == [])
  }

  @Test("copy that names what its step does not allow is found")
  func untrueWalk() throws {
    let atlas = try atlas("onboarding: [{ region: actions, text: 'Tap [[Hide]].' }]")
    #expect(
      atlas.audit().map(\.message) == [
        "Content/articles/glass.md:4:39: the copy speaks of 'Hide', which is inert: dropped by 'step actions'. Seen in 4 states."
      ])
  }

  @Test("a mark in the copy that has no end is found, and stays in the text")
  func openMark() throws {
    let atlas = try atlas("onboarding: [{ region: actions, text: 'Tap [[Favorit].' }]")
    #expect(
      atlas.audit().map(\.message) == [
        "Content/articles/glass.md:4:39: the copy marks a control with '[[Favorit].', and the mark has no "
          + "end. Write ']]' behind the control's name. Seen in 4 states."
      ])
    #expect(atlas.audit().map(\.check) == [.madeRight])
    #expect(atlas.frames.contains { $0.drawing.visibleText.contains("Tap [[Favorit].") })
  }

  @Test(
    "copy that names what there is not is told of what there is, without what is redacted",
    arguments: [
      ("actions", "'Done', 'Favorite', 'Hide', 'Read later'"), ("body", "'Done'"),
    ])
  func unknownControl(region: String, names: String) throws {
    let atlas = try atlas("onboarding: [{ region: \(region), text: 'Tap [[Nope]].' }]")
    let found = atlas.audit().map(\.message)
    #expect(found.count == 1)
    let told =
      "Content/articles/glass.md:4:\(32 + region.count): the copy speaks of 'Nope', and there is no such control to be "
      + "seen. There are: \(names)."
    #expect(found.first?.hasPrefix(told) == true, "\(found)")
  }

  @Test(
    "what can be done only in a region that a step does not show is a mistake of the file",
    arguments: [
      (
        "{ region: body, text: a, goal: favorite }", "4:45",
        "'favorite' is in the actions, which this step does not show. "
          + "Write 'regions: [body, actions]'"
      ),
      (
        "{ regions: [header, body], text: a, actions: [hide], goal: hide }", "4:59",
        "'hide' is in the actions, which this step does not show. "
          + "Write 'regions: [header, body, actions]'"
      ),
      (
        "{ region: actions, text: a, actions: [favorite, hide], goal: favorite }", "4:51",
        "'hide' takes the actions away, which this step shows. "
          + "Write 'goal: hide', so that the step ends"
      ),
    ])
  func actOutOfSight(step: String, place: String, message: String) throws {
    let error = #expect(throws: ContentError.self) { try atlas("onboarding: [\(step)]") }
    let mistakes = try #require(error?.diagnostics)
    #expect(mistakes.map(\.place.description) == ["Content/articles/glass.md:\(place)"])
    #expect(mistakes.map(\.message) == [message])
  }

  @Test("an action that no article has is a mistake of the file, with its place")
  func unknownAct() throws {
    let error = #expect(throws: ContentError.self) {
      try atlas("onboarding: [{ region: actions, text: Try it., actions: [favourite] }]")
    }
    let mistake = try #require(error?.diagnostics.first)
    #expect("\(mistake.place.line):\(mistake.place.column)" == "4:58")
    #expect(
      mistake.message == "'favourite' is not a value of 'actions'. Did you mean 'favorite'?")
  }

  @Test("a region that no article has is a mistake of the file, with its place")
  func unknownRegion() throws {
    let error = #expect(throws: ContentError.self) {
      try atlas("onboarding: [{ region: sidebar, text: Try it. }]")
    }
    let mistakes = try #require(error?.diagnostics)
    #expect(mistakes.map(\.place.description) == ["Content/articles/glass.md:4:24"])
    #expect(
      mistakes.map(\.message) == [
        "'sidebar' is not a value of 'region'. It can be navigation, header, body, actions"
      ])
  }

  @Test("an author can do without a walk")
  func noWalk() throws {
    let atlas = try atlas("onboarding: false")
    #expect(atlas.frames.map(\.name) == ["loaded"])
    #expect(!atlas.frames[0].drawing.slots.contains { $0.name == "Show me around" })
  }

  @Test("a hundred readers: a walk begins as the first one did, and leaves the article as it was")
  func randomWalks() throws {
    let source = "---\ntitle: Glass\nstates: [loaded, onboarding]\n---\nA pane."
    let document = try Document(Array(source.utf8), path: "Content/articles/glass.md")
    let page = ArticlePages.page(for: document, named: "articles/glass")
    var walks: Set<UInt64> = []
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: 20_260_223 &+ seed)
      var player = page.player()
      _ = player.begin()
      _ = player.wait(.seconds(4))
      var way: [String] = []
      var before: UInt64?
      for _ in 0..<60 {
        let slots = player.screen.drawing.slots
        let slot = slots[Int(random.next() % UInt64(slots.count))]
        let here = player.screen.drawing.key
        way.append(slot.name ?? "")
        _ = player.tap(slot)
        let isWalking = player.screen.drawing.regions.contains { $0.name == "step" }
        if isWalking, before == nil {
          before = here
          walks.insert(player.screen.drawing.key)
        } else if !isWalking, let known = before {
          #expect(player.screen.drawing.key == known, "seed \(seed): \(way)")
          before = nil
        }
      }
    }
    // Whatever was done before, and in whatever walk.
    #expect(walks.count == 1)
  }
}
