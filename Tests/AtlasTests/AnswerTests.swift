// What the outside may answer, wherever it is asked.

import Atlas
import Composable
import Drawing
import Reports
import Synchronization
import Testing

private struct Feed: AnsweringClient {
  static let name = "feed"
  static let placeholder = Feed()
  var answers = Answers("none", "", else: ["one": "one", "failed": "failed"])
}

private enum Ask: Hashable, Sendable { case asked, again }

@Test("a control is live if something comes of it with any answer, and not only with the usual one")
func usualAnswerChangesNothing() throws {
  let page = Page("updates", "") {
    Reduce<String, Ask> { state, _, dependencies in
      state = dependencies[Feed.self].answers.take()
      return .none
    }
  } view: { store in
    Text(store.state.isEmpty ? "No news" : "News: \(store.state)")
    Button("Check", store.intent(.asked))
  } story: {
    Frame("begin")
  } laws: {
    Sometimes("there is one") { $0 == "one" }
    Sometimes("it failed") { $0 == "failed" }
  }
  .allowing(Feed())
  let atlas = page.explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  #expect(atlas.stateCount == 3)
  #expect(atlas.frames.allSatisfy { $0.liveness.map(\.isLive) == [true] })
  let one = try #require(atlas.frames.first { $0.drawing.visibleText.contains("one") })
  #expect(one.path.map(\.description) == ["feed: one", "Check"])
  let end = try played(page, one.path.map(\.description)).screen
  #expect(end.drawing == one.drawing)
  #expect(end.liveness.map(\.isLive) == [true])
}

@Test(
  "the answers of a client are tried where it is asked in a transformed copy, and used up there",
  arguments: [true, false])
func transformedAnswers(keepsAnswers: Bool) {
  let atlas = Page("copy", "") {
    Reduce<String, Ask> { state, _, dependencies in
      state = dependencies[Feed.self].answers.take()
      return .none
    }
    .dependency(Feed.self) { feed in
      var copy = feed
      if !keepsAnswers { copy.answers = feed.answers.holding("one") }
      return copy
    }
  } view: { store in
    Text("News: \(store.state)")
    Button("Check", store.intent(.asked))
  } story: {
    Frame("begin")
    Atlas.Answer("feed", "failed")
    Tap("Check")
    Frame("checked")
  }
  .allowing(Feed()).explored()
  // A copy that has other answers is asked, and nobody asks the client itself.
  #expect(atlas.findings.map(\.check) == (keepsAnswers ? [] : [.story]), "\(atlas.findings)")
  #expect(atlas.stateCount == 3)
}

@Test("a step that is almost a control or an answer says which, and all answers are listed")
func misspeltSteps() {
  let page = Page("updates", "") {
    Reduce<String, Ask> { state, _, dependencies in
      state = dependencies[Feed.self].answers.take()
      return .none
    }
  } view: { store in
    Button("Check", store.intent(.asked))
  } story: {
    Frame("begin")
  }
  .allowing(Feed())
  let wrong = [("feed: faild", "feed: failed"), ("Chekc", "Check"), ("setle", "settle")]
  for (step, meant) in wrong {
    #expect(
      PlayReport.play(page, [step]).problem?.description == """
        there is no control '\(step)'. Did you mean '\(meant)'? There are:
          button 1  'Check'
          answer  'feed: none'
          answer  'feed: one'
          answer  'feed: failed'
        """)
  }
}

@Test("a control of which nothing comes with any answer is ignored")
func noAnswerChangesAnything() {
  let atlas = Page("updates", "") {
    Reduce<String, Ask> { _, _, dependencies in
      _ = dependencies[Feed.self].answers.take()
      return .none
    }
  } view: { store in
    Button("Check", store.intent(.asked))
  } story: {
    Frame("begin")
  }
  .allowing(Feed()).explored()
  #expect(atlas.findings.map(\.check) == [.controlsDoSomething])
  #expect(atlas.frames.map { $0.liveness.map(\.words) } == [["ignored"]])
}

private struct Two: Hashable, Sendable {
  var first = ""
  var second = ""
}

