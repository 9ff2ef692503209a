// What reviewers come for, done as they would do it, and counted in clicks and keys: a way that grows
// longer fails here.

import Browser
import JSON
import Testing

@Suite("tasks", .serialized)
struct TaskTests {
  @Test(
    "the failed state of a known page: two clicks, with and without a script",
    arguments: [true, false])
  func failedState(withScript hasScript: Bool) throws {
    try visit("index.html", scripts: hasScript) { page throws in
      var reviewer = Reviewer(page: page)
      try reviewer.click("運河のみどころ", in: ".tree")
      try reviewer.click("failed", in: "[id=\"items/list\"] .strip")
      #expect(reviewer.deeds == 2)
      let place = try page.path()
      #expect(
        place == (hasScript ? "items/list/index.html#stage=failed" : "items/list/failed.html"))
    }
  }

  @Test("a state in which one thing failed and another loads: three clicks")
  func failedWhileLoading() throws {
    try visit("index.html") { page throws in
      var reviewer = Reviewer(page: page)
      try reviewer.choose("Loading")
      try reviewer.choose("Failed")
      if try page.shown().isEmpty {
        let told = "document.querySelector('.left a')"
        try page.wait(for: "the other rooms to be counted") {
          try page.evaluate("!!\(told)") == true
        }
        try reviewer.click(try #require(page.evaluate("\(told).textContent").string), in: ".left")
      }
      #expect(reviewer.deeds <= 3)
      let shown = try page.shown()
      #expect(!shown.isEmpty)
      #expect(shown.allSatisfy { $0.contains("loading") && $0.contains("failed") })
      #expect(try page.evaluate("location.hash") == "#kind=loading+failed")
    }
  }

  @Test("two states of a page by slider: three keys")
  func comparing() throws {
    try visit("todos/app/index.html") { page throws in
      var reviewer = Reviewer(page: page)
      try reviewer.press("j")
      try reviewer.press(.enter)
      try reviewer.press("c")
      #expect(reviewer.deeds == 3)
      #expect(
        try page.evaluate("document.querySelector('.stage .sliding').checkVisibility()") == true)
      #expect(try page.evaluate("document.querySelectorAll('.stage .screen').length") == 2)
    }
  }

  @Test("why a control is inert: one key on the stage")
  func cause() throws {
    try visit("articles/list/index.html#stage=loading") { page throws in
      var reviewer = Reviewer(page: page)
      try reviewer.press("l")
      let tags = "[...document.querySelectorAll('.layer .tag')].map((tag) => tag.textContent)"
      try page.wait(for: "causes") {
        try page.evaluate("\(tags).some((tag) => /^no store/.test(tag))") == true
      }
      #expect(reviewer.deeds == 1)
    }
  }

  @Test("what is redacted on a page: seen at once", arguments: [true, false])
  func redacted(withScript hasScript: Bool) throws {
    try visit("articles/list/index.html", scripts: hasScript) { page throws in
      let told = try page.evaluate(
        """
        [...document.querySelectorAll('.exhibit .state .hid')].filter((e) => e.checkVisibility()
          && e.getBoundingClientRect().top < innerHeight).map((e) => e.textContent)
        """)
      #expect(told[0]?.string?.contains("redacted") == true)
    }
  }

  @Test("sharing what one sees: the address says it, and one key copies it")
  func sharing() throws {
    try visit("todos/app/index.html#stage=all&live=1&width=768") { page throws in
      var reviewer = Reviewer(page: page)
      try reviewer.press("y")
      #expect(reviewer.deeds == 1)
      // A browser without a window may not write to the clipboard: then it is said where the link is.
      try page.wait(for: "it to be said") {
        try page.evaluate(
          "/^(Copied|The address of this page)/.test(document.querySelector('.stage [role=status]').textContent)"
        ) == true
      }
      #expect(try page.evaluate("location.hash") == "#stage=all&width=768&live=1")
    }
  }

  @Test("through all looks of a page: one key each, or one click each without a script")
  func allLooks() throws {
    let count = try visit("items/list/index.html") { page throws in
      var reviewer = Reviewer(page: page)
      let count = try #require(page.evaluate("document.querySelectorAll('.exhibit').length").int)
      try reviewer.press("j")
      try reviewer.press(.enter)
      for _ in 1..<count { try reviewer.press(.right) }
      #expect(reviewer.deeds == 1 + count)
      #expect(
        try page.evaluate("document.querySelector('.stage .count').textContent")
          == .string("\(count) of \(count)"))
      return count
    }
    try visit("items/list/loading.html", scripts: false) { page throws in
      let next =
        "[...document.querySelectorAll('.plate .beside a')].find((a) => a.textContent.startsWith('Next'))"
      var seen: Set<String> = [try page.path()]
      while try page.evaluate("!!\(next)") == true {
        let before = try page.path()
        try page.evaluate("\(next).click()")
        try page.wait(for: "the next look") { try page.path() != before }
        seen.insert(try page.path())
      }
      #expect(seen.count == count)
    }
  }

  @Test("Back leaves the stage, and Escape leads to where the page stands among all")
  func wayBack() throws {
    try visit("todos/app/index.html#size=large&lit=1") { page throws in
      #expect(try page.evaluate("document.getElementById('_large').checked") == true)
      try page.press(.character("j"))
      try page.press(.enter)
      let isOnStage = "document.querySelector('dialog.stage').open"
      try page.wait(for: "the stage") { try page.evaluate(isOnStage) == true }
      try page.evaluate("history.back()")
      try page.wait(for: "Back to leave it") { try page.evaluate(isOnStage) == false }
      #expect(try page.path() == "todos/app/index.html#size=large&lit=1")
      try page.press(.escape)
      try page.wait(for: "all pages") { try page.path().hasSuffix(".html#todos/app") }
      try page.wait(for: "the page among them") {
        try page.evaluate("document.getElementById('todos/app').checkVisibility()") == true
      }
    }
  }
}

/// Somebody with a task, whose clicks and keys are counted.
private struct Reviewer {
  let page: BrowserTab
  private(set) var deeds = 0

  init(page: BrowserTab) { self.page = page }

  mutating func click(_ name: String, in part: String) throws {
    try page.follow(name, in: part)
    deeds += 1
  }

  /// A filter, by what it is called.
  mutating func choose(_ name: String) throws {
    try page.evaluate(
      """
      [...document.querySelectorAll('.filter label')]
        .find((label) => label.querySelector('span').textContent === '\(name)').click()
      """)
    deeds += 1
  }

  mutating func press(_ key: Key) throws {
    try page.press(key)
    deeds += 1
  }

  mutating func press(_ key: Character) throws { try press(.character(key)) }
}

extension BrowserTab {
  /// Of what kinds the looks are that are shown.
  fileprivate func shown() throws -> [String] {
    let kinds = try evaluate(
      """
      [...document.querySelectorAll('.shelf li')].filter((look) => look.checkVisibility())
        .map((look) => look.dataset.kinds)
      """)
    guard case .array(let all) = kinds else { return [] }
    return all.compactMap(\.string)
  }
}
