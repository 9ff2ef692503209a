// The demonstration site, built once into a temporary folder, for all tests that look at it.

import Atlas
import Build
import DemonstrationSite
import Drawing
import Exhibits
import Foundation
import Gallery

@testable import VitrineCommand

/// A built site: its documents, and what is expected of each.
struct BuiltSite: Sendable {
  /// A document of the site.
  struct Document: Sendable {
    /// Its path below the folder.
    let path: String
    /// How many bytes it has.
    let size: Int
    /// The addresses that the Tab key visits before the caption's, if it is a frame.
    let tabOrder: [String]?
    /// Whether some element of it stands as in no document before it, but for words and addresses.
    let showsNewMarkup: Bool
    /// Whether some piece of the page that it shows says what no document before it says.
    let showsNewWords: Bool
  }

  let folder: URL
  let documents: [Document]

  /// The site; built when it is first asked for.
  static let shared = Result { try BuiltSite() }

  /// Where a document is on disk.
  func address(_ path: String) -> String {
    let (file, fragment) = (path.prefix { $0 != "#" }, path.drop { $0 != "#" })
    return folder.appendingPathComponent(String(file)).absoluteString + fragment
  }

  private init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-site-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: folder)
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var options = BuildOptions(
      content: root.appendingPathComponent("Content").path, output: folder.path,
      memory: folder.path + ".memory")
    options.isOwn = true
    _ = try Build(Exhibits.site, options).run()
    var tabOrders: [String: [String]] = [:]
    for (page, atlas) in DemonstrationSite.walked {
      for frame in atlas.frames {
        let path = GalleryPath.frame(frame.name, of: page.name)
        tabOrders[path] = Self.tabOrder(of: frame, in: atlas)
      }
    }
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    var shapes: Set<Int> = []
    var words: Set<Int> = []
    var documents: [Document] = []
    for path in files.compactMap({ $0 as? String }).filter({ $0.hasSuffix(".html") }).sorted() {
      let html = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
      let elements = elementShapes(of: html)
      let said = sayings(of: html)
      documents.append(
        Document(
          path: path, size: html.count, tabOrder: tabOrders[path],
          showsNewMarkup: !elements.isSubset(of: shapes),
          showsNewWords: !said.isSubset(of: words)))
      shapes.formUnion(elements)
      words.formUnion(said)
    }
    self.documents = documents
  }

  /// What the drawing says that the Tab key visits.
  private static func tabOrder(of frame: PageAtlas.Frame, in atlas: PageAtlas) -> [String] {
    let states = atlas.slotStates(of: frame) { name in
      GalleryPath.frame(name, of: "").split(separator: "/").last.map(String.init) ?? ""
    }
    let root = String(repeating: "../", count: atlas.page.split(separator: "/").count)
    return frame.drawing.tabOrder(states, root: root).map { stop in
      switch stop {
      case .link(let link): return link.href
      case .control(let index):
        guard case .link(let href) = states[index] else { return "" }
        return href
      }
    }
  }
}
