// What is odd about a document, as bytes.

import Prose

extension Diagnostic {
  func pack(into packer: inout Packer) {
    packer.add(severity == .error)
    packer.add(place.file)
    packer.add(place.line)
    packer.add(place.column)
    packer.add(message)
    packer.add(sourceLine)
    packer.add(length)
    packer.add(topic)
  }

  init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let severity: Severity = try unpacker.flag() ? .error : .warning
    let place = Place(
      file: try unpacker.text(), line: try unpacker.size(), column: try unpacker.size())
    self.init(
      severity, at: place, try unpacker.text(), sourceLine: try unpacker.optionalText(),
      length: try unpacker.size(), topic: try unpacker.optionalText())
  }
}
