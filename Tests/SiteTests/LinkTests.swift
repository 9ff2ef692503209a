// Every link of the site leads somewhere: to a file that is there, and to an id that is in it.

import Browser
import Checkers
import Foundation
import Testing

@Suite("links")
struct LinkTests {
  @Test("every address is relative, and leads to a file and to an id in it")
  func links() throws {
    let site = try BuiltSite.shared.get()
    var ids: [String: Set<String>] = [:]
    var addresses: [(from: String, to: String)] = []
    for document in site.documents {
      let html = try Data(contentsOf: site.folder.appendingPathComponent(document.path))
      ids[document.path] = values(of: "id", in: html)
      for address in values(of: "href", in: html).union(values(of: "src", in: html)) {
        addresses.append((document.path, address))
      }
    }
    #expect(addresses.count > 1000)
    let files = Set(FileManager.default.subpaths(atPath: site.folder.path) ?? [])
    var wrong: [String] = []
    for (from, to) in addresses where !Self.outside.contains(where: to.hasPrefix) {
      let parts = to.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? from : resolved(parts[0], from: from)
      let isThere = files.contains(path) || path.isEmpty
      let isFound =
        parts.count < 2 || parts[1] == "" || ids[path]?.contains(String(parts[1])) == true
      if to.contains(":") || to.hasPrefix("/") || !isThere || !isFound {
        wrong.append("\(from): \(to)")
      }
    }
    #expect(wrong == [])
  }

  /// How addresses begin that lead out of the site.
  private static let outside = ["https:", "mailto:", "data:"]

  /// The values of an attribute, entities left as they are.
  private func values(of attribute: String, in html: Data) -> Set<String> {
    let beginning = Data(" \(attribute)=\"".utf8)
    var values: Set<String> = []
    var rest = html[...]
    while let found = rest.range(of: beginning) {
      let value = html[found.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
      values.insert(String(decoding: value, as: UTF8.self))
      rest = html[value.endIndex...]
    }
    return values
  }

  private func resolved(_ address: Substring, from document: String) -> String {
    var parts = document.split(separator: "/").dropLast()
    for part in address.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

// The HTML is valid: asked of the Nu HTML checker.

@Suite("valid HTML")
struct ValidityTests {
  @Test("the Nu checker finds neither errors nor warnings")
  func checker() throws {
    let messages = try NuChecker.messages(on: [BuiltSite.shared.get().folder.path])
    #expect(messages == [])
  }
}

// What holds for every document of the demonstration site, asked of the browser: all that stands in any of
// them stands in those that are visited.

@Suite("all that is shown, in the browser", .serialized)
struct SurveyTests {
  @Test("axe finds nothing and leaves nothing undecided, by day and by night")
  func axe() throws {
    let documents = try BuiltSite.shared.get().documents
    // Where all seemed new, it would be something that no reader sees.
    let asked = documents.count(where: \.showsNewMarkup)
    #expect(asked > 100 && asked < documents.count / 2)
    for visit in try Survey.shared.get() {
      #expect(visit.findings == [], "\(visit.path)")
    }
  }

  @Test("axe looks into no part that is inert and hidden: documents are not told apart by those")
  func hiddenParts() throws {
    let browser = try Browser(BrowserSettings(timeout: .seconds(90)))
    defer { browser.close() }
    let page = try browser.newTab(isDrawn: false)
    func findings(_ attributes: String) throws -> [String] {
      try page.navigate(to: "about:blank")
      let html = """
        <main><h1>A</h1><div \(attributes)><p style="color: #ccc">Pale</p><a href="b"></a><ul><p>C</ul></div>
        <div \(attributes)><template shadowrootmode="open"><p style="color: #ccc">Pale</p></template></div>
        </main>
        """
      try page.evaluate(
        """
        document.documentElement.lang = 'en'; document.title = 'A';
        document.body.setHTMLUnsafe(`\(html)`)
        """)
      return try Axe.findings(on: page)
    }
    // Two that are pale, by day and by night, a link without a name and a list of something else.
    #expect(try findings("class=\"a\"").count == 6)
    #expect(try findings("inert aria-hidden=\"true\"") == [])
  }

  @Test("no console message, no failed request")
  func messages() throws {
    for visit in try Survey.shared.get() {
      #expect(visit.messages == [], "\(visit.path)")
    }
  }

  @Test("nothing is wider than the window, at 320 to 1440 px and at twice the size of text")
  func overflow() throws {
    #expect(try BuiltSite.shared.get().documents.count(where: \.showsNewWords) > 200)
    for visit in try Survey.shared.get() {
      #expect(visit.overflows == [], "\(visit.path)")
    }
  }

  @Test("the links of each frame are its live controls and nothing else, in reading order")
  func linksOfFrames() throws {
    let site = try BuiltSite.shared.get()
    var frames = 0
    for document in site.documents {
      guard let order = document.tabOrder else { continue }
      let html = try Data(contentsOf: site.folder.appendingPathComponent(document.path))
      let found = links(of: Array(html))
      #expect(found == order, "\(document.path)")
      frames += 1
    }
    #expect(frames > 1_000)
  }

  @Test("the Tab key visits the live controls of a frame and nothing else, in reading order")
  func tabOrder() throws {
    let documents = try BuiltSite.shared.get().documents
    let orders = Dictionary(uniqueKeysWithValues: documents.map { ($0.path, $0.tabOrder) })
    var visits = 0
    for visit in try Survey.shared.get() {
      guard let order = orders[visit.path] ?? nil, let visited = visit.tabOrder else { continue }
      #expect(visited == order, "\(visit.path)")
      visits += 1
    }
    #expect(visits > 100)
  }
}
