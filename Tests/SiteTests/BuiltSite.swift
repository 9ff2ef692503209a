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
    /// Whether some element of it stands as in no other document that is asked, but for words and addresses.
    let showsNewMarkup: Bool
    /// Whether some piece of the page that it shows says what no other document says that is asked.
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
    let paths = files.compactMap({ $0 as? String }).filter({ $0.hasSuffix(".html") }).sorted()
    var shapes: [Set<Int>] = []
    var words: [Set<Int>] = []
    var sizes: [Int] = []
    for path in paths {
      let html = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
      shapes.append(elementShapes(of: html))
      words.append(sayings(of: html))
      sizes.append(html.count)
    }
    let showNewMarkup = Self.cover(of: shapes, sizes)
    let showNewWords = Self.cover(of: words, sizes)
    documents = paths.indices.map { index in
      Document(
        path: paths[index], size: sizes[index], tabOrder: tabOrders[paths[index]],
        showsNewMarkup: showNewMarkup.contains(index), showsNewWords: showNewWords.contains(index))
    }
  }

  /// Documents in which all is that is in any: each is the one that had the most for its size that was in none
  /// before it.
  private static func cover(of sets: [Set<Int>], _ sizes: [Int]) -> Set<Int> {
    var seen: Set<Int> = []
    var chosen: Set<Int> = []
    // To load a document takes as long as to look at so many bytes of it.
    func gain(_ index: Int) -> Double {
      Double(sets[index].count { !seen.contains($0) }) / Double(20_000 + sizes[index])
    }
    // What is left, the best one last. What it was worth once it is worth at most: so only the best is
    // asked anew, until it is no other.
    var left = sets.indices.map { (index: $0, gain: gain($0)) }.sorted { $0.gain < $1.gain }
    while let best = left.popLast() {
      let now = gain(best.index)
      if now == 0 { continue }
      if now >= left.last?.gain ?? 0 {
        chosen.insert(best.index)
        seen.formUnion(sets[best.index])
      } else {
        let place = left.firstIndex { $0.gain >= now } ?? left.endIndex
        left.insert((best.index, now), at: place)
      }
    }
    return chosen
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
