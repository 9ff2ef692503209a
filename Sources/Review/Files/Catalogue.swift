// What an output says of itself: pages, frames and transitions, out of its `atlas.json`.

import JSON

/// The pages of an output.
struct Catalogue {
  struct Frame {
    let name: String
    let file: String
    let live: Int?
    let inert: Int?
    let isRedacted: Bool
    /// Whether something is to come by itself: what such a frame hides is mostly what loads.
    let isWaiting: Bool
  }

  struct Page {
    let name: String
    /// What it is called; nil if nobody says.
    let title: String?
    let feature: String
    /// The content file that it was made from. Whether that changed is asked of git: a hash of it
    /// in the output would let others guess what is redacted.
    let source: String?
    let frames: [Frame]
    /// Nil if nobody knows.
    let transitions: [Transition]?
    let isClosed: Bool
    /// The checks that are known to fail on it.
    let failing: [FailingCheck]
    /// The words by which the index filters.
    var tags: [String] = []
    /// How many words of its document are private.
    var privateWords = 0
    /// What is told of hidden words; nil if nobody knows.
    var tells: Tells?
  }

  /// How many words are hidden, and how many bits are told of them.
  struct Tells {
    let words: Int
    let bits: Int

    /// How many bits are told of each word: `7.7`.
    var bitsOfWord: String { "\(tenths / 10).\(tenths % 10)" }

    private var tenths: Int { words == 0 ? 0 : (10 * bits + words / 2) / words }

    /// Whether clearly more is told there of each word. Where nothing was told, words are not even counted;
    /// else they are about as many: other words are as long, or as short, as these, and of a few of them
    /// that says little.
    func isClearlyLess(than other: Tells) -> Bool {
      if bits == 0 { return other.bits > 0 }
      guard other.words <= 2 * words, words <= 2 * other.words else { return false }
      return min(words, other.words) >= 8 && other.tenths >= max(tenths * 3 / 2, tenths + 10)
    }
  }

  /// What a control does: `loaded, Next → reading`.
  struct Transition: Hashable, CustomStringConvertible {
    let from: String
    let label: String
    let to: String

    /// What it joins, by whatever control.
    var way: [String] { [from, to] }
    var description: String { "\(from.isolated), \(label.isolated) → \(to.isolated)" }
  }

  /// A check that fails on a page, and the names of the frames in which it does.
  struct FailingCheck {
    let name: String
    let frames: [String]
  }

  /// The program that made the output, and the version of its `atlas.json`; empty without one.
  let generator: String
  /// What the site is called; nil if nobody says.
  let title: String?
  /// The libraries that it was made with: `cmark 0.30`.
  let libraries: [String]
  private(set) var pages: [Page] = []
  private(set) var pageByName: [String: Page] = [:]
  /// Which page a file is a frame of.
  private(set) var frames: [String: (page: String, frame: Frame)] = [:]

  /// Reads `atlas.json`; without one, every HTML file is a frame that is no index of its folder.
  ///
  /// One that cannot be read is an error: with half of the frames unknown, nothing would seem to have
  /// changed in them.
  init(_ side: Side) throws(ReviewError) {
    let path = "atlas.json"
    if side.has(path) {
      let json = try Self.json(path, of: side)
      generator = "\(json["generator"]?.string ?? "") \(json["version"]?.int ?? 0)"
      title = json["title"]?.string
      libraries = (json["libraries"]?.array ?? []).compactMap(\.string)
      pages = try Self.pages(in: json, path, of: side)
      // Where there are many pages, they are told in parts.
      for part in json["parts"]?.array ?? [] {
        guard let file = part["file"]?.string else { throw Self.strange(path, of: side) }
        guard side.has(file) else {
          throw .malformed(
            path: "\(side.title): \(path)", reason: "its part '\(file)' is not there")
        }
        pages += try Self.pages(in: Self.json(file, of: side), file, of: side)
      }
    } else {
      generator = ""
      title = nil
      libraries = []
      pages = Self.pages(of: side.paths)
    }
    for page in pages {
      pageByName[page.name] = page
      for frame in page.frames { frames[frame.file] = (page.name, frame) }
    }
  }

