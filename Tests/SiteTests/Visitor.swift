// A visitor of the site with a browser: clicks on what can be seen, and presses keys.

import Browser
import Foundation
import JSON
import Testing

/// Opens a page of the site from disk, and closes the browser after.
func visit<Value>(
  _ path: String, medium: Medium = Medium(), width: Int = 1280, scripts: Bool = true,
  _ work: (BrowserTab) throws -> Value
) throws -> Value {
  let site = try BuiltSite.shared.get()
  let browser = try Browser(BrowserSettings(timeout: .seconds(90)))
  defer { browser.close() }
  let page = try browser.newTab()
  try page.setViewport(width: width, height: 900)
  try page.setMedium(medium)
  try page.allowScripts(scripts)
  try page.navigate(to: site.address(path))
  return try work(page)
}

extension BrowserTab {
  /// Where the page is, below the site; if it is none of the site's, its whole address.
  func path() throws -> String {
    let (address, site) = (try address(), try BuiltSite.shared.get().address(""))
    return address.hasPrefix(site) ? String(address.dropFirst(site.count)) : address
  }

  /// Where the page is.
  private func address() throws -> String {
    try evaluate("location.href").string ?? ""
  }

  /// Whether there is a link of that name in the main part.
  func has(_ name: String) throws -> Bool {
    try evaluate(
      """
      [...document.querySelectorAll('main a[href]')].some((a) =>
        (a.getAttribute('aria-label') ?? a.textContent).trim() === '\(name)')
      """) == true
  }

  /// Clicks on the link of that name and waits for where it leads.
  func follow(_ name: String, in part: String = "body") throws {
    let before = try address()
    let place = try evaluate(
      """
      (() => {
        const link = [...document.querySelectorAll('\(part) a[href]')].find((a) =>
          (a.getAttribute('aria-label') ?? a.textContent).trim() === '\(name)');
        if (!link) return null;
        link.scrollIntoView({ block: 'center', inline: 'center' });
        const box = link.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """)
    let x = try #require(place[0]?.double, "no link '\(name)' on \(before)")
    try click(x: x, y: try #require(place[1]?.double))
    try wait(for: "'\(name)' to lead on from \(before)") { try address() != before }
  }

  /// Waits until all is set in its fonts, which are loaded when something is laid out in them.
  func waitForFonts() throws {
    try evaluate("document.body.offsetHeight, document.fonts.ready.then(() => 0)")
  }

  /// Waits until something holds of a document that is there in whole; gives up after a while. Of one
  /// that is still being read much holds that soon does not: as many looks are shown as a filter would
  /// leave, and keys lead nowhere. So it is asked again once all is there.
  func wait(for what: String, _ holds: () throws -> Bool) throws {
    func isWhole() throws -> Bool { try evaluate("document.readyState") == "complete" }
    for _ in 0..<200 {
      if let isSo = try? holds() && isWhole() && holds(), isSo { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("waited in vain for \(what)")
  }
}

// The site as a server would have it under a path.

enum Server {
  private static let host = "http://site.test/some/where/"

  /// Where a document of the site is.
  static func address(_ path: String) -> String { host + path }

  /// Answers from the folder of the site, and nothing else; the stylesheet of its pages is another
  /// one, if it is given.
  static func responder(_ folder: URL, sheet: [UInt8]? = nil) -> (String) -> PageResponse? {
    { url in
      guard url.hasPrefix(host) else { return nil }
      let path = url.dropFirst(host.count).prefix { $0 != "#" && $0 != "?" }
      if path == "assets/frame.css", let sheet {
        return PageResponse(type: type(of: "css"), body: sheet)
      }
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
