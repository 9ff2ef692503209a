// The machines of all pages, read by a small reader of each notation: they are sound in it, and tell
// the same.

import Atlas
import Exhibits
import Foundation
import FoundationXML
import Programs
import Reports
import Testing

/// What a reader finds in a document.
private struct Read {
  /// The ids of states, in order, those of pages left out.
  var ids: [String] = []
  /// The ways: from where, to where, what they are called or what causes them.
  var ways: [(from: String, to: String, words: String)] = []
  /// Where machines begin.
  var beginnings: [String] = []
  /// What the notation does not allow.
  var mistakes: [String] = []
}

@Suite("machines of all pages")
struct MachineLawTests {
  @Test("a page's machine is sound in each notation, and has its frames and ways", arguments: names)
  func each(_ name: String) throws {
    let atlas = try #require(walkedPages.first { $0.page.name == name }).atlas
    try expectSound([atlas])
  }

  @Test("so are those of all pages in one document")
  func all() throws {
    try expectSound(walkedPages.map(\.atlas))
  }

  @Test("the machine that README shows is the one of that page")
  func readme() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../README.md")
    let machine = MachineReport.lines(of: [walked(Repositories.page())], as: .mermaid)
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        .contains("```mermaid\n" + machine.joined(separator: "\n") + "\n```"))
  }

  @Test("Graphviz takes them, where it is installed", .enabled(if: graphviz != nil))
  func graphvizTakesThem() throws {
    let machine = MachineReport.lines(of: walkedPages.map(\.atlas), as: .dot).joined(
      separator: "\n")
    let drawn = try output(of: [graphviz?.path ?? "dot", "-Tcanon"], input: machine)
    #expect(drawn.hasPrefix("digraph pages"))
  }

  private func expectSound(_ atlases: [PageAtlas]) throws {
    let shown = atlases.map { atlas in
      Set(
        atlas.transitions.compactMap { way in
          way.to.map { "\(way.from) \($0) \(way.label) \(way.cause.isStory)" }
        }
      ).count
    }
    let documents: [(MachineFormat, Read)] = [
      (.mermaid, MermaidReader.read(MachineReport.lines(of: atlases, as: .mermaid))),
      (.dot, DOTReader.read(MachineReport.lines(of: atlases, as: .dot))),
      (.scxml, SCXMLReader.read(MachineReport.lines(of: atlases, as: .scxml))),
    ]
    for (format, read) in documents {
      #expect(read.mistakes == [], "\(format)")
      #expect(read.ids.count == atlases.reduce(0) { $0 + $1.frames.count }, "\(format)")
      #expect(Set(read.ids).count == read.ids.count, "\(format)")
      let known = Set(read.ids)
      for way in read.ways {
        #expect(known.contains(way.from) && known.contains(way.to), "\(format), \(way)")
      }
      #expect(read.beginnings.count == atlases.count, "\(format)")
      #expect(read.beginnings.allSatisfy(known.contains), "\(format)")
      #expect(read.ways.count >= shown.reduce(0, +), "\(format)")
      #expect(read.ways.count == documents[0].1.ways.count, "\(format)")
      var reached = Set(read.beginnings)
      var waiting = read.beginnings
      while let state = waiting.popLast() {
        for way in read.ways where way.from == state && reached.insert(way.to).inserted {
          waiting.append(way.to)
        }
      }
      #expect(reached == known, "\(format)")
    }
    let scxml = documents[2].1
    // One event leads to one state: a machine that reads it has no choice.
    let causes = Set(scxml.ways.map { "\($0.from) \($0.words)" })
    #expect(causes.count == scxml.ways.count)
  }
}

/// Where Graphviz is, if it is installed.
private let graphviz = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { URL(filePath: "\($0)/dot") }
  .first { FileManager.default.isExecutableFile(atPath: $0.path) }

private let names = walkedPages.map(\.page.name)

extension PageAtlas.Transition.Cause {
  fileprivate var isStory: Bool { if case .story = self { true } else { false } }
}

// MARK: Mermaid

