// A frame and the files that it is drawn with: all that a browser is given of a side.

import Browser
import Drawing
import System

/// A frame of a side, at an address that no name server knows.
///
/// Frames that are drawn with the same stylesheets and fonts stand at one host. So the browser may keep
/// these from one frame to the next: asking for them again, and making a font of each again, is half of
/// what a picture costs. And yet no frame is drawn with one that is not its own, whatever was shown
/// before it. All hosts are of one site, or else the browser would start a process for most frames.
struct ServedFrame {
  private let side: Side
  private let paths: Set<String>
  private let path: String
  /// The frame's address.
  let url: String
  private let root: String

  /// A frame of the side that is called so.
  init(_ files: DrawnFiles, of side: Side, called name: String) {
    self.side = side
    path = files.path
    paths = Set([files.path] + files.assets)
    var print = Fingerprinter()
    for asset in files.assets where MediaType.isKept(MediaType.of(asset)) { print.add(asset) }
    root = "http://\(name)-\(print.fingerprint).frames.invalid/"
    url = root + files.path.asAddress
    let folders = files.path.pathParts.dropLast()
    let tops = Set(files.assets.compactMap { $0.pathParts.first }).sorted()
    place =
      folders.first.map(tops.contains) ?? true
      ? root + folders.joined(separator: "/")
      : "\(root)\(folders.count)?\(tops.joined(separator: "/"))"
  }

  /// Where it stands, for what it is drawn with: frames of one place find all of that at the same addresses.
  ///
  /// It is a folder; but where nothing that a frame is drawn with lies in the same folder of the site, it
  /// names all of it from the top, and from every other folder just as deep that would be the same. What
  /// it names besides is found from neither.
  let place: String

  /// Its document, and in which surroundings it may take the place of another; nil if it must be loaded.
  func document() -> (text: String, surroundings: Surroundings)? {
    guard let bytes = try? side.bytes(of: path),
      let surroundings = Surroundings(of: bytes, at: place),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return (text, surroundings)
  }

  /// The answer to a request; nil for all that is no part of the frame.
  func answer(_ url: String) -> PageResponse? {
    guard url.hasPrefix(root),
      let path = AssetFinder.resolve(String(url.dropFirst(root.count)), from: ""),
      paths.contains(path), let bytes = try? side.bytes(of: path)
    else { return nil }
    let type = MediaType.of(path)
    var response = PageResponse(type: type ?? "application/octet-stream", body: bytes)
    if MediaType.isKept(type) { response.headers["Cache-Control"] = "max-age=86400, immutable" }
    return response
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

  /// Whether a browser may keep files of such a type from one frame to the next: what has no time and no
  /// state of its own. A film, or a picture that moves, would go on where another frame left it.
  static func isKept(_ type: String?) -> Bool {
    type.map { $0.hasPrefix("text/css") || $0.hasPrefix("font/") } ?? false
  }

  private static let all: [(end: String, type: String)] = [
    (".html", html), (".htm", html), (".css", "text/css; charset=utf-8"), (".svg", svg),
    (".png", "image/png"), (".jpg", "image/jpeg"), (".jpeg", "image/jpeg"), (".gif", "image/gif"),
    (".webp", "image/webp"), (".avif", "image/avif"), (".ico", "image/x-icon"),
    (".woff2", "font/woff2"), (".woff", "font/woff"), (".ttf", "font/ttf"), (".otf", "font/otf"),
    (".mp4", "video/mp4"), (".webm", "video/webm"),
  ]
}
