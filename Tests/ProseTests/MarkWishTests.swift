// What looks like a wish for privacy and is none is an error, with its place.

import Testing

@testable import Prose

@Suite("what looks like a mark")
struct MarkWishTests {
  static let spellings = [
    "<!--- private --->", "<!-- private --->", "<!—private—>", "<!— private —>", "<!– private –>",
    "<! -- private -->", "<! private >", "< !-- private -->", "<!-- private start -->",
    "<!-- private (client) -->", "<!-- private: the client -->", "<!-- start private -->",
    "<!-- end of private -->", "<!-- Privat -->", "<!-- privte -->", "<!-- pirvate -->",
    "<!-- privacy -->", "<!-- pri vate -->", "<!-- p r i v a t e -->", "<!-- private- -->",
    "<!-- \u{FF50}\u{FF52}\u{FF49}\u{FF56}\u{FF41}\u{FF54}\u{FF45} -->",
    "<!--\u{A0}private\u{A0}-->",
    "<!--\u{200B} private -->", "<!-- priv\u{AD}ate -->", "\u{200B}<!-- private -->",
    "<!-- \u{440}rivate -->", "\u{FF1C}!-- private --\u{FF1E}", "&lt;!-- private --&gt;",
    "\\<!-- private -->", "!-- private -->", "<-- private -->", "<!-- private", "<!-- private ->",
    "<!-private->", "<private>", "<private/>", "<?private?>", "<%-- private --%>",
    "    <!-- private -->", "\t<!-- private -->", " <!-- private -->", "- <!-- private -->",
    "> <!-- private -->", "1. a\n\n   <!-- private -->", "a <!-- private -->",
    "<!-- private --> a", "<!--\nprivate\n-->", "<!-- *private* -->", "<!-- _private_ -->",
    "<!-- private=true -->", "<!-- private-start -->", "<!-- beginprivate -->", "<!-- #private -->",
    "<!-- [private] -->", "# <!-- private -->", "*<!-- private -->*", "| <!-- private --> |",
    "<div>\n<!-- private -->\n</div>", "<!-- note\n<!-- private -->", "- a\n  <!-- private -->",
    "<!-- secret -->", "<!-- Secret -->", "<!-- start secret -->", "<!-- hidden -->",
    "<!-- internal -->",
    "<!-- confidential -->", "<!-- not for the public -->", "<!-- non-public -->",
    "<!-- this is private -->", "<!-- the private part -->", "a <!-- secret -->",
    "<div class=\"private\">", "<div class='box Private-Note'>", "<p id=private>",
    "a <b private>b</b>",
    "<section\ndata-visibility = \"private\">", "<hr><div data-is-private />",
    "<i title='>' class=privat>",
    "::: private", ":::private", ":::: {.private}", "::: {#a .note .private}", "- ::: Private",
    "::: secret", "{% private %}", "{%- private -%}", "{{< private >}}", "{{% private %}}",
    "{{ private }}", "{% comment %}", "- {% hidden %}", "<!-- vitrine:private -->",
    "<!-- vitrine private -->", "<!-- internal only -->", "<!-- For internal use only -->",
    "<!-- do not publish -->", "<!-- not for publication -->",
    "[//]: # (private)", "[//]: # \"Private\"", "  [//]: # 'secret'",
    "[comment]: <> (this is private)",
    "[//]: # (start private)", "[//]:   <#>  (private: the client)", "> [//]: # (private)",
  ]

  @Test("and is none is an error with its line, whichever way it is spelt", arguments: spellings)
  func opening(_ spelling: String) throws {
    for text in ["Open.\n\n\(spelling)\n\nSecret.\n", "Open.\n\n\(spelling)\nSecret.\n"] {
      let found = mistakes { try Markdown(Array(text.utf8)) }
      #expect(!found.isEmpty)
      let last = 3 + spelling.utf8.count { $0 == 0x0A }
      #expect(found.allSatisfy { message in (3...last).contains { message.hasPrefix("\($0):") } })
    }
  }

  @Test("a closing that is none leaves its part open, which is an error", arguments: spellings)
  func closing(_ spelling: String) throws {
    // These have a line that is a mark, if one that stands in HTML.
    if ["<div>", "<!-- note"].contains(where: spelling.hasPrefix) { return }
    let close = spelling.replacing("private", with: "/private")
    let text = "<!-- private -->\n\nSecret.\n\n\(close)\n\nOpen.\n"
    #expect(!mistakes { try Markdown(Array(text.utf8)) }.isEmpty)
  }

