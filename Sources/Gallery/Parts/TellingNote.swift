// What a page tells a reader of its source, in a sentence.

import Atlas
import System

extension MostTelling {
  /// `Blocks are as wide as the words they stand for. The look that tells most is 'loading': …`
  var sentence: String {
    if telling.bits == 0 {
      return "What is hidden tells a reader of the source nothing of its words: 0 bits."
    }
    return "Blocks are as wide as the words they stand for. The look that tells most is "
      + "'\(frame.spoken)': of its \(telling.words.counted("hidden word")), a reader of the source "
      + "could guess \(telling.guessable.grouped) (\(telling.guessablePercent) %), from about "
      + "\(telling.bits.counted("bit"))."
  }
}
