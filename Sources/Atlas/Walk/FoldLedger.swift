// What the audit of folds found.

import Composable

/// Which shapes hide a difference, and how they were split.
struct FoldLedger: Sendable {
  /// What is done in a state, and where it leads.
  struct Trial: Hashable, Sendable {
    let state: Int32
    let way: Way
    let end: Int32
  }

  /// Two states of one shape of which the same leads to different things.
  struct Difference: Hashable, Sendable {
    let one: Trial
    let other: Trial
  }

  /// Something that is done to find out what comes of it: to any row of a kind, or to one of them.
  struct Test: Hashable, Sendable {
    let place: Int
    let action: Int?
    let answers: Int32

    init(deed: Deed, isOfOneRow: Bool, answers: Int32) {
      place = deed.place
      action = isOfOneRow ? deed.action : nil
      self.answers = answers
    }

    /// Whether that is what is done on a way.
    func isMade(by deed: Deed, _ way: Way) -> Bool {
      way.answers == answers && deed.place == place && (action == nil || deed.action == action)
    }
  }

  /// What tells the states of a shape apart that was too coarse.
  struct Split: Sendable {
    let test: Test
    /// The shapes that it was split into, by what comes of the test.
    var parts: [(ends: [Int32], shape: Int32)] = []
  }

  /// Something that was done in two states of a shape, and led to shapes that are not akin.
  struct Suspicion: Sendable {
    let shape: Int32
    let difference: Difference
    let split: Split
  }

  var differences: [Difference] = []
  var splits: [Int32: Split] = [:]
  /// The tests by which each part came to be: of all its states the same comes of them, though rows
  /// may differ there.
  var passed: [Int32: Set<Test>] = [:]
  /// How many ways were gone again that had been gone before: from another state of their shape, or
  /// from another row of its kind.
  var repeatedCount = 0
  /// How many states of known shapes were walked from once more.
  var returnCount = 0
  /// Whether there was no room to find out which part of a split shape some states belong to.
  var isUnresolved = false
}
