// What has to hold of every look: what is built in.

import Composable
import Drawing

/// Something that does not hold, and what to do.
struct Breach: Sendable {
  /// What it comes from: of several breaches of one cause the first is told.
  struct Cause: Hashable, Sendable {
    let check: Finding.Check
    let words: String
  }

  let cause: Cause
  let message: String

  /// A breach; where its words tell the place as well, the cause is told without it.
  init(check: Finding.Check, message: String, cause: String? = nil) {
    self.cause = Cause(check: check, words: cause ?? message)
    self.message = message
  }
}

/// A look: what is seen, and why each control is inert, if it is.
struct LookChecks {
  /// What all is called together that is in no region.
  static let elsewhere = "elsewhere"

  let drawing: Drawing
  /// The same without what is hidden because the build is for the public.
  let own: OwnersView
  /// For each control why it is inert; nothing where it is live.
  let inertness: [Inertness?]

  /// What is wrong with the look, whatever the state behind it promises.
  func breaches() -> [Breach] {
    var breaches: [Breach] = []
    for index in inertness.indices {
      // What is hidden from the public has no link there, and is as alive as ever for its owner.
      if inertness[index] == nil, drawing.isRedacted(slot: index), isRedactedForOwner(index) {
        breaches.append(redactedAndLive(index))
      }
      if drawing.isNested(slot: index) {
        breaches.append(
          Breach(
            check: .controlsStandAlone,
            message: "\(drawing.ordinalName(of: drawing.slot(index))) stands inside of another "
              + "control, and cannot be reached. Put it beside that one."))
      }
    }
    breaches += unheard()
    for link in drawing.refusedLinks {
      breaches.append(
        Breach(
          check: .linksLead,
          message: (link.place.map { "\($0): " } ?? "")
            + "the link '\(link.name)' leads to '\(link.address)', which may do more than lead "
            + "somewhere. Give it an address that begins with 'https://', 'http://' or 'mailto:'; "
            + "to a page of the site it leads with '.page'."))
    }
    for symbol in drawing.refusedSymbols {
      breaches.append(
        Breach(
          check: .picturesShow,
          message: (symbol.place.map { "\($0): " } ?? "")
            + "the SVG of a symbol has \(symbol.problem). \(OwnSymbol.rule)"))
    }
    for name in drawing.nestedLinks {
      breaches.append(
        Breach(
          check: .controlsStandAlone,
          message: "the link '\(name)' stands inside of a control or another link, and cannot be "
            + "reached. Put it beside that one."))
    }
    if drawing.countRegions(named: Self.elsewhere) > 0 {
      breaches.append(
        Breach(
          check: .madeRight,
          message: "a region is called '\(Self.elsewhere)', and so is all that is in no region. "
            + "Give it another name."))
    }
    return breaches + tabOrder()
  }

  /// What assistive technology cannot tell from others.
  private func unheard() -> [Breach] {
    var breaches: [Breach] = []
    for index in inertness.indices where inertness[index] == nil && drawing.isNameless(slot: index)
    {
      // That nobody reaches a control inside of another is told by itself.
      if drawing.isNested(slot: index) { continue }
      let slot = drawing.slot(index)
      let action = slot.intent.anyAction.map { ActionName(of: $0).words } ?? ""
      breaches.append(
        Breach(
          check: .canBeHeard,
          message: "\(drawing.ordinalName(of: slot)) has no name: '\(action)' cannot be told from "
            + "other controls where it is heard. \(Self.namingIt)", cause: action))
    }
    for link in drawing.namelessLinks {
      breaches.append(
        Breach(
          check: .canBeHeard,
          message: (link.place.map { "\($0): " } ?? "")
            + "the link to '\(link.address)' has no name. \(Self.namingIt)"))
    }
    let count = drawing.mainHeadingCount
    if count > 1 {
      breaches.append(
        Breach(
          check: .canBeHeard,
          message: "there are \(count) headings of level 1, and a page has one. Give the others "
            + "level 2 or 3.", cause: ""))
    }
    return breaches
  }

