// Every link of the site leads somewhere: to a file that is there, and to an id that is in it.

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
