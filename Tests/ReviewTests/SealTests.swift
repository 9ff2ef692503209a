// A frame of somebody else's is looked at, and nothing of it is run, asked for or let in.

import Browser
import Foundation
import Glibc
import JSON
import Pixels
import Review
import Testing

/// A server on this machine that must not be reached.
private final class Listener {
  let port: UInt16
  private let socket: CInt

  init() throws {
    socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    port = try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        try #require(bind(socket, address, size) == 0 && listen(socket, 64) == 0)
        try #require(getsockname(socket, address, &size) == 0)
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
  }

  /// Whether anybody has connected.
  var wasReached: Bool {
    var poller = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 0) > 0
  }

  deinit { close(socket) }
}

@Suite("foreign frames", .serialized)
struct SealTests {
  private func settings() -> CaptureSettings {
    CaptureSettings(widths: [390], schemes: [.light])
  }

  /// All ways by which a document leaves its folder, each in a frame of its own.
  private func ways(_ place: Workplace, _ port: UInt16) -> [(name: String, markup: String)] {
    let net = "http://127.0.0.1:\(port)"
    let file = "file://\(place.path)/secret"
    let targets = [("net", "\(net)/x"), ("file", "\(file).svg"), ("up", "../../secret.svg")]
    let tags: [(String, (String) -> String)] = [
      ("img", { "<img src='\($0)'>" }), ("srcset", { "<img srcset='\($0) 1x'>" }),
      ("frame", { "<iframe src='\($0)' width=300 height=300></iframe>" }),
      ("srcdoc", { "<iframe srcdoc=\"<img src='\($0)'>\"></iframe>" }),
      ("data", { "<iframe src=\"data:text/html,<img src='\($0)'>\"></iframe>" }),
      ("object", { "<object data='\($0)'></object>" }), ("embed", { "<embed src='\($0)'>" }),
      ("video", { "<video src='\($0)' poster='\($0)' autoplay></video>" }),
      ("audio", { "<audio src='\($0)' autoplay></audio>" }),
      ("track", { "<video><track default src='\($0)'></video>" }),
      ("input", { "<input type=image src='\($0)'>" }),
      ("svg", { "<svg><image href='\($0)' width=300 height=300 /><use href='\($0)#a'/></svg>" }),
      ("style", { "<style>body{background:url('\($0)')}</style>" }),
      ("import", { "<style>@import '\($0)';</style>" }),
      (
        "font",
        {
          "<style>@font-face{font-family:x;src:url('\($0)')}p{font-family:x}</style><p>a</p>"
        }
      ),
      ("link", { "<link rel=stylesheet href='\($0)'>" }),
      (
        "hints",
        { target in
          [
            "preconnect", "dns-prefetch", "prefetch", "preload", "modulepreload", "prerender",
            "icon",
          ]
          .map { "<link rel=\($0) as=image href='\(target)'>" }.joined()
        }
      ),
      ("refresh", { "<meta http-equiv=refresh content='0;url=\($0)'>" }),
      ("base", { "<base href='\($0)'><img src='y.svg'>" }),
      (
        "script",
        {
          "<script>document.body.style.background = 'red';"
            + "new Image().src = '\($0)'; fetch('\($0)'); navigator.sendBeacon('\($0)');"
            + "try { new WebSocket('\($0)'.replace('http', 'ws')) } catch {}"
            + "try { new Worker('\($0)') } catch {} location = '\($0)'</script>"
        }
      ),
      ("source", { "<script src='\($0)'></script>" }),
      ("handler", { "<img src='x' onerror=\"this.src='\($0)';document.body.append('ran')\">" }),
      (
        "rules",
        {
          "<script type=speculationrules>{\"prefetch\":[{\"urls\":[\"\($0)\"]}]}</script>"
        }
      ),
      ("form", { "<form action='\($0)'><button autofocus>a</button></form>" }),
    ]
    return tags.flatMap { tag, markup in
      targets.map { ("\(tag)-\($0)", markup($1)) }
    }
  }

