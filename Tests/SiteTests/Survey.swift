// One visit to every document of the site that shows something new, on which the browser is asked all
// that the tests want to know: a few tabs at once, since most of it is waiting for axe.

import Browser
import Checkers
import Foundation
import JSON

/// What the browser told of a document.
struct Visit: Sendable {
  let path: String
  /// What the page complained of.
  var messages: [String] = []
  /// What axe found or could not decide, by colour scheme.
  var findings: [String] = []
  /// The widths at which something is wider than the window, and what.
  var overflows: [String] = []
  /// The addresses that the Tab key visits in a frame, those of the caption left out; nothing where
  /// it was not pressed.
  var tabOrder: [String]?
}

/// All visits; made when they are first asked for.
enum Survey {
  static let shared = Result { try visits(to: BuiltSite.shared.get()) }

  private static let tabs = 3

  private static func visits(to site: BuiltSite) throws -> [Visit] {
    let axe = try Axe.source.get()
    let browser = try Browser(BrowserSettings(timeout: .seconds(90)))
    defer { browser.close() }
    let pages = try (0..<tabs).map { _ in try browser.newTab(isDrawn: false) }
    for page in pages { try page.setMedium(Medium()) }
    var visits: [Visit] = []
    // Those that take as long are visited together, so that no tab waits for another one.
    // To load what shows nothing new takes as long as all else.
    let documents = site.documents.filter { $0.showsNewMarkup || $0.showsNewWords }
      .sorted { $0.size > $1.size }
    for start in stride(from: 0, to: documents.count, by: tabs) {
      let some = documents[start..<min(start + tabs, documents.count)]
      visits += try visit(Array(some), of: site, pages, axe)
    }
    return visits.sorted { $0.path < $1.path }
  }

  private static func visit(
    _ documents: [BuiltSite.Document], of site: BuiltSite, _ pages: [BrowserTab], _ axe: String
  ) throws -> [Visit] {
    let pairs = Array(zip(documents, pages))
    for (_, page) in pairs { try page.setViewport(width: 1440, height: 900) }
    let loads = try pairs.map { try $1.startNavigation(to: site.address($0.path)) }
    for (load, (_, page)) in zip(loads, pairs) {
      try page.finish(load)
      try page.waitForFonts()
    }
    // A browser leaves out what is far from view until it is near. Here it is asked about all that there is.
    for (_, page) in pairs {
      try page.evaluate(
        "for (const e of document.querySelectorAll('.exhibit')) e.style.contentVisibility = 'visible'"
      )
    }
    var visits = try pairs.map { document, page in
      Visit(
        path: document.path, messages: page.messages.map(\.description),
        tabOrder: document.tabOrder == nil || !document.showsNewMarkup
          ? nil : try tabOrder(on: page))
    }
    // What each row fits into, it fits into in another document as well.
    for index in visits.indices where pairs[index].0.showsNewWords {
      visits[index].overflows = try overflows(on: pairs[index].1)
    }
    // Axe is asked about documents in which there is something new besides words.
    let asked = pairs.indices.filter { pairs[$0].0.showsNewMarkup }
    for index in asked {
      try pairs[index].1.setViewport(width: 1440, height: 900)
      // It looks into no look of an exhibit, and takes most of its time to walk through them all.
      try pairs[index].1.evaluate(
        """
        for (const look of document.querySelectorAll('[inert][aria-hidden=true]')) {
          look.shadowRoot?.replaceChildren();
        }
        """)
      try pairs[index].1.evaluate(axe + ";0")
    }
    for scheme in [Medium.Scheme.light, .dark] {
      for index in asked { try pairs[index].1.setMedium(Medium(scheme: scheme)) }
      let runs = try asked.map { try pairs[$0].1.startEvaluation(Axe.run(in: scheme)) }
      for (index, evaluation) in zip(asked, runs) {
        let found = try pairs[index].1.value(of: evaluation).array ?? []
        visits[index].findings += found.map { "\(scheme): \($0.string ?? "")" }
      }
    }
    for (_, page) in pairs { try page.setMedium(Medium()) }
    return visits
  }

  /// Presses the Tab key until it leaves the page that is exhibited.
  private static func tabOrder(on page: BrowserTab) throws -> [String] {
    var stops: [String] = []
    while stops.count < 500 {
      try page.press(.tab)
      let stop = try page.evaluate(
        "((e) => e === document.body || e.closest('.plate') ? null "
          + ": e.getAttribute('href') ?? e.outerHTML)(document.activeElement)")
      guard let stop = stop.string else { break }
      stops.append(stop)
    }
    return stops
  }

  /// What sticks out at the widths that pages are made for, and at twice the size of text.
  static func overflows(on page: BrowserTab) throws -> [String] {
    var found: [String] = []
    for (width, percent) in [(1440, 100), (768, 100), (390, 100), (320, 100), (640, 200)] {
      try page.setViewport(width: width, height: 900)
      let wide = try page.evaluate(
        """
        (() => {
          const root = document.documentElement;
          root.style.fontSize = '\(percent == 100 ? "" : "\(percent)%")';
          if (root.scrollWidth <= innerWidth) return null;
          const all = [...document.body.querySelectorAll('*')];
          const widest = all.find((e) => e.getBoundingClientRect().right > innerWidth + 1
            && !e.closest('.scroll, .strip'));
          return `${root.scrollWidth}: ${widest?.outerHTML.slice(0, 160)}`;
        })()
        """)
      if let wide = wide.string { found.append("\(width) px, \(percent) %: \(wide)") }
      try page.evaluate("document.documentElement.style.fontSize = ''")
    }
    return found
  }
}
