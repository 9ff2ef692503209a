// The golden traces of the todos' tour, played on the command line as a visitor would.

import Commands
import Foundation
import Testing

@testable import VitrineCommand

/// A play of the plain tour: what was said of each step, and what is there at the end.
private struct Play {
  let scenes: [String]

  init(_ steps: String...) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    var console = Console.inMemory(environment: .only(["VITRINE_ROOT": root]))
    let code = VitrineProgram.program.run(["play", "todos/onboarding-plain"] + steps, &console)
    #expect(code == .done, "\(console.error.text)")
    scenes = console.output.text.components(separatedBy: "── ").dropFirst().map { $0 }
  }

  var last: String { scenes.last ?? "" }

  /// The rows of the last scene: `x Check Mail`.
  var todos: [String] {
    last.split(separator: "\n").compactMap { line in
      guard let row = line.firstRange(of: "- ["), let field = line.firstRange(of: "  (✎")
      else { return nil }
      let text = line[row.upperBound..<field.lowerBound]
      return (text.first == "x" ? "x" : "o") + text.dropFirst(2)
    }
  }
}

@Test("trace A: in the first step nothing but the steps' own buttons works")
func traceA() {
  let play = Play(
    "Add", "Clear completed", "Edit", "segment 2", "checkbox 1", "Previous")
  #expect(
    play.scenes.dropFirst().map { $0.split(separator: "\n").dropFirst().first ?? "" }
      == Array(repeating: "inert: dropped by 'step actions'", count: 5) + ["inert: ignored"])
  // Nothing changed: after each step the page is there as it was.
  let page = play.scenes[0].split(separator: "\n").dropFirst()
  for scene in play.scenes.dropFirst() {
    #expect(scene.split(separator: "\n").dropFirst(2) == page)
  }
}

@Test("trace B: the filter is kept between steps, and a sort comes after a second")
func traceB() {
  let filtered = Play("Next", "Active", "checkbox 1", "Next")
  #expect(filtered.todos == ["o Check Mail", "o Buy Milk"])
  #expect(filtered.scenes[3].contains("inert: dropped by 'step filters'"))
  let checked = Play("Next", "Active", "Next", "Check Mail")
  #expect(checked.todos == ["o Buy Milk"])
  #expect(checked.last.contains("pending: sort delay elapsed in 1 s"))
  #expect(
    Play("Next", "Active", "Next", "Check Mail", "+1s", "Previous", "All", "Next").todos
      == ["o Buy Milk", "x Check Mail", "x Call Mom"])
}

@Test("trace C: a sort that arrives in another step is dropped")
func traceC() {
  let play = Play("Next", "Next", "Check Mail", "+500ms", "Previous", "+500ms", "Next")
  #expect(play.scenes[6].contains("dropped: sort delay elapsed, by 'step filters', at 1 s"))
  #expect(play.todos == ["x Check Mail", "o Buy Milk", "x Call Mom"])
}

@Test("trace D: a second check puts the sort off: at 1.499 s unsorted, at 1.5 s one sort")
func traceD() {
  let early = Play(
    "Next", "Next", "Call Mom", "Check Mail", "+500ms", "Buy Milk", "+999ms")
  #expect(early.todos == ["x Check Mail", "x Buy Milk", "o Call Mom"])
  #expect(early.last.contains("at 1.499 s\n"))
  #expect(early.last.contains("pending: sort delay elapsed in 1 ms"))
  let late = Play(
    "Next", "Next", "Call Mom", "Check Mail", "+500ms", "Buy Milk", "+999ms", "+1ms")
  #expect(late.todos == ["o Call Mom", "x Check Mail", "x Buy Milk"])
  #expect(!late.last.contains("pending"))
}

@Test("trace E: a sort that arrives after the end is dropped, and the live app is untouched")
func traceE() {
  let play = Play("Next", "Next", "Check Mail", "Done", "+1s")
  #expect(play.last.contains("dropped: sort delay elapsed, by 'onboarding is over', at 1 s"))
  #expect(play.last.contains("[ ] Check Mail"))
  #expect(play.last.contains("[x] Call Mom"))
}
