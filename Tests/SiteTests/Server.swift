// The site as a server would have it under a path.

import Browser
import Foundation

enum Server {
  private static let host = "http://site.test/some/where/"

  /// Where a document of the site is.
  static func address(_ path: String) -> String { host + path }

  /// Answers from the folder of the site, and nothing else.
  static func responder(_ folder: URL) -> (String) -> PageResponse? {
    { url in
      guard url.hasPrefix(host) else { return nil }
      let path = url.dropFirst(host.count).prefix { $0 != "#" && $0 != "?" }
      let file = folder.appendingPathComponent(String(path))
      guard let body = try? Data(contentsOf: file) else { return nil }
      return PageResponse(type: type(of: file.pathExtension), body: Array(body))
    }
  }

  private static func type(of suffix: String) -> String {
    switch suffix {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css"
    case "js": "text/javascript"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
