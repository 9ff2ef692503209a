// Content that means no good: each is a clear error, or output that does no harm.

import Content
import Foundation
import Glibc
import Synchronization
import Testing

/// A file that nobody should have written.
struct BadInput: CustomTestStringConvertible, Sendable {
  var name: [UInt8]
  var bytes: [UInt8]
  var testDescription: String

  init(_ description: String, _ text: String) { self.init(description, "a.md", text) }

  init(_ description: String, _ name: String, _ text: String) {
    testDescription = description
    self.name = Array(name.utf8)
    bytes = Array(text.utf8)
  }

  init(_ description: String, name: [UInt8], bytes: [UInt8] = Array("# A".utf8)) {
    testDescription = description
    self.name = name
    self.bytes = bytes
  }

  static let script = "<script>alert(1)</script>"

  /// Script in every place that takes text.
  static var scripts: [BadInput] {
    let texts = [
      script, "\" onload=\"alert(1)", "'><img src=x onerror=alert(1)>", "</title>\(script)",
      "--><svg onload=alert(1)>", "javascript:alert(1)", "{{constructor.constructor('x')()}}",
    ]
    let places: [(String, (String) -> String)] = [
      ("title", { "---\ntitle: \(quoted($0))\n---\nText" }),
      ("blurb", { "---\nblurb: \(quoted($0))\n---\nText" }),
      ("tags", { "---\ntags: [\(quoted($0))]\n---\nText" }),
      ("language", { "---\nlanguage: \(quoted($0))\n---\nText" }),
      ("image", { "---\nimage: \(quoted($0))\n---\nText" }),
      ("a key", { "---\n\(quoted($0)): 1\n---\nText" }),
      ("heading", { "# \($0)" }),
      ("text", { "Text \($0)" }),
      ("code", { "```\($0)\n\($0)\n```" }),
      ("link", { "[\($0)](<\($0)>)" }),
      ("picture", { "![\($0)](<\($0)> \(quoted($0)))" }),
      ("a mark", { "<!-- \($0) -->" }),
    ]
    return places.flatMap { place, make in
      texts.enumerated().map { BadInput("script \($0.offset) as \(place)", make($0.element)) }
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static var broken: [BadInput] {
    [
      BadInput(
        "bytes of a program", name: Array("a.md".utf8), bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 1]),
      BadInput("no UTF-8", name: Array("a.md".utf8), bytes: [0x23, 0x20, 0xC3, 0x28]),
      BadInput("a lone surrogate", name: Array("a.md".utf8), bytes: [0xED, 0xA0, 0x80]),
      BadInput("bytes of zero", name: Array("a.md".utf8), bytes: Array(repeating: 0, count: 1000)),
      BadInput("UTF-16", name: Array("a.md".utf8), bytes: [0xFF, 0xFE, 0x23, 0, 0x20, 0]),
      BadInput("a name that is no UTF-8", name: [0x61, 0xFF, 0x2E, 0x6D, 0x64]),
      BadInput("a line of a megabyte", repeated("a", 1 << 20)),
      BadInput("a file of five megabytes", repeated("word ", 1 << 20)),
      BadInput("100,000 quotes", repeated(">", 100_000)),
      BadInput("100,000 brackets", repeated("[", 100_000)),
      BadInput("brackets of both kinds", repeated("![[]()", 50_000)),
      BadInput("100,000 stars", repeated("*a ", 100_000)),
      BadInput("100,000 backticks", repeated("`", 100_000)),
      BadInput("a deep list", (0..<500).map { repeated(" ", $0) + "- a" }.joined(separator: "\n")),
      BadInput("empty lines in a deep list", repeated("- ", 400) + repeated("\n", 30_000)),
      BadInput("an open fence", "---\ntitle: A\n"),
      BadInput(
        "a bomb of aliases",
        "---\na: &a [x,x,x,x,x,x,x,x,x]\n"
          + "bcdefghi".map { letter in
            let before = String(UnicodeScalar(letter.asciiValue.map { $0 - 1 } ?? 0x61))
            return "\(letter): &\(letter) [\(repeated("*\(before),", 9))]\n"
          }.joined() + "---\n"),
      BadInput("a deep mapping", "---\na: \(repeated("{a: ", 1000))\n---\n"),
      BadInput("an alias of nothing", "---\na: *b\n---\n"),
      BadInput("a tag of a program", "---\na: !!python/object/apply:os.system [ls]\n---\n"),
      BadInput("a key twice", "---\ntitle: A\ntitle: B\n---\n"),
      BadInput("a long key", "---\n\(repeated("k", 70_000)): 1\n---\n"),
      BadInput("tabs in YAML", "---\na:\n\t- b\n---\n"),
      BadInput("a mark that is never closed", "<!-- private -->\n\nText"),
      BadInput("marks that cross", "<!-- private -->\n\n<!-- stale -->\n\n<!-- /private -->"),
      BadInput("a date that is none", "---\ndate: 2025-02-30\n---\n"),
      BadInput("a year that is large", "---\ndate: 9999-12-31T23:59:59Z\n---\n"),
      BadInput("a latency that is endless", "---\nlatency: 1e308\n---\n"),
      BadInput("a title of lines", "---\ntitle: \"A\\nB\\u0000\\u202E\"\n---\n"),
      BadInput("a title of 10,000 letters", "---\ntitle: \(repeated("a", 10_000))\n---\n"),
      BadInput("an empty title", "---\ntitle: ''\n---\n"),
      BadInput("nothing", ""),
      BadInput("a link out of the content", "[up](../../../../etc/passwd)"),
      BadInput("a link out, hidden", "[up](%2e%2e/%2e%2e/etc/passwd)"),
      BadInput("a picture out of the content", "![up](../../etc/passwd)"),
      BadInput("a link with a zero", "[a](b%00.md)"),
      BadInput("a link that is no UTF-8", "[a](%ff.md)"),
      BadInput("a link to a file of the machine", "[a](file:///etc/passwd)"),
      BadInput("a picture that is data", "![a](data:text/html;base64,PHNjcmlwdD4=)"),
      BadInput("a picture that is none", "![a](a.md)"),
      BadInput("states that are none", "---\nstates: [everything]\n---\n"),
      BadInput("steps without regions", "---\nonboarding: [{}]\n---\n"),
      BadInput("configuration that is none", "site.yaml", "- a\n- b"),
      BadInput("configuration with script", "site.yaml", "title: '\(script)'\nurl: 'javascript:x'"),
      BadInput("configuration with a bomb", "site.yaml", "a: &a [*a]"),
      BadInput("a budget of nothing", "site.yaml", "frames: 0"),
      BadInput("reasons on one bit", "site.yaml", "reasons: {a: {bit: 10}, b: {bit: 10}}"),
      BadInput("a reason that is script", "site.yaml", "reasons: {'\(script)': {bit: 20}}"),
    ]
  }

  /// Names that lead elsewhere, or are devices, or look like others.
  static var names: [BadInput] {
    [
      "..%2Fx.md", "CON.md", "nul.md", "a..md", "a .md", "a\\..\\b.md", "a:b.md", "a\nb.md",
      "a\u{202E}dm.md", "~.md", "%2e%2e.md", "index.html.md", "assets.md", "atlas.json.md",
      "\(script).md", "a\"b.md", "a'b.md", "a&b.md", "a#b.md", "a?b.md", "-rf.md", "$(id).md",
      ";.md", "\u{FEFF}.md", String(repeating: "n", count: 240) + ".md",
      String(repeating: "d/", count: 70) + "a.md",
    ].map { name in
      BadInput("the name \(name.debugDescription.prefix(40))", name: Array(name.utf8))
    }
  }
}

@Suite struct HostileContentTests {
  /// What no file of an output may hold, whatever the content says.
  static let harmful = [
    "<script>alert", "<img src=x", "<svg onload", "onerror=alert(1)>", "\" onload=\"alert",
    "href=\"javascript:", "src=\"javascript:", "href=\"file:", "data:text/html",
  ]

  /// Writes a file under a name that need not be a text.
  static func write(_ input: BadInput, in folder: String) {
    let path = Array("\(folder)/".utf8) + input.name
    for (index, byte) in path.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir((path[..<index] + [0]).map { CChar(bitPattern: $0) }, 0o777)
    }
    let file = open((path + [0]).map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT, 0o666)
    guard file >= 0 else { return }
    _ = Glibc.write(file, input.bytes, input.bytes.count)
    close(file)
  }

  /// Builds with the reading page that sites have, and looks at what comes of it.
  func expectHarmless(_ site: TestSite) throws {
    site.site = Site(title: "Hostile")
    do throws(SiteError) {
      try site.build()
    } catch {
      #expect(!error.description.isEmpty)
      if case .disk(let error) = error { Issue.record("\(error)") }
      #expect(!FileManager.default.fileExists(atPath: site.folder("Output")))
      return
    }
    for (path, bytes) in site.tree() {
      #expect(!path.contains(".."))
      // As bytes: a text made of a font is told by a throw for each byte that is none, and the tests
      // note from where each throw came.
      for harm in Self.harmful where path.hasSuffix(".html") {
        let place = Data(bytes).range(of: Data(harm.utf8))
        #expect(place == nil, "'\(harm)' in \(path)")
      }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.folder.path).sorted() == [
        "Content", "Output", "memory",
      ])
  }

