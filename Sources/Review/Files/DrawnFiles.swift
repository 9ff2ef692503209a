// What a frame is drawn from: its HTML, and the styles, pictures and fonts that these name.

import Drawing
import System

/// The files that a frame is drawn from.
struct DrawnFiles {
  let path: String
  let assets: [String]
  /// A hash of all of them.
  let fingerprint: Fingerprint
  /// Why one of them cannot be shown.
  let problem: ReviewError?
}

/// Finds what frames of a side are drawn from; each stylesheet is read once.
final class AssetFinder {
  private let side: Side
  private var imports: [String: [String]] = [:]
  private var prints: [String: Fingerprint] = [:]

  init(_ side: Side) { self.side = side }

  /// The paths of the assets that a frame's drawing needs, in order.
  func assets(of path: String, _ html: [UInt8]) throws(ReviewError) -> [String] {
    var found: Set<String> = []
    for link in Self.links(html) {
      if let asset = Self.resolve(link, from: path) { try add(asset, to: &found) }
    }
    return found.sorted()
  }

  /// What a frame is drawn from.
  func files(of path: String, _ html: [UInt8]) throws(ReviewError) -> DrawnFiles {
    let assets = try assets(of: path, html)
    var print = Fingerprinter()
    var problem: ReviewError?
    print.add(html)
    for asset in assets {
      print.add(asset)
      do throws(ReviewError) {
        print.add(try fingerprint(asset))
      } catch .pointer(let path, let side) {
        // Words can be compared all the same.
        problem = .pointer(path: path, of: side)
      }
    }
    return DrawnFiles(
      path: path, assets: assets, fingerprint: print.fingerprint, problem: problem)
  }

  private func fingerprint(_ asset: String) throws(ReviewError) -> Fingerprint {
    if let known = prints[asset] { return known }
    let print = Fingerprint(of: try side.bytes(of: asset))
    prints[asset] = print
    return print
  }

  private func add(_ asset: String, to found: inout Set<String>) throws(ReviewError) {
    guard side.has(asset), found.insert(asset).inserted, asset.hasSuffix(".css") else { return }
    if imports[asset] == nil {
      let text = try side.keptBytes(of: asset)
      imports[asset] = Self.urls(text).compactMap { Self.resolve($0, from: asset) }
    }
    for other in imports[asset] ?? [] { try add(other, to: &found) }
  }

  /// What a document loads to be drawn.
  private static func links(_ html: [UInt8]) -> [String] {
    var links: [String] = []
    for case .open(let tag, let attributes) in MarkupReader(html) {
      let attributes = Attributes(attributes)
      switch tag {
      case "link" where attributes["rel"] == "stylesheet": links += [attributes["href"] ?? ""]
      case "img", "source", "script", "video", "audio":
        links += [attributes["src"] ?? ""]
        for choice in (attributes["srcset"] ?? "").split(separator: ",") {
          links.append(choice.split(separator: " ").first.map(String.init) ?? "")
        }
      default: continue
      }
    }
    return links.filter { !$0.isEmpty }
  }

  /// The addresses that a stylesheet names, in `url(…)` and `@import "…"`.
  private static func urls(_ css: [UInt8]) -> [String] {
    var urls: [String] = []
    var rest = css[...]
    while let paren = rest.firstIndex(of: UInt8(ascii: "(")) {
      let tail = rest[(paren + 1)...]
      guard rest[..<paren].suffix(3).elementsEqual("url".utf8) else {
        rest = tail
        continue
      }
      // What does not end here ends nowhere behind, either.
      guard let end = tail.firstIndex(of: UInt8(ascii: ")")) else { break }
      urls.append(String(decoding: tail[..<end].filter(isOfAddress), as: UTF8.self))
      rest = tail[end...]
    }
    for piece in String(decoding: css, as: UTF8.self).split(separator: "@import").dropFirst() {
      let words = piece.split(whereSeparator: { $0 == "\"" || $0 == "'" })
      if words.count > 1, words[0].allSatisfy(\.isWhitespace) { urls.append(String(words[1])) }
    }
    return urls
  }

  private static func isOfAddress(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'") && byte != 0x20
  }

  /// The path that an address means, seen from a file; nil if it leads out of the output.
  static func resolve(_ link: String, from path: String) -> String? {
    let link = link.prefix { $0 != "?" && $0 != "#" }
    guard !link.isEmpty, !link.hasPrefix("/"), !link.prefix(while: { $0 != "/" }).contains(":")
    else { return nil }
    var folders = path.pathParts.dropLast().map(String.init)
    for word in link.pathParts {
      // A name that is no text is none of ours.
      switch word.fromAddress ?? String(word) {
      case ".": continue
      case "..":
        if folders.popLast() == nil { return nil }
      case let name:
        // Such a slash is part of a name, and no file has that name.
        if name.utf8.contains(UInt8(ascii: "/")) { return nil }
        folders.append(name)
      }
    }
    return folders.joined(separator: "/")
  }
}
