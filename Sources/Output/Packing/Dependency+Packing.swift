// What a page takes from other files, as bytes.

import Content
import Drawing

extension Dependency {
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
    self.init(path: try unpacker.text(), found: try Found(&unpacker))
  }
}

extension Dependency.Found {
  fileprivate init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    switch try unpacker.integer() {
    case 0: self = .nothing
    case 1: self = .document
    case 2: self = .file
    case 3: self = .picture(nil)
    case 4:
      self = .picture(PictureSize(width: try unpacker.size(), height: try unpacker.size()))
    case 5: self = .heading(try unpacker.text(), at: try unpacker.text())
    default: throw Unpacker.Malformed()
    }
  }
}
