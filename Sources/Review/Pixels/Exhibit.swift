// What a browser is given of a side: a frame and what it is drawn with, and nothing else.

import Browser
import Drawing

/// A frame of a side, at an address that no name server knows.
struct Exhibit {
  private let side: Side
  private let paths: Set<String>
  /// The frame's address.
  let url: String
  private let root: String

  /// A frame of the side that is called so.
  init(_ closure: FrameClosure, of side: Side, called name: String) {
    self.side = side
    paths = Set([closure.path] + closure.assets)
    root = "http://\(name).invalid/"
    url = root + closure.path.asAddress
  }

  /// The answer to a request; nil for all that is no part of the frame.
  func answer(_ url: String) -> PageResponse? {
    guard url.hasPrefix(root),
      let path = Closures.resolve(String(url.dropFirst(root.count)), from: ""),
      paths.contains(path), let bytes = try? side.bytes(of: path)
    else { return nil }
    return PageResponse(type: MediaType.of(path) ?? "application/octet-stream", body: bytes)
  }
}
