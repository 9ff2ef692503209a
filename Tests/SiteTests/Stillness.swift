// What the browser finds to move between two states of a page: between their frames, and in place.

import Browser
import Foundation
import JSON

/// What was measured of some pairs of states.
struct Stillness: CustomStringConvertible {
  /// Documents by their paths that are no files of the site.
  var documents: [String: String] = [:]
  /// The stylesheet of the pages, where it is not the site's.
  var sheet: [UInt8]?
  /// How many blocks were compared, each at each width.
  private(set) var blocks = 0
  /// How many of them are higher or lower than their twins, wider or narrower, and elsewhere.
  private(set) var heights = 0
  /// How many of those are not just as high as something in them.
  private(set) var grown = 0
  private(set) var widths = 0
  private(set) var moved = 0
  /// What has no twin.
  private(set) var alone: [String] = []
  /// How far the browser saw things shift, all in all, and how far at most in one document.
  private(set) var shift = 0.0
  private var greatestShift = 0.0
  private var pairs = 0
  private var worst: [String] = []
  private let browser: Browser
  private let page: BrowserTab
  /// A page that is not drawn, in which documents are measured.
  private let ruler: BrowserTab

  /// Whether nothing is off, and the shift of no document is told from 0.000: the browser calls it a
  /// shift where words in two directions are drawn as one block, in the same place.
  var isStill: Bool {
    (heights, widths, moved) == (0, 0, 0) && alone == [] && greatestShift < 0.0005
  }

  var description: String {
    "\(pairs) pairs, \(blocks) blocks: \(heights) heights off (\(grown) by themselves), "
      + "\(widths) widths off, "
      + "\(moved) moved, shift \(shift)" + (worst + alone).map { "\n  \($0)" }.joined()
  }

  static func measuring(_ work: (inout Stillness) throws -> Void) throws -> Stillness {
    let browser = try Browser(BrowserSettings(timeout: .seconds(90)))
    defer { browser.close() }
    var stillness = Stillness(
      browser: browser, page: try browser.newTab(), ruler: try browser.newTab(isDrawn: false))
    try work(&stillness)
    return stillness
  }

  /// Compares two states at some widths.
  mutating func measure(_ pair: StillPages.Pair, at widths: [Int]) throws {
    var documents = documents
    if let document = pair.redactedDocument { documents[pair.redactedPath] = document }
    try serve(documents)
    pairs += 1
    try measureFrames(of: pair, at: widths)
    let shown = try documents[pair.shownPath] ?? StillPages.text(of: pair.shownPath)
    for width in widths { try measureInPlace(pair, at: width, shown) }
  }

  private mutating func measureFrames(of pair: StillPages.Pair, at widths: [Int]) throws {
    try ruler.setViewport(width: 1280, height: 900)
    try ruler.navigate(to: Server.address(Self.empty))
    let found = try ruler.evaluate(
      """
      \(Self.script.get()); Stillness.compare('\(Server.address(pair.redactedPath))',
        '\(Server.address(pair.shownPath))', \(widths), \(pair.hasStandIns))
      """)
    blocks += found["blocks"]?.int ?? 0
    heights += found["heights"]?.int ?? 0
    grown += found["grown"]?.int ?? 0
    self.widths += found["widths"]?.int ?? 0
    moved += found["moved"]?.int ?? 0
    func words(_ name: String) -> [String] {
      (found[name]?.array ?? []).map { "\(pair.page), \(pair.redacted): \($0.string ?? "")" }
    }
    alone += words("alone")
    worst += words("worst")
  }

  private mutating func measureInPlace(
    _ pair: StillPages.Pair, at width: Int, _ shown: String
  ) throws {
    // High enough to see the whole page at once: what cannot be seen does not shift.
    try page.setViewport(width: width, height: 8000)
    try page.navigate(to: Server.address(pair.redactedPath))
    let document = String(decoding: JSON.string(shown).bytes, as: UTF8.self)
    let found = try page.evaluate(
      "\(Self.script.get()); Stillness.become(\(document), \(pair.hasStandIns))")
    guard let sum = found["sum"]?.double, sum > 0 else { return }
    shift += sum
    greatestShift = max(greatestShift, sum)
    let places = (found["places"]?.array ?? []).compactMap(\.string).joined(separator: "; ")
    worst.append("\(pair.page), \(pair.redacted), in place at \(width) px: \(sum): \(places)")
  }

  /// An empty page of the site's host, from which its documents can be looked into.
  private static let empty = "empty.html"

  private func serve(_ documents: [String: String]) throws {
    let files = Server.responder(try BuiltSite.shared.get().folder, sheet: sheet)
    func answer(_ url: String) -> PageResponse? {
      let path = String(url.dropFirst(Server.address("").count))
      if path == Self.empty { return .html("<!doctype html><meta charset=utf-8><body>") }
      return documents[path].map { .html($0) } ?? files(url)
    }
    try page.serve(answer)
    try ruler.serve(answer)
  }

  private static let script = Result {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("stillness.js"), encoding: .utf8)
  }
}
