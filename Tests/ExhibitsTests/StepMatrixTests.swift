// The table of the tour's steps, cell by cell, read from the matrix of its pages.

import Atlas
import Drawing
import Exhibits
import Testing

/// A cell of the table: is a part visible or redacted, and what do its controls do?
private struct Reading: Equatable, CustomStringConvertible {
  var visibility: Matrix.Visibility
  var liveness: Set<String>
  var description: String { "\(visibility.rawValue): \(liveness.sorted().joined(separator: ", "))" }
}

/// What the controls of a region do in a frame: those that `includes` picks, by name or kind.
private func cell(
  _ region: String, _ frame: String, of matrix: Matrix,
  _ includes: (Matrix.Control) -> Bool = { _ in true }
) throws -> Reading {
  let cell = try #require(matrix[region, frame])
  let controls = cell.controls.filter(includes)
  #expect(!controls.isEmpty, "there is something to look at in \(region), \(frame)")
  for control in controls {
    #expect(control.isRedacted == (cell.visibility == .redacted), "\(control.name)")
  }
  return Reading(
    visibility: cell.visibility,
    liveness: Set(controls.map { $0.liveness.isLive ? "live" : $0.liveness.words }))
}

private func visible(_ liveness: String...) -> Reading {
  Reading(visibility: .visible, liveness: Set(liveness))
}

private func redacted(_ liveness: String...) -> Reading {
  Reading(visibility: .redacted, liveness: Set(liveness))
}

private func isNamed(_ names: String...) -> (Matrix.Control) -> Bool {
  { names.contains($0.name) }
}

/// The two tours differ in what `actions` allows, and in nothing else of the table.
private let tours = [Todos.tour, Todos.plainTour].map { ($0.name, walked($0).matrix) }

@Test("Edit and Clear are seen in their step, and inert there; they live when the tour is over")
func editAndClear() throws {
  for (_, matrix) in tours {
    let both = isNamed("Edit", "Clear completed")
    #expect(
      try cell("actions", "actions", of: matrix, both) == visible("dropped by 'step actions'"))
    #expect(try cell("actions", "filters", of: matrix) == redacted("dropped by 'step filters'"))
    #expect(try cell("actions", "todos", of: matrix) == redacted("dropped by 'step todos'"))
    #expect(try cell("actions", "done", of: matrix, both) == visible("live"))
    #expect(
      try cell("actions", "done-clear-completed", of: matrix, isNamed("Clear completed"))
        == visible("disabled"))
  }
}

@Test("Add lives in its step, except on the plain tour, and when the tour is over")
func add() throws {
  for (page, matrix) in tours {
    let isPlain = page == "todos/onboarding-plain"
    #expect(
      try cell("actions", "actions", of: matrix, isNamed("Add"))
        == visible(isPlain ? "dropped by 'step actions'" : "live"))
    #expect(try cell("actions", "done", of: matrix, isNamed("Add")) == visible("live"))
  }
}

@Test("the filters live in their step, but for the one in force, which has nothing to do")
func filters() throws {
  for (_, matrix) in tours {
    #expect(try cell("filters", "actions", of: matrix) == redacted("dropped by 'step actions'"))
    for frame in ["filters", "done"] {
      #expect(
        try cell("filters", frame, of: matrix, isNamed("Active", "Completed")) == visible("live"))
      #expect(try cell("filters", frame, of: matrix, isNamed("All")) == visible("ignored"))
    }
    #expect(try cell("filters", "todos", of: matrix) == redacted("dropped by 'step todos'"))
  }
}

@Test("of the rows, the check-boxes live in their step, and the texts do not")
func rows() throws {
  for (_, matrix) in tours {
    for step in ["actions", "filters"] {
      #expect(try cell("todos", step, of: matrix) == redacted("dropped by 'step \(step)'"))
    }
    let isCheckbox = { (control: Matrix.Control) in control.kind == .checkbox }
    let isText = { (control: Matrix.Control) in control.kind == .textField }
    #expect(try cell("todos", "todos", of: matrix, isCheckbox) == visible("live"))
    #expect(try cell("todos", "todos", of: matrix, isText) == visible("dropped by 'step todos'"))
    #expect(try cell("todos", "done", of: matrix, isCheckbox) == visible("live"))
    #expect(try cell("todos", "done", of: matrix, isText) == visible("live"))
  }
}

@Test("delete, up and down are drawn in edit mode only, which the tour has not")
func editModeOnly() throws {
  for (_, matrix) in tours {
    let isButton = { (control: Matrix.Control) in control.kind == .button }
    for frame in ["actions", "filters", "todos", "done"] {
      let controls = try #require(matrix["todos", frame]).controls
      #expect(!controls.contains(where: isButton), "\(frame)")
    }
    // What has no row above or below it to pass is disabled, and dim.
    let inEditMode = try #require(matrix["todos", "done-edit"]).controls.filter(isButton)
    #expect(
      inEditMode.map { "\($0.name): \($0.liveness.isLive ? "live" : $0.liveness.words)" } == [
        "Move Check Mail up: disabled", "Move Check Mail down: live", "Delete Check Mail: live",
        "Move Buy Milk up: live", "Move Buy Milk down: live", "Delete Buy Milk: live",
        "Move Call Mom up: live", "Move Call Mom down: disabled", "Delete Call Mom: live",
      ])
  }
}

@Test("the step's own controls: Previous is ignored at first, Skip is hidden at last")
func panel() throws {
  for (_, matrix) in tours {
    func panel(_ frame: String) throws -> [String] {
      let cell = try #require(matrix["step", frame])
      #expect(cell.visibility == .visible)
      return cell.controls.map { "\($0.name): \($0.liveness.isLive ? "live" : $0.liveness.words)" }
    }
    #expect(try panel("actions") == ["Previous: ignored", "Next: live", "Skip: live"])
    #expect(try panel("filters") == ["Previous: live", "Next: live", "Skip: live"])
    #expect(try panel("todos") == ["Previous: live", "Done: live"])
    #expect(matrix["step", "done"] == nil)
  }
}

@Test("a sort that comes from an effect lives in its step, and is dropped in the others")
func sort() throws {
  func dropped(_ taps: [String], of page: Page) throws -> [String] {
    var player = page.player()
    for name in taps {
      _ = player.tap(try #require(player.screen.drawing.slots.first { $0.name == name }, "\(name)"))
    }
    #expect(player.screen.pending.map(\.action) == ["sort delay elapsed"], "\(taps)")
    return player.wait(.seconds(1)).dropped.map(\.gate)
  }
  let checked = ["Next", "Next", "Check Mail"]
  #expect(try dropped(checked, of: Todos.plainTour) == [])
  #expect(try dropped(checked + ["Previous"], of: Todos.plainTour) == ["step filters"])
  #expect(try dropped(checked + ["Done"], of: Todos.plainTour) == ["onboarding is over"])
  #expect(try dropped(checked, of: Todos.tour) == [])
  #expect(try dropped(["Check Mail"], of: Todos.app) == [])
}
