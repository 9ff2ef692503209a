// A reader of the source who guesses words from how wide they are, and from what often stands where.

/// Guesses the words of lines from their widths.
struct Attack {
  let model: WordModel
  let widths: WordWidths
  /// By style: the words by the half em in which their width ends, the likeliest first.
  private var byHalfEm: [SeenStyle: [Int: [Int]]] = [:]

  init(_ model: WordModel, _ widths: WordWidths) {
    self.model = model
    self.widths = widths
    let likely = model.likelihoods.indices.filter { model.likelihoods[$0] > 0 }
      .map { (word: $0, likelihood: model.likelihoods[$0]) }
      .sorted { $0.likelihood > $1.likelihood }
    for (style, all) in widths.of {
      var words: [Int: [Int]] = [:]
      for (word, _) in likely { words[all[word] / WordWidths.halfEm, default: []].append(word) }
      byHalfEm[style] = words
    }
  }

  // MARK: - Exact widths

  /// The best guesses of words whose widths are told: the likeliest way through all that fit.
  func guessExact(_ line: [SeenWord]) -> [Int?] {
    var ways: [(score: Double, words: [Int?])] = [(0, [])]
    for word in line {
      var fits: [Int?] = ofWidth(word)
      if fits.isEmpty { fits = [nil] }
      ways = fits.map { candidate in
        var best: (score: Double, way: Int) = (-.infinity, 0)
        for (number, way) in ways.enumerated() {
          let last = way.words.last ?? nil
          let more = candidate.map { model.logLikelihood(of: $0, after: last) } ?? -9
          if way.score + more > best.score { best = (way.score + more, number) }
        }
        return (best.score, ways[best.way].words + [candidate])
      }
    }
    return ways.max { $0.score < $1.score }?.words ?? []
  }

  /// The words of that very width; where there is none, those of nearly that width, since signs stand
  /// closer at the ends of lines.
  func ofWidth(_ word: SeenWord) -> [Int] {
    guard !word.isMixed, let all = widths.words[word.style] else { return [] }
    for reach in [0, 1, 40] {
      let near = (-reach...reach).flatMap { all[word.width + $0] ?? [] }
        .filter { model.likelihoods[$0] > 0 }
      if near.isEmpty { continue }
      return Array(near.sorted { model.likelihoods[$0] > model.likelihoods[$1] }.prefix(40))
    }
    return []
  }

  // MARK: - The grid

  private struct Way {
    var score: Double
    /// How far the text is ahead of the grid.
    var carry: Int
    var words: [Int?]
  }

  /// The best guesses of words whose ends are told to an em: the best of all ways through what fits,
  /// as many at a time as the beam is wide.
  func guessGrid(_ line: [SeenWord], beam: Int = 24) -> [Int?] {
    var ways = [Way(score: 0, carry: 0, words: [])]
    for word in line {
      var next: [Way] = []
      for way in ways {
        let end = word.width - way.carry
        let last = way.words.last ?? nil
        let fits = word.isMixed ? [] : around(end, word.style, after: last)
        for candidate in fits {
          next.append(
            Way(
              score: way.score + model.logLikelihood(of: candidate, after: last),
              carry: (widths.of[word.style]?[candidate] ?? end) - end,
              words: way.words + [candidate]))
        }
        if fits.isEmpty {
          next.append(Way(score: way.score - 15, carry: 0, words: way.words + [nil]))
        }
      }
      next.sort { $0.score > $1.score }
      ways = Array(next.prefix(beam))
    }
    return ways.first?.words ?? []
  }

  /// The likeliest words that end within half an em of a place, and those that were seen behind that one.
  private func around(_ end: Int, _ style: SeenStyle, after last: Int?) -> [Int] {
    guard let all = widths.of[style], let buckets = byHalfEm[style] else { return [] }
    let window = max(end - WordWidths.halfEm, 0)...max(end + WordWidths.halfEm, 0)
    var fits = Set(model.followers(of: last).filter { window.contains(all[$0]) })
    for bucket in window.lowerBound / WordWidths.halfEm...window.upperBound / WordWidths.halfEm {
      fits.formUnion((buckets[bucket] ?? []).lazy.filter { window.contains(all[$0]) }.prefix(12))
    }
    return fits.sorted()
  }
}
