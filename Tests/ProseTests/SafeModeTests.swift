// Content may be hostile: what is let through where raw HTML is not allowed.

import Drawing
import Testing

@testable import Prose

@Suite("safe mode")
struct SafeModeTests {
  @Test("raw HTML is shown as text, its comments are not shown")
  func rawHTML() throws {
    #expect(
      try html("a <b onclick=\"x\">c</b>")
        == "<p>a &lt;b onclick=&quot;x&quot;&gt;c&lt;/b&gt;</p>\n")
    #expect(
      try html("<script>\nalert(1)\n</script>")
        == "<pre><code>&lt;script&gt;\nalert(1)\n&lt;/script&gt;\n</code></pre>\n")
    #expect(try html("<!-- note to self -->\n\na <!-- b --> c") == "<p>a  c</p>\n")
    #expect(
      try html("<div><!-- note --></div>") == "<pre><code>&lt;div&gt;&lt;/div&gt;\n</code></pre>\n")
  }

  @Test(
    "URLs that could run something are dropped, however they are spelt",
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript&colon;alert(1)",
      "&#106;avascript:alert(1)", "vbscript:x", "file:///etc/passwd", "data:text/html,x",
      "data:image/svg+xml,x", "unknown:x", "blob:x", "view-source:x",
    ])
  func dropped(url: String) throws {
    #expect(try html("[a](<\(url)>)") == "<p><a>a</a></p>\n")
    #expect(try html("![a](<\(url)>)") == "<p>a</p>\n")
    #expect(try html("[a]\n\n[a]: <\(url)>") == "<p><a>a</a></p>\n")
  }

  @Test("what browsers would skip in a scheme is written so that there is no scheme")
  func obfuscated() throws {
    #expect(try html("[a](<java&#10;script:x>)") == "<p><a href=\"java%0Ascript:x\">a</a></p>\n")
    #expect(try html("[a](<&#1;javascript:x>)") == "<p><a href=\"%01javascript:x\">a</a></p>\n")
  }

  @Test(
    "other URLs stay",
    arguments: [
      "https://a.b/c?d=e#f", "mailto:a@b.c", "tel:+1", "/a", "a.md", "../a", "#a", "?a", "//a.b",
      "a/b:c", "sms:1",
    ])
  func kept(url: String) throws {
    #expect(try html("[a](\(url))") == "<p><a href=\"\(url)\">a</a></p>\n")
  }

  @Test("pictures may hold their data, if it is a picture that cannot run anything")
  func data() throws {
    #expect(try html("![a](data:image/png;base64,AA)").contains("src=\"data:image/png;base64,AA\""))
    #expect(try html("[a](data:image/png;base64,AA)") == "<p><a>a</a></p>\n")
    #expect(try html("![a](data:image/pngx;base64,AA)") == "<p>a</p>\n")
  }

  @Test("through the one door everything is let through")
  func unsafe() throws {
    let drawn = try html("<b>[a](javascript:x)</b>", ProseTreatment(allowsUnsafeHTML: true))
    #expect(drawn == "<p><b><a href=\"javascript:x\">a</a></b></p>\n")
  }

  @Test("characters that are none, and can be written by their numbers, become U+FFFD")
  func noncharacters() throws {
    let text =
      "# a&#xFFFF;b\n\n&#65534;&#xFFFF; [c&#xFFFF;](x&#xFFFF;y \"t&#xFFFE;\") ![d&#xFFFF;](e)\n\n"
      + "```i&#xFFFF;\nx\n```\n"
    let drawn = try Markdown(Array(text.utf8)).drawn(ProseTreatment()).html
    let html = try #require(String(validating: drawn, as: UTF8.self))
    #expect(html.contains("a\u{FFFD}b") && html.contains("\u{FFFD}\u{FFFD} <a"))
  }

  @Test("bytes that are no text become U+FFFD, where they are not an error")
  func invalid() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0x00, 0xC3, 0x28, 0xED, 0xA0, 0x80]
    let drawn = try Markdown(bytes).drawn(ProseTreatment()).html
    #expect(String(validating: drawn, as: UTF8.self)?.contains("\u{FFFD}") == true)
    #expect(
      mistakes { try Document([0x61, 0x0A, 0x62, 0xFF], path: "a.md") }
        == ["2:2 the file is not UTF-8 from here on. Save it as UTF-8"])
  }
}
