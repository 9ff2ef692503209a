// What kinds of look there are, by which a reader finds one: `loading failed` are those in which one
// part is loading and another one failed.

/// What kind of look it is; several hold at once.
package struct LookKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something is on its way, and it shows.
  package static let loading = LookKinds(rawValue: 1 << 0)
  /// All is there.
  package static let loaded = LookKinds(rawValue: 1 << 1)
  /// The last thing that was asked for did not come.
  package static let failed = LookKinds(rawValue: 1 << 2)
  /// It came, and there is nothing in it.
  package static let empty = LookKinds(rawValue: 1 << 3)
  /// A step of a tour.
  package static let step = LookKinds(rawValue: 1 << 4)
  /// Nothing is in flight.
  package static let atRest = LookKinds(rawValue: 1 << 5)
  /// Something is in flight.
  package static let waiting = LookKinds(rawValue: 1 << 6)

  /// All of them in the order of their bits: what each is called for a machine, what it is called for
  /// people, and what that means.
  package static let all: [(kind: LookKinds, word: String, title: String, meaning: String)] = [
    (
      .loading, "loading", "Loading",
      "Something is on its way, and the look says so: a placeholder, or something that spins."
    ),
    (
      .loaded, "loaded", "Loaded",
      "All is there: nothing is on its way, hidden, failed or empty."
    ),
    (.failed, "failed", "Failed", "The last answer of something that was asked for was a failure."),
    (.empty, "empty", "Empty", "The answer came, and there was nothing in it."),
    (.step, "step", "Step of a tour", "A guide points at a part of the page, and waits for it."),
    (.atRest, "at-rest", "At rest", "Nothing changes any more unless somebody does something."),
    (.waiting, "waiting", "Waiting", "Something will change by itself, in time."),
  ]

  /// The words for a machine, in order: `loading failed waiting`.
  package var words: String {
    Self.all.filter { contains($0.kind) }.map(\.word).joined(separator: " ")
  }

  /// The same as bytes, made once for each set: every look on every page has them.
  var written: [UInt8] { Self.writtenSets[Int(rawValue & 0x7F)] }

  private static let writtenSets: [[UInt8]] = (0...0x7F).map {
    Array(LookKinds(rawValue: $0).words.utf8)
  }

  /// The places of the kinds in ``all``.
  var places: [Int] { (0..<Self.all.count).filter { rawValue & 1 << UInt8($0) != 0 } }
}

/// Why controls of a look are inert.
package struct InertCauses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The store that its view was handed can name no action.
  package static let noStore = InertCauses(rawValue: 1 << 0)
  /// Its view withheld the action.
  package static let guarded = InertCauses(rawValue: 1 << 1)
  /// A gate refused the action.
  package static let dropped = InertCauses(rawValue: 1 << 2)
  /// The logic ran, and nothing came of it.
  package static let ignored = InertCauses(rawValue: 1 << 3)
  /// It is disabled.
  package static let disabled = InertCauses(rawValue: 1 << 4)

  /// A sheet or an alert lies over it.
  package static let covered = InertCauses(rawValue: 1 << 5)

  /// All of them in the order of their bits, as people call them, and what that means.
  package static let all: [(cause: InertCauses, title: String, meaning: String)] = [
    (
      .noStore, "No store",
      "The part of the page was handed a store that can name no action, so there is nothing to send."
    ),
    (.guarded, "Guarded", "The view knows the action and withheld it."),
    (.dropped, "Dropped", "The action was sent, and a gate before the logic refused it."),
    (.ignored, "Ignored", "The logic took the action, and nothing came of it."),
    (.disabled, "Disabled", "The control is disabled, and drawn dim."),
    (.covered, "Under a sheet", "A sheet or an alert lies over the page, and over the control."),
  ]

  /// The places of the causes in ``all``.
  var places: [Int] { (0..<Self.all.count).filter { rawValue & 1 << UInt8($0) != 0 } }
}