/// Two sections that load from one client by one tap.
private let sections = Page("sections", Two()) {
  Reduce<Two, Ask> { state, _, dependencies in
    state.first = dependencies[Feed.self].answers.take()
    state.second = dependencies[Feed.self].answers.take()
    return .none
  }
} view: { store in
  Text("First: \(store.state.first)")
  Text("Second: \(store.state.second)")
  Button("Load", store.intent(.asked))
} story: {
  Frame("begin")
} laws: {
  Sometimes("the second fails alone") { $0 == Two(first: "", second: "failed") }
  Sometimes("both fail") { $0 == Two(first: "failed", second: "failed") }
}
.allowing(Feed())

@Test("each of several requests that are made at once gets each answer")
func askedTwiceAtOnce() throws {
  let atlas = sections.explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  #expect(atlas.closure == .closed)
  #expect(atlas.stateCount == 9)
  let frame = try #require(
    atlas.frames.first {
      ["First: one", "Second: failed"].allSatisfy($0.drawing.visibleText.contains)
    })
  let path = frame.path.map(\.description)
  #expect(path == ["feed: one", "feed: failed", "Load"])
  #expect(try played(sections, path).screen.drawing == frame.drawing)
}

@Test("where more is asked at once than can be tried, a page is not called closed")
func askedTooMuchAtOnce() {
  let atlas = Page("list", [""]) {
    Reduce<[String], Ask> { state, _, dependencies in
      state = (0..<70).map { _ in dependencies[Feed.self].answers.take() }
      return .none
    }
  } view: { store in
    for (number, text) in store.state.enumerated() { Text("\(number): \(text)") }
    if store.state.count == 1 { Button("Load", store.intent(.asked)) }
  } story: {
    Frame("begin")
  }
  .allowing(Feed()).explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  #expect(atlas.stateCount == 258)
  #expect(atlas.closure == .cutOff(notFollowed: 1))
  #expect(atlas.closureSentence.contains("more is asked there at once than can be tried"))
}

@Test("a page on each of whose steps more is asked than can be tried is walked in bounded work")
func askedTooMuchEverywhere() {
  let reduced = Mutex(0)
  let steps = 400
  let atlas = Page("steps", 0) {
    Reduce<Int, Ask> { step, _, dependencies in
      reduced.withLock { $0 += 1 }
      for _ in 0..<6 { _ = dependencies[Feed.self].answers.take() }
      step = min(step + 1, steps)
      return .none
    }
  } view: { store in
    Text("Step \(store.state)")
    Button("Load", store.intent(.asked))
  } story: {
    Frame("begin")
  }
  .allowing(Feed())
  .exploring { $0.further = 5 * steps }
  .explored()
  #expect(atlas.findings.isEmpty, "\(atlas.findings)")
  #expect(atlas.stateCount == steps + 1)
  // All sets of answers everywhere would be 300,000 to try.
  #expect(reduced.withLock { $0 } < 100_000)
  #expect(atlas.closureSentence.contains("more is asked there at once than can be tried"))
}

private func loop(
  @StoryBuilder<Ask> story: @escaping @Sendable () -> [StoryStep<Ask>]
) -> [Finding] {
  Page("loop", "") {
    Reduce<String, Ask> { _, action, dependencies in
      let isAgain = action == .again || dependencies[Feed.self].answers.take() == "failed"
      return isAgain ? .send(.again) : .none
    }
  } view: { store in
    Button("Load", store.intent(.asked))
  } story: {
    story()
  }
  .allowing(Feed()).explored().findings
}

@Test("what never ends is found behind an answer that is not the usual one, and told once")
func endlessAnswer() {
  let found = loop { Frame("begin") }
  let told = loop {
    Frame("begin")
    Atlas.Answer("feed", "failed")
    Tap("Load")
  }
  for findings in [found, told] {
    #expect(findings.map(\.check) == [.settles], "\(findings)")
    #expect(findings.first?.message.contains("at last .again, .again, .again. ") == true)
  }
  #expect(found.first?.path == ["feed: failed", "Load"])
}
