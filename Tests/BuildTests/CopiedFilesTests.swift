// Files of the content that are published as they are: pictures and data, and nothing that runs.

import Foundation
import Testing

@Suite struct CopiedFilesTests {
  static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\""

  func findings(_ name: String, _ text: String) throws -> [String] {
    let picture = name.hasSuffix(".svg") ? " ![picture](\(name))" : ""
    let site = try TestSite(["Content/a.md": "# A\n\n[file](\(name))\(picture)"])
    try site.write("Content/\(name)", text)
    let findings = site.findings()
    // What is refused is nowhere in the output.
    if !findings.isEmpty { #expect(site.tree()["assets/content/\(name)"] == nil) }
    return findings
  }

  @Test(
    "a picture that only draws is published",
    arguments: [
      "\(head)/>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- a < b -->\(head)><title>T</title></svg>",
      "<!-- made with <b>Tool</b> -->\(head)/>",
      "\(head)><style>path{fill:none}@media (prefers-color-scheme:dark){path{fill:#fff}}</style></svg>",
      "\(head) xmlns:xlink=\"http://www.w3.org/1999/xlink\"><defs><g id='a'/></defs>"
        + "<use xlink:href='#a' style=\"fill:url(#b)\"/><image href='data:image/png;base64,AAAA'/></svg>",
      "\(head)><filter id='f'><feGaussianBlur stdDeviation='2'/></filter>"
        + "<rect filter='url(#f)' clip-path = 'url( \"#c\" )'/></svg>",
    ])
  func picture(svg: String) throws {
    #expect(try findings("p.svg", svg) == [])
  }

  @Test(
    "a picture that could do more is refused, and what it holds is told",
    arguments: [
      ("<script>alert(1)</script>", "the element <script>"),
      ("<SCRIPT/>", "the element <SCRIPT>"),
      ("<s:script xmlns:s='http://www.w3.org/2000/svg'/>", "the element <s:script>"),
      ("<foreignObject/>", "the element <foreignObject>"),
      ("<a href='https://x.example'/>", "the element <a>"),
      ("<set attributeName='href'/>", "the element <set>"),
      ("<iframe/>", "the element <iframe>"),
      ("<g onload='x()'/>", "the attribute 'onload' of <g>"),
      ("<g\nONclick = \"x()\"/>", "the attribute 'ONclick' of <g>"),
      ("<g foo:href='#a'/>", "the attribute 'foo:href' of <g>"),
      ("<g xmlns='http://www.w3.org/1999/xhtml'/>", "the attribute 'xmlns' of <g>"),
      ("<use href='other.svg#a'/>", "the attribute 'href' of <use>: 'other.svg#a'"),
      (
        "<image href='https://x.example/p.png'/>",
        "the attribute 'href' of <image>: 'https://x.example/p.png'"
      ),
      (
        "<image href='data:image/svg+xml;base64,AA'/>",
        "the attribute 'href' of <image>: 'data:image/svg+xml;base64,AA'"
      ),
      ("<use href='javascript:x()'/>", "the attribute 'href' of <use>: 'javascript:x()'"),
      ("<style>@import 'x.css';</style>", "'@import'"),
      ("<style>g{fill:url(https://x.example)}</style>", "'url(https://x.example)}'"),
      ("<style>g{fill:u\\72l(x)}</style>", "an escape in a value ('\\' or '&')"),
      (
        "<g fill='url(//x.example/a)'/>", "'url(//x.example/a)', in the attribute 'fill' of <g>"
      ),
      (
        "<g style='fill:&#117;rl(x)'/>",
        "an escape in a value ('\\' or '&'), in the attribute 'style' of <g>"
      ),
      ("<![CDATA[x]]>", "a CDATA section"),
      ("<!ENTITY a 'b'>", "a declaration ('<!')"),
      ("<?xml-stylesheet href='x'?>", "a processing instruction ('<?')"),
      ("<g a=b/>", "the attribute 'a' without quotes"),
      ("<!-- open", "a comment that does not end"),
    ])
  func refused(markup: String, told: String) throws {
    #expect(
      try findings("p.svg", "\(Self.head)>\(markup)</svg>") == [
        "Content/p.svg:1:\(Self.head.count + 2): this picture holds \(told), and would be "
          + "published with it. Take that out"
      ])
  }

  @Test(
    "a picture in another encoding is refused: its bytes may be other letters there",
    arguments: [
      ("encoding=\"iso-2022-jp\"", "the encoding 'iso-2022-jp', and not UTF-8"),
      ("encoding = 'UTF-7'", "the encoding 'utf-7', and not UTF-8"),
    ])
  func encoded(said: String, told: String) throws {
    let svg = "<?xml version=\"1.0\" \(said)?>\n\(Self.head)/>"
    #expect(
      try findings("p.svg", svg) == [
        "Content/p.svg:1:1: this picture holds \(told), and would be "
          + "published with it. Take that out"
      ])
  }

  @Test(
    "a page of HTML or XML is refused",
    arguments: [
      "p.html", "P.HTM", "p.xhtml", "p.shtml", "p.xml", "p.xht", "p.svgz",
    ])
  func page(name: String) throws {
    #expect(
      try findings(name, "<script>alert(1)</script>") == [
        "Content/\(name): a page of HTML or XML is not published as it is, since it may run scripts. "
          + "Write it as Markdown"
      ])
  }

  @Test("two files whose names differ in their Unicode form alone are refused")
  func spellings() throws {
    let (composed, apart) = ("caf\u{E9}.txt", "cafe\u{301}.txt")
    let site = try TestSite(["Content/a.md": "# A\n\n[one](\(composed)), [other](\(apart))"])
    try site.write("Content/\(composed)", "one")
    try site.write("Content/\(apart)", "other")
    let findings = site.findings()
    let told = "one path where case and Unicode forms do not count"
    #expect(findings.count == 1 && findings[0].contains(told), "\(findings)")
  }

  @Test(
    "two files that are one on a disk on which case does not count are refused",
    arguments: [("p.svg", "P.svg"), ("stra\u{DF}e.svg", "STRASSE.svg"), ("ος.svg", "οσ.svg")])
  func cases(one: String, other: String) throws {
    let site = try TestSite(["Content/a.md": "# A\n\n![one](\(one)) ![other](\(other))"])
    try site.write("Content/\(one)", "\(Self.head)/>")
    try site.write("Content/\(other)", "\(Self.head)/>")
    let (first, second) =
      other.utf8.lexicographicallyPrecedes(one.utf8) ? (other, one) : (one, other)
    #expect(
      site.findings() == [
        "Content/\(second): this file and 'Content/\(first)' are one path where case and Unicode "
          + "forms do not count. Rename one of them"
      ])
  }

  @Test(
    "a name that is none everywhere is refused, and told with its place",
    arguments: [
      ("con.svg", "'con' is the name of a device on some systems"),
      ("d/aux", "'aux' is the name of a device on some systems"),
      ("a:b.svg", "':' cannot be in a name everywhere"),
      ("end.", "a name cannot end in '.' everywhere"),
    ])
  func names(name: String, message: String) throws {
    let site = try TestSite(["Content/a.md": "# A\n\n[file](./\(name))"])
    try site.write("Content/\(name)", "\(Self.head)/>")
    #expect(site.findings() == ["Content/\(name): \(message). Rename it"])
  }

  @Test("a name may have spaces in it")
  func spaces() throws {
    let site = try TestSite(["Content/a.md": "# A\n\n[one](a%20b.txt)", "Content/a b.txt": "1"])
    #expect(site.findings() == [])
  }
}
