// Which of many frames may be like another: comparing it with all of them takes too long.

/// Frames by the words of their samples.
struct WordIndex {
  /// At least this much must be the same for two frames to be one that was renamed.
  static let likeness = 0.6
  /// So many frames are looked at for a word: what more of them have tells none from the others.
  private static let most = 64

  /// The frames that have a word, in order.
  private var holders: [UInt64: [Int]] = [:]

  init(_ samples: [WordSample]) {
    for (number, sample) in samples.enumerated() {
      for hash in sample.hashes { holders[hash, default: []].append(number) }
    }
  }

  /// The frames that may be alike enough, in order; where these are very many, some that share its
  /// rarest words.
  ///
  /// Where all are alike, as pages without a text are, the first is like the first and the last like
  /// the last. So of a crowd those are looked at that stand where the one does, which is said from 0
  /// to 1.
  func alike(_ sample: WordSample, standingAt place: Double) -> [Int] {
    let hashes = sample.hashes.sorted {
      (holders[$0]?.count ?? 0, $0) < (holders[$1]?.count ?? 0, $1)
    }
    var found: Set<Int> = []
    // Of two that are alike three words in five are common. So among two in five, and one more, there
    // is a common one, whichever these are.
    for hash in hashes.prefix(hashes.count * 2 / 5 + 1) {
      guard let all = holders[hash] else { continue }
      let middle = Int(Double(all.count) * place)
      let start = max(0, min(middle - Self.most / 2, all.count - Self.most))
      found.formUnion(all[start...].prefix(Self.most))
      if found.count >= Self.most { break }
    }
    return found.sorted()
  }
}
