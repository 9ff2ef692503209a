// How many bits a width tells, by how many words have it.

import Foundation

/// What widths tell a reader who knows how often words are written.
struct Information {
  private let attack: Attack
  /// By style and em: how likely a word is to end there on the grid.
  private var onGrid: [SeenStyle: [Double]] = [:]

  init(_ attack: Attack) {
    self.attack = attack
    let likelihoods = attack.model.likelihoods
    let all = likelihoods.reduce(0, +)
    for (style, widths) in attack.widths.of {
      let space = WordWidths.space(style)
      var ends = Array(repeating: 0.0, count: 64)
      for (word, likelihood) in likelihoods.enumerated() where likelihood > 0 {
        // Wherever on the grid the word begins, all alike.
        let (em, rest) = (widths[word] + space).quotientAndRemainder(dividingBy: WordWidths.em)
        let over = Double(rest) / Double(WordWidths.em)
        ends[min(em, 62)] += (1 - over) * likelihood / all
        ends[min(em, 62) + 1] += over * likelihood / all
      }
      onGrid[style] = ends
    }
  }

  /// The bits that an exact width tells. Of a word that no one knows it is taken that one word in a
  /// hundred thousand is so.
  func exact(_ word: SeenWord) -> Double {
    let likelihoods = attack.model.likelihoods
    let fits = attack.ofWidth(word).map { likelihoods[$0] }.reduce(0, +)
    return -log2(max(fits / likelihoods.reduce(0, +), 1e-5))
  }

  /// The bits that an end on the grid tells.
  func grid(_ word: SeenWord) -> Double {
    let em = max((word.width + WordWidths.halfEm) / WordWidths.em, 1)
    return -log2(max(onGrid[word.style]?[min(em, 63)] ?? 0, 1e-5))
  }
}