  private static func json(_ path: String, of side: Side) throws(ReviewError) -> JSON {
    let bytes = try side.bytes(of: path)
    do throws(JSONError) {
      return try JSON(parsing: bytes)
    } catch {
      throw .malformed(path: "\(side.title): \(path)", reason: error.description)
    }
  }

  private static func strange(_ path: String, of side: Side) -> ReviewError {
    .malformed(
      path: "\(side.title): \(path)", reason: "it is not as this version of Vitrine writes it")
  }

  private static func pages(
    in json: JSON, _ path: String, of side: Side
  ) throws(ReviewError) -> [Page] {
    guard let pages = json["pages"]?.array else { throw strange(path, of: side) }
    return try pages.map { json throws(ReviewError) in
      guard let page = page(json) else { throw strange(path, of: side) }
      return page
    }
  }

  private static func page(_ json: JSON) -> Page? {
    guard let name = json["name"]?.string, let all = json["frames"]?.array else { return nil }
    let frames = all.compactMap(frame)
    guard frames.count == all.count else { return nil }
    return Page(
      name: name, title: json["title"]?.string.flatMap { $0.isEmpty ? nil : $0 },
      feature: json["feature"]?.string ?? "", source: json["source"]?.string, frames: frames,
      transitions: (json["transitions"]?.array ?? []).map(transition),
      isClosed: json["closure"].map { $0.string != "cut off" } ?? json["closed"]?.bool ?? true,
      failing: (json["failing"]?.array ?? []).compactMap(failing),
      tags: (json["tags"]?.array ?? []).compactMap(\.string),
      privateWords: json["private"]?.amount ?? 0,
      tells: json["tells"].flatMap(tells))
  }

  private static func tells(_ json: JSON) -> Tells? {
    guard let words = json["words"]?.amount, let bits = json["bits"]?.amount else { return nil }
    return Tells(words: words, bits: bits)
  }

  private static func failing(_ json: JSON) -> FailingCheck? {
    guard let name = json["check"]?.string else { return nil }
    return FailingCheck(name: name, frames: (json["frames"]?.array ?? []).compactMap(\.string))
  }

  private static func frame(_ json: JSON) -> Frame? {
    guard let name = json["name"]?.string, let file = json["file"]?.string else { return nil }
    return Frame(
      name: name, file: file, live: json["live"]?.amount, inert: json["inert"]?.amount,
      isRedacted: json["redacted"]?.bool ?? false, isWaiting: json["wait"] != nil)
  }

  private static func transition(_ json: JSON) -> Transition {
    Transition(
      from: json["from"]?.string ?? "?", label: json["label"]?.string ?? "",
      to: json["to"]?.string ?? "…")
  }

  private static func pages(of paths: [String]) -> [Page] {
    var frames: [String: [Frame]] = [:]
    for path in paths where path.hasSuffix(".html") {
      guard let folder = path.pathFolder else { continue }
      let name = path.lastPathPart.dropLast(5)
      if name == "index" { continue }
      frames[String(folder), default: []].append(
        Frame(
          name: String(name), file: path, live: nil, inert: nil, isRedacted: false,
          isWaiting: false))
    }
    return frames.sorted { $0.key < $1.key }.map { name, frames in
      Page(
        name: name, title: nil, feature: "", source: nil, frames: frames, transitions: nil,
        isClosed: true, failing: [])
    }
  }
}

extension JSON {
  /// A number that tells how much there is of something. A stranger may have written it: sums and products
  /// of such numbers do not overflow.
  fileprivate var amount: Int? { int.map { min(max($0, 0), Int(Int32.max)) } }
}