private enum MermaidReader {
  static func read(_ lines: [String]) -> Read {
    var read = Read()
    var depth = 0
    if lines.first != "stateDiagram-v2" { read.mistakes.append("no head") }
    for line in lines.dropFirst() {
      let line = line.drop { $0 == " " }
      if let match = line.wholeMatch(of: #/state "([^"\n;:]|#\d+;)*" as (\w+)( \{)?/#) {
        if match.output.3 == nil { read.ids.append(String(match.output.2)) } else { depth += 1 }
      } else if let match = line.wholeMatch(
        of: #/(\[\*\]|\w+) --> (\[\*\]|\w+)( : ([^":;#%<>{}\[\]\\`]|#\d+;)+)?/#)
      {
        let (from, to) = (String(match.output.1), String(match.output.2))
        if from == "[*]" {
          read.beginnings.append(to)
        } else if to != "[*]" {
          read.ways.append((from, to, String(match.output.3 ?? "")))
        }
      } else if line == "}" {
        depth -= 1
      } else if let match = line.wholeMatch(of: #/class (\w+) waiting/#) {
        if !read.ids.contains(String(match.output.1)) { read.mistakes.append(String(line)) }
      } else if !line.hasPrefix("%% "), line != "classDef waiting stroke-dasharray:4" {
        read.mistakes.append(String(line))
      }
    }
    if depth != 0 { read.mistakes.append("a brace is open") }
    return read
  }
}

// MARK: DOT

private enum DOTReader {
  static func read(_ lines: [String]) -> Read {
    var read = Read()
    let text = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    var words: [String] = []
    var rest = text[...]
    while let letter = rest.first {
      if letter.isWhitespace {
        rest.removeFirst()
      } else if let match = rest.prefixMatch(
        of: #/"(?:[^"\\\n]|\\.)*"|->|[A-Za-z_][\w]*|\d+|[{}\[\]=]/#)
      {
        words.append(String(match.output))
        rest = rest[match.range.upperBound...]
      } else {
        read.mistakes.append("'\(rest.prefix(20))' is no word")
        return read
      }
    }
    var place = 0
    func next() -> String? { place < words.count ? words[place] : nil }
    func attributes() -> [String: String]? {
      var found: [String: String] = [:]
      guard next() == "[" else { return found }
      place += 1
      while let word = next(), word != "]" {
        guard place + 2 < words.count, words[place + 1] == "=" else { return nil }
        found[word] = words[place + 2]
        place += 3
      }
      place += 1
      return found
    }
    var depth = 0
    while let word = next() {
      place += 1
      switch word {
      case "digraph", "subgraph":
        depth += 1
        guard place + 1 < words.count, words[place + 1] == "{" else {
          read.mistakes.append("no body")
          return read
        }
        place += 2
      case "}": depth -= 1
      case "node": if attributes() == nil { read.mistakes.append("node") }
      case "label" where next() == "=": place += 2
      case _ where !word.hasPrefix("\""): read.mistakes.append("'\(word)' where a statement begins")
      default:
        var end: String?
        if next() == "->" {
          end = place + 1 < words.count ? words[place + 1] : nil
          place += 2
        }
        guard let attributes = attributes() else {
          read.mistakes.append("attributes of \(word)")
          return read
        }
        if let end {
          if word.hasSuffix("*\"") {
            read.beginnings.append(end)
          } else {
            read.ways.append((word, end, attributes["label"] ?? ""))
          }
        } else if attributes["shape"] != "point" {
          read.ids.append(word)
        }
      }
    }
    if depth != 0 { read.mistakes.append("a brace is open") }
    return read
  }
}

// MARK: SCXML

private final class SCXMLReader: NSObject, XMLParserDelegate {
  private var read = Read()
  private var open: [(element: String, id: String)] = []
  private var ids: Set<String> = []

  /// What may stand in what, as far as it is used.
  private static let children: [String: Set<String>] = [
    "": ["scxml"], "scxml": ["state", "final", "parallel"], "parallel": ["state"],
    "state": ["state", "final", "transition"], "transition": ["log"], "final": [], "log": [],
  ]
  private static let allowed: [String: Set<String>] = [
    "scxml": ["version", "datamodel", "name", "initial"], "parallel": ["id"],
    "state": ["id", "initial"], "transition": ["event", "target"], "final": ["id"],
    "log": ["label"],
  ]

  static func read(_ lines: [String]) -> Read {
    let reader = SCXMLReader()
    let parser = XMLParser(data: Data(lines.joined(separator: "\n").utf8))
    parser.shouldProcessNamespaces = true
    parser.delegate = reader
    if !parser.parse() {
      reader.read.mistakes.append("line \(parser.lineNumber): \(parser.parserError as Any)")
    }
    return reader.read
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI space: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = open.last
    if Self.children[parent?.element ?? ""]?.contains(element) != true
      || space != "http://www.w3.org/2005/07/scxml"
    {
      read.mistakes.append("\(element) in \(parent?.element ?? "nothing")")
    }
    let others = Set(attributes.keys).subtracting(Self.allowed[element] ?? [])
      .filter { !$0.hasPrefix("xmlns") }
    if !others.isEmpty { read.mistakes.append("\(element) with \(others)") }
    let id = attributes["id"] ?? ""
    // A state in which the page itself stands has an initial one; those of frames have none.
    let isFrame = element == "final" || element == "state" && attributes["initial"] == nil
    if element != "scxml", Self.allowed[element]?.contains("id") == true {
      if id.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_.\-]*/#) == nil || !ids.insert(id).inserted {
        read.mistakes.append("id \(id)")
      }
    }
    if isFrame { read.ids.append(id) }
    if let initial = attributes["initial"] { read.beginnings.append(initial) }
    if element == "scxml" {
      if attributes["version"] != "1.0" { read.mistakes.append("version") }
      if attributes["name"]?.wholeMatch(of: #/[A-Za-z0-9_.\-]+/#) == nil {
        read.mistakes.append("name")
      }
    }
    if element == "transition" {
      let event = attributes["event"] ?? ""
      if event.wholeMatch(of: #/[\w\-]+(\.[\w\-]+)*/#) == nil {
        read.mistakes.append("event \(event)")
      }
      read.ways.append((parent?.id ?? "", attributes["target"] ?? "", event))
    }
    open.append((element, id))
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}
