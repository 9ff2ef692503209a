// What a feed says of an article, as bytes.

import Content

extension FeedEntry {
  package func pack(into packer: inout Packer) {
    packer.add(page)
    packer.add(title)
    packer.add(blurb)
    packer.add(date != nil)
    if let date { packer.add(date) }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(
      page: try unpacker.text(), title: try unpacker.text(), blurb: try unpacker.text(), date: nil)
    guard try unpacker.flag() else { return }
    let seconds = try unpacker.integer()
    // No calendar day of four digits is further away.
    guard -(1 << 40)...(1 << 40) ~= seconds else { throw Unpacker.Malformed() }
    date = seconds
  }
}
