// Links in the copies of a report: they lead to another copy, out of the report, or are none.

/// The files that are copied of a side, to which links in the copies may lead.
///
/// A report holds no pages but those with frames that changed, and no script. What leads to any other
/// file of the side would be broken in the report, so the copies do not hold it.
struct CopiedLinks {
  /// The paths of all files that are copied.
  let paths: Set<String>

  /// The attributes that hold an address.
  private static let names: Set<String> = [
    "href", "src", "action", "formaction", "poster", "xlink:href",
  ]

  /// The document of a path without the addresses of files that are not copied. Its elements and
  /// its words stay: a link to such a file becomes the text that it bears.
  func live(in document: [UInt8], at path: String) -> [UInt8] {
    var kept: [UInt8] = []
    var end = 0
    var reader = MarkupReader(document)
    while let token = reader.next() {
      guard case .open(_, let attributes) = token else { continue }
      for (attribute, place) in zip(attributes, reader.places)
      where Self.names.contains(attribute.name.lowercased()) && !leads(attribute.value, from: path)
      {
        kept += document[end..<place.lowerBound]
        end = place.upperBound
      }
    }
    return kept + document[end...]
  }

  /// Whether an address in a document leads somewhere: to a place in it, to a copy, or to elsewhere
  /// by its whole address. One that begins with a slash leads past the report, wherever that lies.
  private func leads(_ address: String, from path: String) -> Bool {
    let file = address.prefix { $0 != "?" && $0 != "#" }
    if file.isEmpty || file.prefix(while: { $0 != "/" }).contains(":") { return true }
    guard let target = AssetFinder.resolve(address, from: path) else { return false }
    return paths.contains(target)
  }
}
