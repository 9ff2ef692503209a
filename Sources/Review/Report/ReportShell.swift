// What the pages of a report have in common.

import Drawing

/// The document around a page of a report.
struct ReportShell {
  let title: String
  /// The way to the folder of the report.
  let root: String
  /// What stands in the rail.
  let rail: ReportRail

  /// So many changes of one cause are shown at once, and in pictures.
  static let most = 20

  /// Only what this folder holds is loaded, and nothing is run but the one script.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
    + "font-src 'self'; "
    + "base-uri 'none'; form-action 'none'"

  /// The file of a group's page.
  static func fileName(_ index: Int) -> String {
    let number = String(index + 1)
    return String(repeating: "0", count: max(0, 3 - number.count)) + number + ".html"
  }

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
      <link rel="stylesheet" href="\(root)assets/report.css">
      <script src="\(root)assets/report.js" defer></script>
      </head>
      <body class="house report">
      <a class="skip" href="#_main">Skip to the changes</a>
      <div class="side">
      <header class="bar"><a class="home" href="\(root)index.html"\(up)>All changes</a>\
      <button type="button" class="drawer" popovertarget="_rail">Menu</button></header>
      <nav class="rail" id="_rail" popover aria-label="Changes">
      <p class="top"><a href="\(root)index.html">All changes</a>\
      <button type="button" popovertarget="_rail">Close</button></p>

      """)
    rail.write(root, into: &bytes)
    bytes.append("</nav>\n</div>\n<main id=\"_main\">\n")
  }

  /// The summary is where all ways lead up to.
  private var up: Markup { root.isEmpty ? " aria-current=\"page\"" : " data-up" }

  func close(into bytes: inout [UInt8]) {
    bytes.write(
      """
      </main>
      <footer class="colophon"><p>Made by <code>vitrine diff</code>. Press <kbd>?</kbd> for the keys.</p></footer>
      </body>
      </html>

      """)
  }
}
