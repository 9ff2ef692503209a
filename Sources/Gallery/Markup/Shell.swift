// What all pages of the gallery have in common: head, skip link, footer.

import Drawing

/// The document around a page of the gallery.
struct Shell {
  /// The title of the document.
  var title: String
  /// The way from the page to the output folder: `../../`.
  var root: String
  var site: SiteInfo
  /// Stylesheets besides that of the museum, below `assets/`.
  var styles: [String] = []
  var hasScript = true

  /// Only what this folder holds is loaded, and nothing is run but the one script.
  static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; "
    + "frame-src 'self'; base-uri 'none'; form-action 'none'"

  func open(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="\(root)assets/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="\(root)assets/museum.css">

      """)
    for style in styles {
      bytes.write("<link rel=\"stylesheet\" href=\"\(root)assets/\(style)\">\n")
    }
    if let feed = site.feed {
      bytes.write(
        """
        <link rel="alternate" type="application/atom+xml" title="\(site.title)" \
        href="\(root)\(feed)">

        """)
    }
    if hasScript { bytes.write("<script src=\"\(root)assets/museum.js\" defer></script>\n") }
    bytes.write(
      """
      </head>
      <body>
      <a class="skip" href="#_main">Skip to the exhibits</a>

      """)
  }

  func close(into bytes: inout [UInt8]) {
    bytes.write(
      """
      <footer class="colophon"><p>Every state of every page, built behind glass by Vitrine.</p>\
      </footer>
      </body>
      </html>

      """)
  }
}

extension String {
  /// The way from a page of this name to the output folder: `../../` for `articles/list`.
  var wayToRoot: String {
    String(repeating: "../", count: 1 + utf8.count { $0 == UInt8(ascii: "/") })
  }
}