  @Test(
    "each alone", .timeLimit(.minutes(10)),
    arguments: BadInput.broken + BadInput.names + BadInput.scripts)
  func alone(input: BadInput) throws {
    let site = try TestSite()
    Self.write(input, in: site.folder("Content"))
    try expectHarmless(site)
  }

  @Test("all together: the findings of each are told, and good content in between is not harmed")
  func together() throws {
    let site = try TestSite(["Content/good.md": "# Good"])
    for (index, input) in (BadInput.broken + BadInput.names + BadInput.scripts).enumerated() {
      Self.write(input, in: site.folder("Content/\(index)"))
    }
    let findings = site.findings()
    #expect(findings.count > 40)
    #expect(findings.allSatisfy { $0.hasPrefix("Content/") && !$0.hasPrefix("Content/good.md") })
  }

  @Test("files that come, go and change while a build is at work")
  func vanishing() throws {
    let site = try TestSite()
    for number in 0..<30 { try site.write("Content/\(number).md", "# \(number)") }
    let content = site.folder("Content")
    let isOver = ManagedFlag()
    let churn = Thread {
      var number = 0
      while !isOver.isSet {
        number = (number + 7) % 30
        unlink("\(content)/\(number).md")
        Self.write(BadInput("", "\((number + 3) % 30).md", "# Now \(number)"), in: content)
      }
      isOver.finish()
    }
    churn.start()
    for _ in 0..<20 {
      do throws(SiteError) {
        try site.build()
      } catch {
        #expect("\(error)".contains("vanished") || "\(error)".contains("No such file"), "\(error)")
      }
    }
    isOver.set()
    try site.build()
    #expect(try site.tree() == site.fresh())
  }
}

/// Whether a thread is to end, and whether it has.
final class ManagedFlag: Sendable {
  private let isWanted = Atomic(false)
  private let isDone = Atomic(false)

  var isSet: Bool { isWanted.load(ordering: .acquiring) }

  /// Asks the thread to end, and waits until it has.
  func set() {
    isWanted.store(true, ordering: .releasing)
    while !isDone.load(ordering: .acquiring) { usleep(1000) }
  }

  func finish() { isDone.store(true, ordering: .releasing) }
}
