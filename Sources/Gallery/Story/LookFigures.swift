// A look on its page's storyboard: the picture, what it is called, what is hidden in it and what is
// alive; and on demand how one gets there, what happened on the way, and where it leads.

import Atlas
import Drawing

struct LookFigures {
  let page: ShownPage
  private let pictures: LookPictures

  init(_ page: ShownPage) {
    self.page = page
    pictures = LookPictures(
      of: page.atlas, root: page.root, marks: page.words.looks.map(\.marks),
      known: page.known, twins: page.knownTwins, prose: page.prose)
  }

  func write(_ index: Int, into bytes: inout [UInt8]) {
    let words = page.words.looks[index]
    let facts = page.facts[index]
    bytes += words.arrow
    bytes += facts.kinds.written
    bytes += words.address
    pictures.write(index, into: &bytes)
    pictures.write(twinOf: index, into: &bytes)
    bytes += words.caption
    bytes += page.regions.states[index]
    bytes += words.ways
    bytes += words.news.told(tellsValues: page.tellsValues(in: index))
    bytes += words.onward
  }
}