  private static let namingIt = "Give it words that can be seen, or a '.label' to be heard."

  private func isRedactedForOwner(_ index: Int) -> Bool {
    own.ownSlot(of: index).map { own.drawing.isRedacted(slot: $0) } ?? true
  }

  private func redactedAndLive(_ index: Int) -> Breach {
    let slot = drawing.slot(index)
    let action = slot.intent.anyAction.map { ActionName(of: $0).words } ?? ""
    return Breach(
      check: .redactedIsInert,
      message:
        "\(drawing.ordinalName(of: slot)) is redacted, and live: '\(action)' does something. "
        + "Hand it an inert store, or gate the action.", cause: action)
  }

  private func tabOrder() -> [Breach] {
    let stops = drawing.linkedControls(inertness.map { $0 == nil ? .link("#") : .inert })
    // That nobody reaches a control inside of another is told by itself.
    let live = inertness.indices.filter { inertness[$0] == nil && !drawing.isNested(slot: $0) }
    let shown = live.filter { !drawing.isRedacted(slot: $0) }
    if stops == live || stops == shown { return [] }
    return [
      Breach(
        check: .tabOrder,
        message: "the Tab key visits the controls \(stops), the live ones are \(shown).",
        cause: "")
    ]
  }

  /// What a state promises and its look does not keep; with why the controls that its owner sees are
  /// inert.
  func breaches(of promises: Promises, _ ownInertness: [Inertness?]) -> [Breach] {
    var breaches = promises.mistakes.map { Breach(check: .madeRight, message: $0) }
    let line = promises.place.map { "\($0): " } ?? ""
    if !promises.controls.isEmpty {
      let slots = own.drawing.slots
      for name in promises.controls {
        let named = slots.indices.filter { slots[$0].name == name }
        if named.contains(where: { ownInertness[$0] == nil }) { continue }
        let begin = "\(line)the copy speaks of '\(name)', "
        if let cause = named.first.flatMap({ ownInertness[$0] })?.words {
          breaches.append(
            Breach(check: .copyIsTrue, message: "\(begin)which is inert: \(cause)."))
        } else {
          let absent = "\(begin)and there is no such control to be seen."
          breaches.append(
            Breach(
              check: .copyIsTrue, message: "\(absent) \(controlsThereAre(among: slots))",
              cause: absent))
        }
      }
    }
    if let goal = promises.goal, !goal.hasGuideOfItsOwn(in: drawing) {
      breaches.append(
        Breach(
          check: .madeRight,
          message: "\(line)more than one region is called '\(goal.guide)', as the one is whose "
            + "controls lead from step to step: they could not be told from others. Give the others "
            + "another name."))
    }
    if promises.regions.isEmpty { return breaches }
    let regions = Set(drawing.regions.map(\.name))
    for name in promises.regions where !regions.contains(name) {
      breaches.append(
        Breach(
          check: .focusExists,
          message: line + "the region '\(name)' is in focus, and is not there. There are: "
            + regions.sorted().map { "'\($0)'" }.joined(separator: ", ")))
    }
    return breaches
  }

  /// What the controls are called of which a copy can speak here.
  private func controlsThereAre(among slots: [Slot]) -> String {
    let shown = slots.indices.filter { slot in
      own.shownSlot(of: slot).map { !drawing.isRedacted(slot: $0) } ?? false
    }
    let names = Set(shown.compactMap { slots[$0].name }.filter { !$0.isEmpty }).sorted()
    if names.isEmpty { return "There is none with a name." }
    return "There are: \(names.map { "'\($0)'" }.joined(separator: ", "))."
  }
}

extension Promises.Goal {
  /// Whether there is no other region of the name of the one whose controls lead from step to step.
  func hasGuideOfItsOwn(in drawing: Drawing) -> Bool {
    !isGuideOne || drawing.countRegions(named: guide) < 2
  }
}

extension Drawing {
  /// Whether something spins.
  package var isBusy: Bool {
    nodes.contains { if case .busy = $0.role { true } else { false } }
  }
}
