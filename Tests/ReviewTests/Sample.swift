// A small output to change things in, and the folders and repositories that it lies in.

import Foundation
import Programs
import Review

/// An output as files in memory.
struct Sample {
  var files: [String: String] = [:]
  /// The features and sources of its pages, for `atlas.json`.
  var pages: [(name: String, feature: String, source: String?)] = []

  /// The check that fails on a page, in all of its frames.
  var failing: [String: String] = [:]
  /// How many words of a page are hidden, and how many bits are told of them.
  var tells: [String: (words: Int, bits: Int)] = [:]
  var privateWords: [String: Int] = [:]
  var tags: [String: [String]] = [:]
  /// What controls of a page do: where from, which, where to.
  var transitions: [String: [(String, String, String)]] = [:]

  /// A page of each kind: an article, and two features.
  static func site() -> Sample {
    var sample = Sample()
    sample.files["assets/frame.css"] = """
      body { font: 16px/1.5 "Liberation Sans", sans-serif; margin: 24px; color: #222 }
      .plate { border-top: 1px solid } .sk { color: #777 }
      """
    sample.files["assets/tea.svg"] = """
      <svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">\
      <circle cx="40" cy="40" r="30" fill="#963"/></svg>
      """
    sample.files["index.html"] = "<!doctype html><title>All</title><h1>All</h1>"
    sample.page("articles/tea", "articles", source: "articles/tea.md")
    sample.frame("articles/tea", "loading", redacted("h1", 9) + redacted("p", 40))
    sample.frame(
      "articles/tea", "loaded",
      """
      <h1>On tea</h1><p>Water just off the boil, and three minutes.</p>
      <img src="../../assets/tea.svg" alt="A cup" width="80" height="80" loading="lazy">
      \(button("Favourite", to: "loaded-favorite.html"))
      """)
    sample.frame(
      "articles/tea", "loaded-favorite",
      """
      <h1>On tea</h1><p>Water just off the boil, and three minutes.</p>
      \(button("Favourite", to: "loaded.html", state: " aria-pressed=\"true\""))
      """)
    sample.page("todos", "todos", source: nil)
    sample.frame(
      "todos", "tour",
      """
      <h1>Todos</h1><div class="region" role="group" aria-label="actions">\(button("Add", to: nil))\
      \(button("Edit", to: "edit.html"))</div>
      <div class="region" role="group" aria-label="rows" aria-busy="true">\(redacted("p", 12))\
      \(redacted("p", 7))</div>
      """)
    sample.frame(
      "todos", "edit", "<h1>Todos</h1><p>Check Mail</p>\(button("Done", to: "tour.html"))")
    sample.page("items", "items", source: nil)
    sample.frame("items", "list", "<h1>Items</h1><p>One</p>\(button("Open", to: nil))")
    return sample
  }

  mutating func page(_ name: String, _ feature: String, source: String?) {
    pages.append((name, feature, source))
    files["\(name)/index.html"] = "<!doctype html><title>\(name)</title><h1>\(name)</h1>"
  }

  mutating func frame(_ page: String, _ name: String, _ body: String) {
    let root = String(repeating: "../", count: page.split(separator: "/").count)
    files["\(page)/\(name).html"] = """
      <!doctype html>
      <html lang="en"><head id="~bare"><meta charset="utf-8"><title>\(page) · \(name)</title>
      <link rel="stylesheet" href="\(root)assets/frame.css"></head>
      <body><main>\(body)</main>
      <nav class="plate" aria-label="Exhibit"><a href="index.html">\(page)</a> <b>\(name)</b></nav>
      </body></html>
      """
  }

  /// The sample with a text replaced wherever it stands in some files.
  func replacing(_ old: String, _ new: String, in suffix: String = ".html") -> Sample {
    var sample = self
    for (path, text) in files where path.hasSuffix(suffix) {
      sample.files[path] = text.replacingOccurrences(of: old, with: new)
    }
    return sample
  }