  @Test("every mark with one byte more, less or changed is a mark, or an error, or plainly seen")
  func slips() throws {
    let mark = Array("<!-- private -->".utf8)
    var others: [[UInt8]] = []
    for index in mark.indices {
      var less = mark
      less.remove(at: index)
      others.append(less)
      for byte: UInt8 in [0x20, 0x09, 0x2D, 0x21, 0x2F, 0x61, 0x2E, 0x3E, 0x3C] {
        var changed = mark
        changed[index] = byte
        var more = mark
        more.insert(byte, at: index)
        others += [changed, more]
      }
    }
    for other in others {
      let text = other + Array("\n\nSecret.\n\n<!-- /private -->\n".utf8)
      let found = mistakes { try Markdown(text) }
      let mark = MarkLine(other[...])
      let isMark = mark?.isClosing == false
      #expect(isMark == found.isEmpty, "\(String(decoding: other, as: UTF8.self))")
    }
  }

  @Test(
    "what is code, or speaks of other things, is let be",
    arguments: [
      "`<!-- private -->`", "```\n<!-- private -->\n```", "~~~html\n<!-- private start -->\n~~~",
      "> ```\n> <!-- private -->\n> ```", "- a\n\n  ```\n  <!-- private -->\n  ```",
      "<!-- TODO: private parts -->", "<!-- the secret of good tea -->",
      "<!-- hidden by the fold -->", "<!-- a note -->", "<!-- more -->", "Private, and 1 < 2.",
      "private", "- private", "**private**", "# Private", "<b>private</b>", "Map<String, Int>",
      "the `<private>` tag", "<!-- Read more about private things -->", "a <!-- b --> c",
      "<-- here",
      "<a class=\"privacy\" href=\"private.html\">a</a>",
      "<a id=\"private-keys\" title='Private'></a>",
      "<i data-note=\"my private joke\">a</i>", "::: tip private keys\na\n:::", "`::: private`",
      "`{% private %}`", "{% include a.html %}", "{{< figure src=\"private.png\" >}}", "a {{ b }}",
      "<!-- vitrine:more -->", "<!-- internal links only work here -->",
      "```\n::: private\n```", "a ::: private",
      "[//]: # (a note)", "[//]: # (hidden by the fold)", "```\n[//]: # (private)\n```",
      "    [//]: # (private)", "[private]: #", "[a]: b.html (private)", "`[//]: # (private)`",
      "![a](b.png)", "1 <2 private", "& &amp; private > public", "<https://private.example/>",
    ])
  func others(_ text: String) throws {
    #expect(mistakes { try Markdown(Array(text.utf8)) } == [])
  }

  @Test("marks in code are only shown, unless a fence that is left open makes that doubtful")
  func openFences() throws {
    let part = "<!-- private -->\nSecret.\n<!-- /private -->\n"
    for shown in ["```\n\(part)```\n", "~~~ a\n\(part)~~~~\n"] {
      #expect(try html(shown).contains("Secret."))
      #expect(try html(shown + part).contains("<p>Secret.</p>"))
    }
    for open in ["```\n\(part)", "```\n\(part)```\n\n~~~\n", "``` \n\(part)~~~\n"] {
      let found = mistakes { try Markdown(Array(open.utf8)) }
      #expect(found.count == 2 && found.allSatisfy { $0.contains("never closed") })
    }
    // Where a fence was forgotten, another that was to begin may seem to be its code.
    for open in ["```\n\(part)```swift\na\n```\n", "> ```\na\n```\n\(part)``` b\n```\n"] {
      #expect(!mistakes { try Markdown(Array(open.utf8)) }.isEmpty, "\(open)")
    }
    #expect(try html("````\n```\n\(part)```\n````\n").contains("Secret."))
    // Only a fence at the margin shows marks; what cmark takes for code besides is a mistake.
    for indented in ["  ```\n\(part)  ```\n", "<pre>\n```\n\(part)```\n</pre>\n"] {
      #expect(!mistakes { try Markdown(Array(indented.utf8)) }.isEmpty, "\(indented)")
    }
    // A fence in a list is none at the margin, whichever way its lines look.
    let list = "- ```\n  code\n  ```\n\n1. a\n\n   ~~~\n   b\n\n\(part)"
    #expect(try !html(list, .reasons(.privacy)).contains("Secret."))
  }

  @Test("a long text of what could begin a mark takes as long as its length says")
  func linear() throws {
    for piece in ["<!- <private_ <! < ", "<b c=\"> <b d=' ", "\n::: "] {
      let text = "<div>" + String(repeating: piece, count: 20_000)
      #expect(mistakes { try Markdown(Array(text.utf8)) }.count >= 0)
    }
  }
}
