// What a review costs: whoever wrote what is reviewed, it is over in a time that grows as that does.

import Foundation
import Review
import Testing

/// Of what there is more and more.
enum Growth: String, CaseIterable {
  case changedPages
  case renamedPages
  case touchedDocuments
  case regionsInRegions
  case addressesWithoutEnd
  case differentTags
  case attributes
  case rowsThatNameTheirNeighbour
  case shortTextsThatWereHidden

  /// How many there are in the smaller of two outputs: as many as show what each of them costs.
  var count: Int {
    switch self {
    case .changedPages: 1500
    case .rowsThatNameTheirNeighbour: 800
    case .renamedPages, .touchedDocuments: 1000
    case .shortTextsThatWereHidden: 2000
    case .regionsInRegions: 2500
    case .differentTags, .attributes: 10_000
    case .addressesWithoutEnd: 20_000
    }
  }

  /// The files of one side of a review of so many.
  func files(_ count: Int, isHead: Bool) -> [String: String] {
    let word = isHead ? "two" : "one"
    switch self {
    case .changedPages:
      return output(count, "p") { "page \($0) says \(word)" }
    case .renamedPages:
      return output(count, isHead ? "new" : "old", text)
    case .touchedDocuments:
      var files: [String: String] = [:]
      for (path, text) in output(count, "p", { "\(word)\($0) is said" }) {
        files["Output/\(path)"] = text
      }
      for number in 0..<count { files["Content/p\(number).md"] = "\(word)\(number) is said\n" }
      return files
    case .regionsInRegions:
      let open = String(repeating: "<div aria-label=\"x\">", count: count)
      return ["p/a.html": open + word + String(repeating: "</div>", count: count)]
    case .addressesWithoutEnd:
      return [
        "p/a.html": "<link rel=\"stylesheet\" href=\"a.css\"><p>\(word)</p>",
        "p/a.css": String(repeating: "url(", count: count),
      ]
    case .differentTags:
      let tags = (0..<count).map { "<x\($0)></x\($0)>" }.joined()
      return ["p/a.html": "<p>x</p>" + (isHead ? tags : "")]
    case .attributes:
      let attributes = (0..<count).map { "\(word)\($0)=\"1\"" }.joined(separator: " ")
      return ["p/a.html": "<p \(attributes)>x</p>"]
    case .rowsThatNameTheirNeighbour:
      let rows = (1...count).map { number in
        "<tr><td>1.\(number)</td><td>1.\(number - 1)</td><td>\(word)\(number)</td></tr>"
      }
      return ["p/a.html": "<table>\(rows.joined())</table>"]
    case .shortTextsThatWereHidden:
      let open = (0..<count).map { "<p>hid\($0) den\($0)</p>" }.joined()
      let hidden = String(repeating: redacted("p", 9), count: count)
      let words = String(repeating: "and on ", count: 10)
      let new = (0..<count).map { "<p>new\($0) \(words)\($0)</p>" }.joined()
      return ["p/a.html": isHead ? hidden + new : hidden, "p/b.html": open]
    }
  }

  /// Pages of a frame each. All frames lie in one folder: to make one for each takes longer than all
  /// else.
  private func output(
    _ count: Int, _ name: String, _ text: (Int) -> String
  ) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<count {
      files["all/\(name)\(number).html"] =
        "<!doctype html><html><body><p>\(text(number))</p></body></html>"
    }
    let pages = (0..<count).map { number in
      // Pages that are made from no file of their own have one cause, and are told as one.
      let source = self == .touchedDocuments ? "\"source\":\"\(name)\(number).md\"," : ""
      return """
        {"name":"\(name)\(number)","feature":"articles",\(source)\
        "frames":[{"name":"a","file":"all/\(name)\(number).html"}]}
        """
    }
    files["atlas.json"] =
      "{\"version\":1,\"generator\":\"vitrine\",\"pages\":[\(pages.joined(separator: ","))]}"
    return files
  }

  /// Words that no other page has.
  private func text(_ page: Int) -> String {
    (0..<150).map { "w\(page * 150 + $0)" }.joined(separator: " ")
  }
}

@Suite("growth", .serialized)
struct GrowthTests {
  @Test(
    "a review of twice as much takes no more than about three times as long",
    arguments: Growth.allCases)
  func growth(growth: Growth) throws {
    let (small, large) = try (Place(growth, growth.count), Place(growth, 2 * growth.count))
    // What else is at work can make a time longer, and none shorter.
    var (one, two) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
      one = min(one, try small.seconds())
      two = min(two, try large.seconds())
      if two <= 3 * one { return }
    }
    Issue.record("\(growth.count) take \(one) s, and twice as many \(two) s")
  }
}

/// Two sides of a review.
private struct Place {
  let growth: Growth
  let place: Workplace

  init(_ growth: Growth, _ count: Int) throws {
    (self.growth, place) = (growth, try Workplace())
    if growth == .touchedDocuments {
      try write(growth.files(count, isHead: false), to: ".")
      try place.git("init", "-b", "main")
      try place.git("add", ".")
      try place.git("commit", "-m", "Begin")
      try write(growth.files(count, isHead: true), to: ".")
    } else {
      try write(growth.files(count, isHead: false), to: "base")
      try write(growth.files(count, isHead: true), to: "head")
    }
  }

  private func write(_ files: [String: String], to side: String) throws {
    let paths = files.keys.map { "\(place.path)/\(side)/\($0)" }
    for folder in Set(paths.map { URL(filePath: $0).deletingLastPathComponent() }) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (path, text) in zip(paths, files.values) {
      try Data(text.utf8).write(to: URL(filePath: path))
    }
  }

  /// How long this thread is at work on the review, and on all that is told of it.
  func seconds() throws -> Double {
    let start = Self.now()
    let review =
      growth == .touchedDocuments
      ? try Review(
        from: Side(reference: "HEAD", of: "\(place.path)/Output"),
        to: Side(folder: "\(place.path)/Output"))
      : try Review(from: Side(folder: "\(place.path)/base"), to: Side(folder: "\(place.path)/head"))
    #expect(!review.frames.isEmpty)
    #expect(!review.junit.isEmpty && review.markdown().contains("frame"))
    return Self.now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
