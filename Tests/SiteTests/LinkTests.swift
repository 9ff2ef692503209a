// Every link of the site leads somewhere: to a file that is there, and to an id that is in it.

import Checkers
import Foundation
import Testing

@Suite("links")
struct LinkTests {
  @Test("every address is relative, and leads to a file and to an id in it")
  func links() throws {
    let site = try BuiltSite.shared.get()
    var ids: [String: Set<Substring>] = [:]
    var addresses: [(from: String, to: Substring)] = []
    for document in site.documents {
      let file = site.folder.appendingPathComponent(document.path)
      let text = try String(contentsOf: file, encoding: .utf8)
      ids[document.path] = Set(values(of: "id", in: text))
      for address in values(of: "href", in: text) + values(of: "src", in: text) {
        addresses.append((document.path, address))
      }
    }
    #expect(addresses.count > 1000)
    for (from, to) in addresses where !Self.outside.contains(where: to.hasPrefix) {
      #expect(!to.contains(":") && !to.hasPrefix("/"), "\(from): \(to)")
      let parts = to.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? from : resolved(parts[0], from: from)
      let file = site.folder.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(from): \(to)")
      if parts.count == 2, parts[1] != "" {
        #expect(ids[path]?.contains(parts[1]) == true, "\(from): \(to)")
      }
    }
  }

  /// How addresses begin that lead out of the site.
  private static let outside = ["https:", "mailto:", "data:"]

  /// The values of an attribute, entities left as they are.
  private func values(of attribute: String, in text: String) -> [Substring] {
    text.split(separator: " \(attribute)=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
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

// What holds for every document of the demonstration site, asked of the browser.

@Suite("every document, in the browser", .serialized)
struct SurveyTests {
  @Test("axe finds nothing and leaves nothing undecided, by day and by night")
  func axe() throws {
    let documents = try BuiltSite.shared.get().documents
    #expect(documents.count(where: \.showsNewMarkup) > 100)
    for visit in try Survey.shared.get() {
      #expect(visit.findings == [], "\(visit.path)")
    }
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

  @Test("the Tab key visits the live controls of a frame and nothing else, in reading order")
  func tabOrder() throws {
    let expected = try BuiltSite.shared.get().documents
    for (document, visit) in zip(expected, try Survey.shared.get()) {
      guard let order = document.tabOrder, let visited = visit.tabOrder else { continue }
      #expect(visited == order, "\(visit.path)")
    }
  }
}
