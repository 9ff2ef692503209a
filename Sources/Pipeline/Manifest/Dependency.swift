// What a page takes from files of the content besides its own.

/// Another file of the content that a page refers to, and what it knew of it when it was built.
struct Dependency: Hashable, Sendable {
  /// The path below the folder of content.
  var path: String
  /// What was there.
  var found: Found

  /// What a page can know of a file that it refers to.
  enum Found: Hashable, Sendable {
    case nothing
    case document
    case file
    /// A picture, and how large it is; none if that cannot be told.
    case picture(PictureSize?)
    /// A document with a heading: what stands behind the `#`, and where below the output that leads.
    case heading(String, at: String)
  }

  init(path: String, found: Found) {
    self.path = path
    self.found = found
  }

  /// Whether it is about a heading of a document.
  var isHeading: Bool { if case .heading = found { true } else { false } }

  func pack(into packer: inout Packer) {
    packer.add(path)
    switch found {
    case .nothing: packer.add(0)
    case .document: packer.add(1)
    case .file: packer.add(2)
    case .picture(nil): packer.add(3)
    case .picture(let size?):
      packer.add(4)
      packer.add(size.width)
      packer.add(size.height)
    case .heading(let fragment, let address):
      packer.add(5)
      packer.add(fragment)
      packer.add(address)
    }
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    path = try unpacker.text()
    switch try unpacker.integer() {
    case 0: found = .nothing
    case 1: found = .document
    case 2: found = .file
    case 3: found = .picture(nil)
    case 4:
      found = .picture(
        PictureSize(width: try unpacker.size(), height: try unpacker.size()))
    case 5: found = .heading(try unpacker.text(), at: try unpacker.text())
    default: throw Unpacker.Malformed()
    }
  }
}
