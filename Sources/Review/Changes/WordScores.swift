// Which of many files of content have most of the words of a change.

/// Files of content by the words that went and came in them: looking through all of them for each
/// change would take as long as they are many, each time.
struct WordScores {
  private let shifts: [Cause: WordShift]
  private var gone: [String: [Cause]] = [:]
  private var came: [String: [Cause]] = [:]

  init(_ shifts: [Cause: WordShift]) {
    self.shifts = shifts
    for (cause, shift) in shifts {
      for word in shift.gone { gone[word, default: []].append(cause) }
      for word in shift.came { came[word, default: []].append(cause) }
    }
  }

  /// Whether the words of no file are known.
  var isEmpty: Bool { shifts.isEmpty }

  /// Whether the words of a file are known.
  func has(_ file: Cause) -> Bool { shifts[file] != nil }

  /// How many words of a change a file has; none, if its words are not known.
  func score(_ words: WordShift, in cause: Cause) -> Int {
    shifts[cause].map(words.count(in:)) ?? 0
  }

  /// The files that have most words of a change, and how many; no files, if none has a word.
  func best(_ words: WordShift) -> (score: Int, causes: Set<Cause>) {
    // The rarest word first: who has all the others, too, is known then, and the files are not gone
    // through that have nothing but a word which is everywhere.
    let holders = (words.gone.compactMap { gone[$0] } + words.came.compactMap { came[$0] })
      .sorted { $0.count < $1.count }
    var best = (score: 0, causes: Set<Cause>())
    var seen: Set<Cause> = []
    for (place, causes) in holders.enumerated() where holders.count - place >= max(best.score, 1) {
      for cause in causes where seen.insert(cause).inserted {
        let score = score(words, in: cause)
        if score > best.score { best = (score, []) }
        if score == best.score { best.causes.insert(cause) }
      }
    }
    return best
  }
}
