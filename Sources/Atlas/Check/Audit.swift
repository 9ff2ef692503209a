// The checks: what has to hold in every frame of every page.

import Drawing

extension PageAtlas {
  /// Runs all checks. A defect that the page declares to show is no finding; if it is not there,
  /// that is one.
  public func audit(defects: Set<Finding.Check> = []) -> [Finding] {
    let all =
      findings + redactedIsInert() + noDeadEnd() + copyIsTrue() + focusExists() + tabOrder()
      + controlsStandAlone()
    var found = all.filter { !defects.contains($0.check) }
    for defect in defects.sorted(by: { $0.rawValue < $1.rawValue })
    where !all.contains(where: { $0.check == defect }) {
      found.append(
        Finding(
          page: page, check: defect, frame: nil,
          message: "the page declares that it shows this defect, and does not. "
            + "Remove the declaration."))
    }
    return found
  }

  private func finding(_ check: Finding.Check, in frame: Frame, _ message: String) -> Finding {
    Finding(page: page, check: check, frame: frame.name, message: message, path: frame.path)
  }

  private func redactedIsInert() -> [Finding] {
    frames.flatMap { frame in
      frame.liveness.indices.compactMap { index in
        guard frame.liveness[index].isLive, frame.drawing.isRedacted(slot: index) else {
          return nil
        }
        let slot = frame.drawing.slot(index)
        return finding(
          .redactedIsInert, in: frame,
          "\(frame.drawing.ordinalName(of: slot)) is redacted, and live: "
            + "'\(slot.intent.name?.words ?? "")' does something. "
            + "Hand it an inert store, or gate the action.")
      }
    }
  }

  /// A frame rests when nothing is in flight and nothing spins. From each frame there has to be a
  /// way to such a one, or to where the exploration was cut off.
  private func noDeadEnd() -> [Finding] {
    var isGood = frames.map { frame in
      frame.nextEffect == nil && !frame.drawing.isBusy
    }
    for transition in transitions where transition.to == nil { isGood[transition.from] = true }
    var changed = true
    while changed {
      changed = false
      for transition in transitions where !isGood[transition.from] {
        if let to = transition.to, isGood[to] {
          isGood[transition.from] = true
          changed = true
        }
      }
    }
    return zip(frames, isGood).compactMap { frame, isGood in
      isGood
        ? nil
        : finding(
          .noDeadEnd, in: frame,
          "a dead end: something is going on, and no action and no time leads to a state of rest.")
    }
  }

  private func copyIsTrue() -> [Finding] {
    frames.flatMap { frame -> [Finding] in
      if frame.promises.controls.isEmpty { return [] }
      let slots = frame.drawing.slots
      return frame.promises.controls.compactMap { name -> Finding? in
        let named = zip(slots, frame.liveness).filter { $0.0.name == name }
        if named.contains(where: { $0.1.isLive }) { return nil }
        return finding(
          .copyIsTrue, in: frame,
          named.isEmpty
            ? "the copy speaks of '\(name)', and there is no such control to be seen."
            : "the copy speaks of '\(name)', which is inert: \(named[0].1.words).")
      }
    }
  }

  private func focusExists() -> [Finding] {
    frames.flatMap { frame -> [Finding] in
      if frame.promises.regions.isEmpty { return [] }
      let regions = Set(frame.drawing.regions.map(\.name))
      return frame.promises.regions.filter { !regions.contains($0) }.map { name in
        finding(
          .focusExists, in: frame,
          "the region '\(name)' is in focus, and is not there. There are: "
            + regions.sorted().map { "'\($0)'" }.joined(separator: ", "))
      }
    }
  }

  private func controlsStandAlone() -> [Finding] {
    frames.flatMap { frame in
      frame.liveness.indices.filter(frame.drawing.isNested).map { index in
        finding(
          .controlsStandAlone, in: frame,
          "\(frame.drawing.ordinalName(of: frame.drawing.slot(index))) stands inside of another control, and cannot "
            + "be reached. Put it beside that one.")
      }
    }
  }

  private func tabOrder() -> [Finding] {
    frames.compactMap { frame in
      let stops = frame.drawing.linkedControls(slotStates(of: frame, link: { $0 }))
      let live = frame.liveness.indices.filter { index in
        guard case .live = frame.liveness[index] else { return false }
        return true
      }
      let shown = live.filter { !frame.drawing.isRedacted(slot: $0) }
      if stops == live || stops == shown { return nil }
      return finding(
        .tabOrder, in: frame,
        "the Tab key visits the controls \(stops), the live ones are \(shown).")
    }
  }
}

extension Drawing {
  /// Whether something spins.
  var isBusy: Bool {
    nodes.contains { if case .busy = $0.role { true } else { false } }
  }

  /// A control by its kind and its number among those of its kind, for one that has no name.
  package func ordinalName(of slot: Slot) -> String {
    let number = (0..<slot.index).count { self.slot($0).kind == slot.kind } + 1
    return "\(slot.kind.word) \(number)"
  }
}

extension SlotKind {
  /// What people call it.
  package var word: String {
    switch self {
    case .button: "button"
    case .link: "link"
    case .toggle: "toggle"
    case .checkbox: "checkbox"
    case .segment: "segment"
    case .textField: "text field"
    }
  }
}
