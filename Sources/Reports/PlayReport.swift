// A page played in the terminal: after each step, what is there and what came of it.

import Atlas
import Composable
import Drawing
import JSON
import System

/// The transcript of a play.
package struct PlayReport {
  private struct Scene {
    let step: String?
    let outcome: Player.Outcome
    let screen: Player.Screen
  }

  private let page: Page
  private var player: Player
  private var scenes: [Scene] = []

  /// Begins to play a page, which gets these answers to what it asks for at once, of another outside if
  /// one is named.
  package init(_ page: Page, answering answers: [ChosenAnswer] = [], outside: String? = nil) {
    self.page = page
    player = page.player(answering: answers, outside: outside)
    note(nil) { $0.begin() }
  }

  /// Plays a page, step by step. What was played before a step that fits nothing is there with the
  /// error: it tells where one is.
  package static func play(
    _ page: Page, _ steps: [String]
  ) -> (report: PlayReport, problem: PlayError?) {
    var (report, rest) = begin(page, steps)
    do throws(PlayError) {
      for step in rest { try report.take(step) }
      return (report, nil)
    } catch {
      return (report, error)
    }
  }

  /// Begins to play a page. Answers that come first are those to what it asks for at once, and `if failed`
  /// after them says that the page begins as in this branch of its story; the steps after them are left.
  package static func begin(
    _ page: Page, _ steps: [String]
  ) -> (report: PlayReport, rest: ArraySlice<String>) {
    let usual = page.player().words
    if let place = steps.firstIndex(where: usual.outsides.contains) {
      let choices = page.player(outside: steps[place]).words.choices
      let (answers, rest) = Self.answers(before: steps[..<place], among: choices)
      if rest.isEmpty {
        return (PlayReport(page, answering: answers, outside: steps[place]), steps[(place + 1)...])
      }
    }
    let (answers, rest) = Self.answers(before: steps[...], among: usual.choices)
    return (PlayReport(page, answering: answers), rest)
  }

  /// The answers that steps begin with, and the steps after them.
  private static func answers(
    before steps: ArraySlice<String>, among choices: [String: AnswerChoices]
  ) -> ([ChosenAnswer], rest: ArraySlice<String>) {
    let steps = steps.flatMap { step in
      PlayStep.repeated(step).flatMap { all in
        all.first.flatMap { ChosenAnswer($0, among: choices) } == nil ? nil : all
      } ?? [step]
    }
    let answers = steps.prefix { ChosenAnswer($0, among: choices) != nil }
      .compactMap { ChosenAnswer($0, among: choices) }
    return (answers, steps.dropFirst(answers.count))
  }

  /// What is there now.
  package var screen: Player.Screen { scenes.last?.screen ?? player.screen }

  /// Takes a step as it is written: `Next`, `Next in panel`, `checkbox 1`, `Task=Milk`, `+500ms`,
  /// `settle`; `More × 3` is the same step three times, where nothing is called so.
  package mutating func take(_ text: String) throws(PlayError) {
    let step: PlayStep
    do throws(PlayError) {
      step = try PlayStep(text, on: screen.drawing, of: player)
    } catch {
      guard let steps = PlayStep.repeated(text) else { throw error }
      for step in steps { try take(step) }
      return
    }
    note(text) { player in
      switch step {
      case .answer(let answer): player.answer(answer)
      case .event(let event): player.happen(event)
      case .wait(let time): player.wait(time)
      case .settle: player.settle()
      case .tap(let slot): player.tap(slot)
      case .type(let typed, let slot): player.type(typed, into: slot)
      }
    }
  }

  /// Adds what comes of a step. What each control would do then is tried as well, and may crash too.
  private mutating func note(_ step: String?, _ body: (inout Player) -> Player.Outcome) {
    let doing = "played" + (step.map { ", at the step '\($0)'" } ?? "")
    scenes.append(
      CrashNote.keep(page.noteOfCrash(while: doing), adding: player.doing) {
        Scene(step: step, outcome: body(&player), screen: player.screen)
      })
  }

  /// The scenes as text.
  package var lines: [String] {
    scenes.flatMap { scene in
      var lines = ["── \(scene.step ?? page.name) · at \(scene.screen.time.readable)"]
      lines += notes(on: scene.outcome)
      lines += TextWriter.write(scene.screen.drawing, slots: scene.screen.slotStates)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }
      while lines.last == "" { lines.removeLast() }
      lines += scene.screen.pending.map { "pending: \($0.action) in \($0.remaining.readable)" }
      return lines
    }
  }

  private func notes(on outcome: Player.Outcome) -> [String] {
    if let cause = outcome.inert { return ["inert: \(cause.words)"] }
    return outcome.dropped.map {
      "dropped: \($0.action), by '\($0.gate)', at \($0.time.readable)"
    } + outcome.events.map { "recorded: \($0)" } + outcome.errors.map { "error: \($0)" }
  }

  /// `page`, and `steps`: step (null at the start), time in milliseconds, inert (the cause, or
  /// null), text, `controls`: name, value, control, redacted, live, cause; `pending`: action, in
  /// (milliseconds); `dropped`: action, gate, time; `events`: client, name, properties; `errors`.
  package var json: [(String, JSON)] {
    [
      ("page", .string(page.name)),
      ("steps", .array(scenes.map(json))),
    ]
  }

  private func json(of scene: Scene) -> JSON {
    let drawing = scene.screen.drawing
    return [
      "step": scene.step.map { .string($0) } ?? .null,
      "time": milliseconds(scene.screen.time),
      "inert": scene.outcome.inert.map { .string($0.words) } ?? .null,
      "text": .string(TextWriter.write(drawing, slots: scene.screen.slotStates)),
      "controls": .array(
        zip(drawing.slots, scene.screen.liveness).map { slot, liveness in
          [
            "name": slot.name.map { .string($0) } ?? .null,
            "value": slot.value.map { .string($0) } ?? .null,
            "control": .string(drawing.ordinalName(of: slot)),
            "redacted": .bool(slot.isRedacted),
            "live": .bool(liveness.isLive),
            "cause": .string(liveness.isLive ? "live" : liveness.words),
          ]
        }),
      "pending": .array(
        scene.screen.pending.map {
          ["action": .string($0.action), "in": milliseconds($0.remaining)]
        }),
      "dropped": .array(
        scene.outcome.dropped.map {
          [
            "action": .string($0.action), "gate": .string($0.gate),
            "time": milliseconds($0.time),
          ]
        }),
      "events": .array(scene.outcome.events.map(json)),
      "errors": .array(scene.outcome.errors.map { .string($0) }),
    ]
  }

  private func json(of event: Event) -> JSON {
    var properties = JSONObject()
    for (name, value) in event.properties.sorted(by: { $0.key < $1.key }) {
      properties[name] = .string(value)
    }
    return [
      "client": .string(event.client), "name": .string(event.name),
      "properties": .object(properties),
    ]
  }

  private func milliseconds(_ time: Duration) -> JSON {
    let (seconds, attoseconds) = time.components
    let micros = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return micros % 1000 == 0 ? .int(Int(micros / 1000)) : .double(Double(micros) / 1000)
  }
}