  /// The sample with a page under another name.
  func renaming(_ old: String, _ new: String) -> Sample {
    var sample = Sample()
    sample.pages = pages.map { page in
      page.name == old
        ? (new, page.feature, page.source?.replacingOccurrences(of: old, with: new)) : page
    }
    for (path, text) in files {
      let isIn = path.hasPrefix("\(old)/")
      let place = isIn ? new + path.dropFirst(old.count) : path
      sample.files[place] = isIn ? text.replacingOccurrences(of: old, with: new) : text
    }
    return sample
  }

  private var atlas: String {
    let pages = pages.map { page in
      let frames = files.keys.sorted().filter {
        $0.hasPrefix("\(page.name)/") && !$0.hasSuffix("/index.html")
      }.map { path in
        let name = path.dropFirst(page.name.count + 1).dropLast(5)
        let wait = name == "loading" ? ",\"wait\":4000" : ""
        let isRedacted = files[path]?.contains("class=\"sk\"") ?? false
        return
          "{\"name\":\(inJSON(String(name))),\"file\":\(inJSON(path)),\"redacted\":\(isRedacted)\(wait)}"
      }
      let source = page.source.map { "\"source\":\(inJSON($0))," } ?? ""
      let names = files.keys.sorted().filter {
        $0.hasPrefix("\(page.name)/") && !$0.hasSuffix("/index.html")
      }.map { inJSON(String($0.dropFirst(page.name.count + 1).dropLast(5))) }.joined(separator: ",")
      let failing =
        failing[page.name].map {
          "\"failing\":[{\"check\":\"\($0)\",\"frames\":[\(names)]}],"
        } ?? ""
      let tells =
        tells[page.name].map { "\"tells\":{\"words\":\($0.words),\"bits\":\($0.bits)}," } ?? ""
      let hidden = privateWords[page.name].map { "\"private\":\($0)," } ?? ""
      let tags =
        tags[page.name].map { "\"tags\":[\($0.map(inJSON).joined(separator: ","))]," } ?? ""
      let transitions = (transitions[page.name] ?? []).map { from, label, to in
        "{\"from\":\(inJSON(from)),\"label\":\(inJSON(label)),\"to\":\(inJSON(to))}"
      }
      return """
        {"name":\(inJSON(page.name)),"feature":"\(page.feature)",\(source)\(failing)\(tells)\(hidden)\(tags)"closed":true,\
        "frames":[\(frames.joined(separator: ","))],\
        "transitions":[\(transitions.joined(separator: ","))]}
        """
    }
    return "{\"version\":1,\"generator\":\"vitrine\",\"pages\":[\(pages.joined(separator: ","))]}"
  }

  private func inJSON(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  func write(to folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    for (path, text) in files.merging(["atlas.json": atlas], uniquingKeysWith: { $1 }) {
      let file = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}

/// A redacted leaf, as the writer writes it.
func redacted(_ tag: String, _ count: Int) -> String {
  let glyphs = String(repeating: "\u{E010}", count: count)
  return "<\(tag == "h1" ? "div" : tag) class=\"sk\" aria-hidden=\"true\" inert>\(glyphs)"
    + "</\(tag == "h1" ? "div" : tag)>"
}

/// A button, as the writer writes it.
func button(_ name: String, to target: String?, state: String = "") -> String {
  let end = target.map { " href=\"\($0)\"" } ?? " aria-disabled=\"true\""
  return "<a class=\"button\" role=\"button\"\(state)\(end)>\(name)</a>"
}

/// A folder that is gone after the test.
final class Workplace {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The review of what changed between two samples.
  func review(from base: Sample, to head: Sample) throws -> Review {
    try base.write(to: "\(path)/base")
    try head.write(to: "\(path)/head")
    return try Review(from: Side(folder: "\(path)/base"), to: Side(folder: "\(path)/head"))
  }

  func git(_ words: String...) throws {
    try output(
      of: ["git", "-C", path, "-c", "user.name=Test", "-c", "user.email=test@example.org"] + words)
  }
}
