// Frames that take one another's place in the browser look as those that are loaded.

import Composable
import Foundation
import Review
import Testing

@Suite("frames in one another's place", .serialized)
struct ReplacedFramesTests {
  /// What a frame may be made of; `@` stands for the way to the top.
  private static let parts = [
    "<h1>On tea</h1>", "<p>Water just off the boil, and three minutes.</p>", "<p id='a'>One</p>",
    "<img src='own.svg' width=60 height=60>", "<img src='@assets/tea.svg' width=80 height=80>",
    "<img src='@items/own.svg' width=60 height=60>", "<img src='@assets/none.svg' alt='None'>",
    "<svg width=90 height=90><image href='own.svg' width=50 height=50 /></svg>",
    "<svg width=90 height=90><use href='own.svg#c'/></svg>",
    "<svg width=90 height=90><use href='#d'/><g id='d'><circle r=40 /></g></svg>",
    "<p><input autofocus value='Focus'></p>", "<details open><summary>More</summary>All</details>",
    "<div style='height:2000px; background:linear-gradient(#ccc, #fff)'></div>",
    "<div style='height:60px; overflow:auto'><p>Much</p><p>more</p><p>than fits</p></div>",
    "<p style='position:sticky; top:0'>Stuck</p>", "<dialog open>Said</dialog>",
    "<select><option>One<option selected>Two</select>", "<progress value=.3></progress>",
    "<textarea rows=3>Text</textarea>", "<p style='background:url(own.svg)'>On a picture</p>",
    "<link rel=stylesheet href='@assets/loud.css'>", "<link rel=stylesheet href='own.css'>",
    "<style>p { color: #a0a }</style>", "<script>document.write('<p>Run</p>')</script>",
    "<noscript><p>Not run</p></noscript>", "<base href='@assets/'>", "<table><p>In no cell",
    "<meta http-equiv=Content-Security-Policy content=\"style-src 'none'; img-src 'none'\">",
    "<meta name=color-scheme content=dark>", "<a href='own.svg'>Link</a>", "<!-- </head><body> -->",
    "<p lang=ja>東京</p>", "<p dir=rtl>שלום</p>", "<p tabindex=0 autofocus>Here</p>",
    "<html class=x>",
  ]
  /// What its head may have besides a stylesheet. The last two are what no frame is replaced over.
  private static let heads = [
    "", "", "", "<meta name=\"color-scheme\" content=\"dark\">",
    "<meta http-equiv=\"Content-Security-Policy\" content=\"img-src 'none'\">",
    "<link rel=\"stylesheet\" href=\"@assets/loud.css\">", "<style>h1 { color: #0a0 }</style>",
    "<!-- <meta http-equiv=\"Content-Security-Policy\" content=\"style-src 'none'\"> -->",
  ]
  private static let pages = ["items", "todos", "articles/tea", "articles/soup"]

  /// A site of frames that are made up; `mark` gives what stands in the head of each.
  private func site(_ seed: UInt64, mark: (Int) -> String) -> Sample {
    var random = SeededGenerator(seed: seed)
    func one<Value>(of values: [Value]) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    var site = Sample.site()
    site.files["assets/loud.css"] = "body { background: #fc0 } p { font-size: 20px }"
    site.files["assets/own.svg"] = site.files["assets/tea.svg"]
    for (page, colour) in zip(Self.pages, ["#c00", "#0c0", "#00c", "#0cc"]) {
      if page == "articles/soup" { site.page(page, "articles", source: nil) }
      site.files["\(page)/own.svg"] = """
        <svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" id="c">\
        <rect width="60" height="60" fill="\(colour)"/></svg>
        """
      site.files["\(page)/own.css"] = "h1 { color: \(colour) }"
    }
    for number in 0..<60 {
      let page = one(of: Self.pages)
      let top = String(repeating: "../", count: page.split(separator: "/").count)
      let parts = (0...Int(random.next() % 5)).map { _ in one(of: Self.parts) }
      let body = parts.joined(separator: "\n").replacing("@", with: top)
      let head = one(of: Self.heads).replacing("@", with: top) + mark(number)
      site.frame(page, "frame-\(number)", "<p>Number \(number)</p>\(body)")
      site.files["\(page)/frame-\(number).html"]?
        .replace("</head>", with: head + "</head>", maxReplacements: 1)
    }
    return site
  }

  @Test("a frame looks the same in the place of another as loaded by itself")
  func same() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("frames in one another's place, seed \(seed)")
    // Each has a head of its own on the other side, so that none can take another's place.
    let head = site(seed) { "<meta name=\"number\" content=\"\($0)\">" }
    let place = try Workplace()
    var review = try place.review(from: site(seed) { _ in "" }, to: head)
    var settings = CaptureSettings(widths: [390], schemes: [.light])
    settings.pages = 1
    settings.threshold = 0
    try review.capture(settings)
    #expect(review.frames.count == 60)
    for frame in review.frames where frame.pictures.map(\.verdict) != [.same] {
      Issue.record("seed \(seed): \(frame.pictures): \(head.files[frame.path] ?? "")")
    }
  }
}
