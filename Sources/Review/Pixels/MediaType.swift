// What a file of an output is, told by its name, as servers and browsers tell it.

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
