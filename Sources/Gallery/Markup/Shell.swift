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
  /// A stylesheet that stands in for the scripts where none are run, below `assets/`.
  var styleWithoutScript: String?
  /// Scripts besides that of the museum, below `assets/`.
  var scripts: [String] = []
  /// What stands in the rail, besides search.
  var rail: [UInt8] = []
  /// What kind of page it is, for the stylesheet.
  var kind: StaticString = ""
  /// The element that a reader skips to.
  var pictures = "_main"

  /// Only what this folder holds is loaded, and nothing is run but the gallery's own scripts. What is
  /// in the sheets themselves are the pictures and the skeleton font of the pages on show.
  static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    + "font-src 'self' data:; base-uri 'none'; form-action 'none'"

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
    if let style = styleWithoutScript {
      bytes.write(
        "<noscript><link rel=\"stylesheet\" href=\"\(root)assets/\(style)\"></noscript>\n")
    }
    if let feed = site.feed {
      bytes.write(
        """
        <link rel="alternate" type="application/atom+xml" title="\(site.title)" \
        href="\(root)\(feed)">

        """)
    }
    for script in ["museum.js"] + scripts {
      bytes.write("<script src=\"\(root)assets/\(script)\" defer></script>\n")
    }
    bytes.write(
      """
      </head>
      <body class="house \("\(kind)")">
      <a class="skip" href="#\(pictures)">Skip to the pictures</a>
      <div class="side">
      <header class="bar"><a class="home" href="\(root)index.html" data-up>\(site.title)</a>\
      <button type="button" class="drawer" popovertarget="_rail">Menu</button></header>
      <nav class="rail" id="_rail" popover aria-label="Gallery">
      <p class="top"><a href="\(root)index.html">All pages</a>\
      <button type="button" popovertarget="_rail">Close</button></p>
      <div class="seek"></div>

      """)
    bytes += rail
    bytes.append("</nav>\n</div>\n")
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
