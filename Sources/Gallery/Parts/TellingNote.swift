// What a page tells a reader of its source, in a sentence.

import Atlas
import System

extension MostTelling {
  /// `The frame 'loading' tells a reader of the source most of what is hidden: about 5,312 bits …`
  var sentence: String {
    if telling.bits == 0 {
      return "What is hidden tells a reader of the source nothing of its words: 0 bits."
    }
    return "The frame '\(frame.spoken)' tells a reader of the source most of what is hidden: about "
      + "\(telling.bits.counted("bit")) of \(telling.words.counted("word")), of which "
      + "\(telling.guessable.grouped) could be guessed (\(telling.guessablePercent) %)."
  }
}