  private func pictures(of review: Review, in folder: String) throws -> [String: Data] {
    var pictures: [String: Data] = [:]
    let report = try JSONSerialization.jsonObject(with: Data(review.json.bytes))
    #expect(report is [String: Any])
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures") {
      pictures[name] = try Data(contentsOf: URL(filePath: "\(folder)/pictures/\(name)"))
    }
    return pictures
  }

  @Test("runs no script, reaches no server, shows no file of elsewhere, by whatever way")
  func sealed() throws {
    let listener = try Listener()
    let place = try Workplace()
    var head = Sample.site()
    head.page("hostile", "hostile", source: nil)
    let ways = ways(place, listener.port)
    for (name, markup) in ways { head.frame("hostile", name, "<p>Plain</p>" + markup) }
    var shots: [[String: Data]] = []
    for colour in ["#f00", "#00f"] {
      let secret = """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" id="a">\
        <rect width="300" height="300" fill="\(colour)"/></svg>
        """
      try secret.write(
        toFile: "\(place.path)/secret.svg", atomically: true, encoding: .utf8)
      var review = try place.review(from: .site(), to: head)
      try secret.write(
        toFile: "\(place.path)/head/secret.svg", atomically: true, encoding: .utf8)
      try review.capture(settings(), in: "\(place.path)/report")
      #expect(review.frames.count == ways.count)
      for frame in review.frames {
        #expect(frame.pictures.map(\.verdict) == [.alone], "\(frame.frame)")
      }
      shots.append(try pictures(of: review, in: "\(place.path)/report"))
    }
    // Nothing of the secret is in them, not even in what is no colour.
    #expect(shots[0].count >= ways.count)
    for (name, shot) in shots[0] { #expect(shots[1][name] == shot, "\(name)") }
    for shot in shots.flatMap(\.values) {
      let words = try Bitmap(png: Array(shot)).words
      #expect(!words.contains { [0xFF00_00FF, 0xFFFF_0000].contains($0) })
    }
    #expect(!listener.wasReached)
  }

  @Test("the copies in a report show what the documents show, and run nothing of it")
  func copies() throws {
    let place = try Workplace()
    var head = Sample.site()
    head.page("hostile", "hostile", source: nil)
    let script = """
      <script>document.title = 'ran'</script><img src=data:, onerror="document.title = 'ran'">
      <iframe srcdoc="<script>parent.document.title = 'ran'</script>"></iframe>
      <iframe src="data:text/html,<script>parent.document.title = 'ran'</script>"></iframe>
      <iframe src="javascript:parent.document.title = 'ran'"></iframe>
      <base href="data:"><script src="text/javascript,document.title='ran'"></script>
      """
    head.frame("hostile", "plain", "<p id=seen>Seen</p>\(script)")
    let whole = try #require(head.files["hostile/plain.html"])
    let others = [
      "bare": "<p id=seen>Seen</p>\(script)", "text": "Text \(whole)",
      "mark": "\u{FEFF}\(whole)",
      "comment": "<!-- <head> -->\(whole)", "capitals": whole.replacing("<h", with: "<H"),
      "quirks": "<html><head>\(script)</head><p id=seen>Seen</p>",
      "quote": "<!doctype html><html lang='\"><head>'>\(script)<p id=seen>Seen</p>",
      "value": "<!doctype html><html lang=\"><head>\"><head>\(script)</head><p id=seen>Seen",
      "unquoted": "<!doctype html><html lang=\"x\"a=><head>\(script)</head><p id=seen>Seen",
      "doctype": "<!doctype html \"><html><head>\(script)<p id=seen>Seen</p>",
      "first": "\(script)\(whole)",
    ]
    for (name, text) in others {
      head.frame("hostile", name, "")
      head.files["hostile/\(name).html"] = text
    }
    let review = try place.review(from: .site(), to: head)
    try review.writeReport(in: "\(place.path)/report")
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newTab()
    for name in ["plain"] + others.keys.sorted() {
      // Without the copy's policy the script runs: the test would see it.
      try page.navigate(to: "file://\(place.path)/head/hostile/\(name).html")
      let ran = try page.evaluate("document.title").string
      try page.navigate(to: "file://\(place.path)/report/head/hostile/\(name).html")
      #expect(try page.evaluate("document.title").string != "ran", "\(name)")
      #expect(try ran == "ran" && page.evaluate("seen.textContent") == "Seen", "\(name)")
    }
    try page.navigate(to: "file://\(place.path)/report/head/hostile/plain.html")
    let shown = try page.evaluate("[document.head.id, document.compatMode]")
    #expect(shown == ["~bare", "CSS1Compat"])
    #expect(try page.evaluate("getComputedStyle(document.body).marginLeft") == "24px")
  }

  @Test("nor do the copies of what documents are drawn with, whoever opens them by themselves")
  func copiedAssets() throws {
    let place = try Workplace()
    let run = "document.documentElement.setAttribute('id', 'ran')"
    let space = "xmlns=\"http://www.w3.org/2000/svg\""
    let hostile = [
      "script.svg": "<svg \(space)><script>\(run)</script></svg>",
      "handler.svg": "<svg \(space) onload=\"\(run)\"/>",
      "capital.SVG": "<svg \(space)><script>\(run)</script></svg>",
      "prefix.svg": """
      <svg \(space) xmlns:h="http://www.w3.org/1999/xhtml"><h:script>\(run)</h:script></svg>
      """,
      "foreign.svg": """
      <svg \(space)><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="\(run)"/>\
      </foreignObject></svg>
      """,
      "page.html": "<!doctype html><p><script>\(run)</script>",
      "page.htm": "<!doctype html><p><script>\(run)</script>",
      "page.HTML": "<!doctype html><p><script>\(run)</script>",
      "page.xhtml": """
      <html xmlns="http://www.w3.org/1999/xhtml"><body><script>\(run)</script></body></html>
      """,
      "page.xml": "<svg \(space)><script>\(run)</script></svg>",
      "page": "<!doctype html><html><p><script>\(run)</script>",
    ]
    let harmless = "<svg \(space) width=\"8\" height=\"8\"><rect width=\"8\" height=\"8\"/></svg>"
    var head = Sample.site()
    let files = hostile.merging(["harmless.svg": harmless]) { $1 }
    for (name, text) in files { head.files["assets/\(name)"] = text }
    let pictures = files.keys.sorted().map { "<img src=\"../assets/\($0)\" alt=\"\">" }.joined()
    head.frame("items", "list", pictures)
    try place.review(from: .site(), to: head).writeReport(in: "\(place.path)/report")
    let browser = try Browser()
    defer { browser.close() }
    let page = try browser.newTab()
    func ran(_ path: String) throws -> Bool {
      try page.navigate(to: "file://\(place.path)/\(path)")
      return try page.evaluate("document.documentElement.id") == "ran"
    }
    var seen = 0
    for name in hostile.keys.sorted() {
      if try ran("head/assets/\(name)") { seen += 1 }
      let copy = "report/head/assets/\(name)"
      guard FileManager.default.fileExists(atPath: "\(place.path)/\(copy)") else { continue }
      #expect(try !ran(copy), "\(name)")
    }
    // Where they come from they do run: the test would see it.
    #expect(seen >= hostile.count - 1)
    func copy(_ name: String) throws -> String {
      try String(contentsOfFile: "\(place.path)/report/head/assets/\(name)", encoding: .utf8)
    }
    #expect(try copy("harmless.svg") == harmless)
    #expect(try copy("script.svg").contains("it holds the element &lt;script&gt;"))
  }

  @Test("a link put into a folder after it was listed is not followed, on whatever step of a path")
  func links() throws {
    let place = try Workplace()
    var head = Sample.site()
    head.files["assets/deep/x.svg"] = "<svg/>"
    try head.write(to: "\(place.path)/head")
    try head.write(to: "\(place.path)/elsewhere")
    let side = try Side(folder: "\(place.path)/head")
    for (path, link) in [
      ("assets/deep/x.svg", "assets/deep/x.svg"), ("assets/deep/x.svg", "assets/deep"),
      ("todos/edit.html", "todos"),
    ] {
      #expect(throws: Never.self) { try side.bytes(of: path) }
      let whole = "\(place.path)/head/\(link)"
      try FileManager.default.removeItem(atPath: whole)
      try FileManager.default.createSymbolicLink(
        atPath: whole, withDestinationPath: "\(place.path)/elsewhere/\(link)")
      #expect(throws: ReviewError.self, "\(link)") { try side.bytes(of: path) }
      try FileManager.default.removeItem(atPath: whole)
      try FileManager.default.copyItem(
        atPath: "\(place.path)/elsewhere/\(link)", toPath: whole)
    }
    for path in ["../elsewhere/index.html", "/etc/passwd", "todos/../index.html", "", "."] {
      #expect(throws: ReviewError.self, "\(path)") { try side.bytes(of: path) }
    }
  }

  @Test("elements that are called as the document's members are do not stop a picture")
  func clobbered() throws {
    let place = try Workplace()
    var head = Sample.site()
    let names = [
      "fonts", "images", "adoptedStyleSheets", "documentElement", "querySelectorAll", "body",
      "head", "scrollingElement",
    ]
    head.frame(
      "items", "list",
      names.map { "<img name=\"\($0)\"><form name=\"\($0)\"><input name=ready></form>" }.joined())
    var review = try place.review(from: .site(), to: head)
    var settings = settings()
    settings.ignored = [.selector("form")]
    try review.capture(settings, in: "\(place.path)/report")
    #expect(review.frames.first?.pictures.map(\.verdict) == [.differs])
  }
}
