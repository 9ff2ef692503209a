// A frame and the files that it is drawn with: all that a browser is given of a side.

import Browser
import Drawing

/// A frame of a side, at an address that no name server knows.
struct ServedFrame {
  private let side: Side
  private let paths: Set<String>
  /// The frame's address.
  let url: String
  private let root: String

  /// A frame of the side that is called so.
  init(_ files: DrawnFiles, of side: Side, called name: String) {
    self.side = side
    paths = Set([files.path] + files.assets)
    root = "http://\(name).invalid/"
    url = root + files.path.asAddress
  }

  /// The answer to a request; nil for all that is no part of the frame.
  func answer(_ url: String) -> PageResponse? {
    guard url.hasPrefix(root),
      let path = AssetFinder.resolve(String(url.dropFirst(root.count)), from: ""),
      paths.contains(path), let bytes = try? side.bytes(of: path)
    else { return nil }
    return PageResponse(type: MediaType.of(path) ?? "application/octet-stream", body: bytes)
  }
}

/// The media types of files that pages are drawn with.
enum MediaType {
  static let html = "text/html; charset=utf-8"
  static let svg = "image/svg+xml"

  /// The type of a file; nil if pages are never drawn with such files.
  static func of(_ path: String) -> String? {
    let name = path.lowercased()
    return all.first { name.hasSuffix($0.end) }?.type
  }

  private static let all: [(end: String, type: String)] = [
    (".html", html), (".htm", html), (".css", "text/css; charset=utf-8"), (".svg", svg),
    (".png", "image/png"), (".jpg", "image/jpeg"), (".jpeg", "image/jpeg"), (".gif", "image/gif"),
    (".webp", "image/webp"), (".avif", "image/avif"), (".ico", "image/x-icon"),
    (".woff2", "font/woff2"), (".woff", "font/woff"), (".ttf", "font/ttf"), (".otf", "font/otf"),
    (".mp4", "video/mp4"), (".webm", "video/webm"),
  ]
}
