// Where a walk has come, and what waits to be walked on from.

import Composable
import Drawing

extension Walker {
  /// A run that has come somewhere, before it is known what appears there.
  struct Arrival {
    var run: Run
    /// What was on the screen before: an index of `appearances`.
    var seen: Int32
    var parent: Int32
    var way: Way
    let number: Int32
    /// What tells the run from others; nothing of an arrival of the story.
    var keys: Keys?
    /// The answers that the story's way has taken, the usual ones too: those that it chooses now come
    /// after them.
    var taken: [ChosenAnswer] = []

    /// What tells a run from others: what it is now, and with what is in flight and on the screen.
    struct Keys {
      let present: UInt64
      let whole: UInt64
    }
  }

  /// A run to which nothing new appears any more.
  struct Settled {
    var run: Run
    var drawing: Drawing
    let seen: Int32
    var answers: Int32
    /// What tells the run from others, where that is known.
    var keys: Arrival.Keys?
  }

  /// A state that shows nothing new, with what it takes to walk on from there.
  struct Held {
    let state: Int32
    let run: Run
    let seen: Int32
  }

  /// Where a run comes if the outside answers in that way to what appears.
  struct End {
    let state: Int32
    let answers: Int32
  }

  /// States that wait to be walked on from, in order.
  struct Waiting {
    private var all: [Held?] = []
    private var first = 0

    var count: Int { all.count - first }

    /// The one that is next.
    var head: Held? { first < all.count ? all[first] : nil }

    mutating func append(_ one: Held) { all.append(one) }

    /// Those in some states, in order. What is not meant is not touched: a run is much to copy.
    func filter(_ isMeant: (Int32) -> Bool) -> [Held] {
      var found: [Held] = []
      for index in first..<all.count {
        if let state = all[index]?.state, isMeant(state), let one = all[index] { found.append(one) }
      }
      return found
    }

    /// Takes those in some states out, in order.
    mutating func takeAll(where isMeant: (Int32) -> Bool) -> [Held] {
      let taken = filter(isMeant)
      if taken.isEmpty { return [] }
      all.removeSubrange(..<first)
      first = 0
      all.removeAll { $0.map { isMeant($0.state) } ?? true }
      return taken
    }

    mutating func next() -> Held? {
      guard first < all.count else { return nil }
      defer {
        all[first] = nil
        first += 1
      }
      return all[first]
    }
  }
}
