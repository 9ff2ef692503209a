// How much of a page is known, in words that claim no more than was done.

import System

extension PageAtlas {
  /// How many live controls there are in all frames, and how many of them lead somewhere.
  public var walkable: (leading: Int, live: Int) {
    var leading = 0
    var live = 0
    for index in frames.indices {
      for liveness in frames[index].liveness where liveness.isLive {
        live += 1
        if case .live = liveness { leading += 1 }
      }
    }
    return (leading, live)
  }

  /// The share of live controls that lead somewhere, in hundredths; all of none.
  public var walkableShare: Int {
    let (leading, live) = walkable
    return live == 0 ? 100 : leading * 100 / live
  }

  /// `closed`, `closed up to rows and words`, `cut off`.
  public var closureName: String {
    switch closure {
    case .closed: "closed"
    case .upToRowsAndWords: "closed up to rows and words"
    case .cutOff: "cut off"
    }
  }

  /// What was done to know the page, and what was not.
  public var closureSentence: String {
    let counted = stateCount == 1 ? "the one state" : "all \(stateCount.grouped) states"
    let states = tellsCounts ? counted : "all states"
    switch closure {
    case .closed:
      return "Closed: \(states) that can be reached were walked, with these samples and these "
        + "answers of the outside."
    case .upToRowsAndWords:
      let checked =
        tellsCounts
        ? "\(stateCount.grouped) states of \(folds.shapeCount.counted("shape")) were checked, and "
          + "\(walkedCount.grouped) of them walked on from"
        : "states were checked, and some of them walked on from"
      return "Closed up to rows and words: \(checked), among these each in which two parts of a "
        + "look were seen together for the first time; of rows that are alike by the first, a middle "
        + "one and the last. The others show nothing new. "
        + (tellsCounts ? folds.sentence + " " : "") + "Longer lists, rows in "
        + "another order, larger numbers and other words were not tried: evidence, not proof."
    case .cutOff(let notFollowed):
      guard tellsCounts else {
        return "Cut off: there are more states, and not all ways were followed."
      }
      var stopped =
        "Cut off: stopped at \(stateCount.counted("state")); at least \(notFollowed.grouped) "
        + "\(notFollowed == 1 ? "way was" : "ways were") not followed"
      stopped +=
        triesAllAnswers
        ? "."
        : ", or not with all answers of the outside: more is asked there at once than can be tried."
      return folds.differenceCount > 0 ? stopped + " " + folds.sentence : stopped
    }
  }

  /// `41 of 41 looks shown`.
  public var shownWords: String {
    guard let lookCount else { return "\(frames.count) looks chosen" }
    return "\(frames.count) of \(max(lookCount, frames.count).grouped) looks shown"
  }
}

extension PageAtlas.Frame {
  /// Why controls are inert, in the order of the page, and how many for each cause.
  package var causes: [(words: String, count: Int)] {
    var causes: [(liveness: Liveness, count: Int)] = []
    for liveness in liveness where !liveness.isLive {
      if let place = causes.firstIndex(where: { $0.liveness == liveness }) {
        causes[place].count += 1
      } else {
        causes.append((liveness, 1))
      }
    }
    return causes.map { ($0.liveness.words, $0.count) }
  }
}
