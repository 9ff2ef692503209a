// A whole file that looks as if it were to be private, and would not be.

import Testing

@testable import Prose

@Suite("what looks like a private document")
struct PrivacyWishTests {
  private func found(_ text: String) -> [String] {
    mistakes { try Document(Array(text.utf8), path: "a.md") }
  }

  @Test(
    "front matter that does not begin the file is an error, not a text",
    arguments: [
      "\n", "\n\n  \n", "<!-- a note -->\n", "<!-- a\nnote -->\n\n", "# a note\n", "\u{200B}",
      "\u{FEFF}\u{FEFF}",
      " ", "   ", "\t", "-", "\u{A0}", "\r\n",
    ])
  func late(_ before: String) {
    for fence in ["---", "--- ", "----", "\u{2014}\u{2014}", "\u{2013}\u{2013}\u{2013}", "- - -"] {
      let isOpen = before == "" && fence.hasPrefix("---")
      let text = "\(before)\(fence)\ntitle: A\nredaction: { private: true }\n---\nSecret.\n"
      #expect(!found(text).isEmpty && !isOpen, "\(text)")
    }
  }

  @Test(
    "front matter that others write otherwise is an error, not a text",
    arguments: [
      "--- # for the team\ntitle: A\n", "--- !!map\ntitle: A\n", "--- &all\ntitle: A\n",
      "--- { title: A, redaction: { private: true } }\n", "---yaml\ntitle: A\n",
      "---json\n{\n  \"title\": \"A\"\n}\n", ";;;\n{ \"title\": \"A\" }\n;;;\n",
      "\n+++\ntitle = \"A\"\ndraft = true\n+++\n", "\n{ \"title\": \"A\", \"private\": true }\n",
      "<!-- a note -->\n{\n\"title\": \"A\"\n}\n", "title: A\nredaction: {private: true}\n",
      "title: A long title of several words\ntags: [a]\n\ndraft: true\n",
    ])
  func otherwise(_ front: String) {
    let found = found("\(front)---\n\nSecret.\n")
    #expect(found.map { $0.contains("looks like front matter") } == [true])
  }

  @Test(
    "a key that hides nothing is an error",
    arguments: [
      "private: true", "private: yes", "Private: true", "privat: true", "is_private: 1", "private:",
      "visibility: private", "status: Private", "access: [private]", "redaction.private: true",
      "<<: { redaction: { private: true } }", "public: false", "published: no", "secret: true",
      "confidential: true", "meta: { private: true }", "redaction: { private: ~ }",
      "redaction: { private: }", "redaction:", "redaction: ~", "redaction:\nprivate: true",
      "redaction: private", "redaction: { privat: true }", "redaction: { private: 'true' }",
      "redaction: { private: maybe }", "sensitive: true", "redacted: yes", "visibility: hidden",
      "status: Unlisted",
    ])
  func keys(_ lines: String) {
    let found = found("---\ntitle: A\n\(lines)\n---\nSecret.\n")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasPrefix("3:") || $0.hasPrefix("4:") })
  }

  @Test(
    "of what is almost right it is told what is wrong",
    arguments: [
      (
        "redaction: {private: \"true\"}",
        "3:22 'private' must be true or false, and quotes make a text of it. Write true without quotes"
      ),
      (
        "draft: 'Yes'",
        "3:8 'draft' must be true or false, and quotes make a text of it. Write Yes without quotes"
      ),
      (
        "redaction: private",
        "3:12 'private' has no meaning here, and hides nothing. For a page that is private as a "
          + "whole, write 'redaction: { private: true }'"
      ),
      (
        "redaction: maybe",
        "3:12 'maybe' is not a value of 'redaction'. It can be exact, grid, constant"
      ),
    ])
  func almostRight(_ line: String, _ message: String) {
    #expect(found("---\ntitle: A\n\(line)\n---\nSecret.\n") == [message])
  }

  @Test("where nothing is private, it is told that the reason 'privacy' hides nothing")
  func privacyOfNothing() throws {
    func warnings(_ redaction: String, _ text: String, isPublic: Bool = false) -> [String] {
      var options = DocumentOptions()
      options.leavesOutPrivate = isPublic
      let bytes = Array("---\nredaction: \(redaction)\n---\n\(text)\n".utf8)
      return Document.read(bytes, path: "a.md", options: options).findings.map {
        "\($0.severity) \($0.place.line):\($0.place.column)"
      }
    }
    for isPublic in [false, true] {
      func expect(_ redaction: String, _ text: String, _ told: [String]) {
        #expect(warnings(redaction, text, isPublic: isPublic) == told, "\(redaction) \(text)")
      }
      let part = "<!-- private -->\nSecret.\n<!-- /private -->"
      expect("{ reasons: [privacy] }", "Open.", ["warning 2:24"])
      expect("{ reasons: [placeholder, privacy] }", "Open.", ["warning 2:37"])
      expect("{ reasons: [privacy] }", "Open.\n\n\(part)", [])
      expect("{ reasons: [privacy], private: true }", "Open.", [])
      expect("{ reasons: [placeholder] }", "Open.", [])
    }
  }

  @Test("keys of a text that has no front matter are an error")
  func bare() {
    for text in [
      "redaction: { private: true }\n---\nSecret.", "private: true\n\nSecret.",
      "---\ntitle: A\n---\nredaction: { private: true }\n---\nSecret.",
    ] { #expect(!found(text).isEmpty, "\(text)") }
  }

  @Test(
    "other texts are let be",
    arguments: [
      "***\n\nNote: a", "\n---\n\nText.", "Private: keep out.", "Title\n---\n\nText.",
      "---\ntitle: A\nauthor: B\nmood: privately amused by all of it\n---\nText.",
      "---\ntitle: Private\ntags: [private]\n---\nText.", "# A\n\n---\n\nText: b",
      "---\nredaction: { private: false }\n---\nText.", "---\npublic: true\n---\nText.",
      "\n+++\n\nText.", "--- a rule?\n\nNote: a", "{\n\nText.", "--- #1\nText: b", "\n{ \"a\": 1 }",
    ])
  func others(_ text: String) {
    let read = Document.read(Array(text.utf8), path: "a.md")
    #expect(!read.findings.hasErrors)
  }

  @Test(
    "of what a mark was to hide, and does not, nothing is told to those who read for the public",
    arguments: [
      "<!-- private --> The code is 2580. <!-- /private -->", "<!-- private: The code is 2580. -->",
      "<private>2580</private>", "| a |\n|---|\n| <!-- private --> 2580 |",
      "- <!-- private -->\n  [2580](2580.md)\n  <!-- /private -->",
      "```\n<!-- private -->\n2580\n```\n\n```\n2580",
    ])
  func log(_ text: String) {
    var options = DocumentOptions()
    let bytes = Array("---\nlayout: 2580\n---\n\(text)\n".utf8)
    #expect(Document.read(bytes, path: "a.md", options: options).findings.hasErrors)
    options.leavesOutPrivate = true
    let read = Document.read(bytes, path: "a.md", options: options)
    #expect(read.findings.hasErrors && read.document == nil)
    #expect(read.findings.allSatisfy { !$0.description.contains("2580") && $0.place.line > 0 })
  }

  @Test("what looks like front matter in a private part stops nobody who reads for the public")
  func frontMatterInPrivatePart() {
    var options = DocumentOptions()
    for text in ["redaction: 2580", "--- { title: 2580 }", "{ \"title\": \"2580\", \"x\": \"y\" }"]
    {
      let bytes = Array("<!-- private -->\n\(text)\n<!-- /private -->\n\npublic\n".utf8)
      options.leavesOutPrivate = false
      #expect(Document.read(bytes, path: "a.md", options: options).findings.hasErrors, "\(text)")
      options.leavesOutPrivate = true
      let read = Document.read(bytes, path: "a.md", options: options)
      #expect(read.findings == [] && read.document != nil, "\(text)")
    }
  }

  @Test("of a wrong reason of a private page nothing is told to those who read for the public")
  func wrongReason() throws {
    let text = "---\n{ title: 2580, redaction: { private: true, reasons: [txet] } }\n---\n"
    let redaction = try Document(Array(text.utf8), path: "a.md").frontMatter.redaction
    func told(_ isWithheld: Bool) -> [String] {
      redaction.findings(
        among: ["text"], in: Array(text.utf8), path: "a.md", isWithheld: isWithheld
      ).map(\.description)
    }
    #expect(told(false).contains { $0.contains("2580") })
    #expect(told(true).count == 1 && !told(true)[0].contains("2580"))
  }

  @Test("the settings of a site are looked at as its documents are")
  func site() {
    for text in ["private: true", "redaction: { private: ~ }", "redaction:", "visibility: private"]
    {
      #expect(throws: ContentError.self) {
        try SiteConfiguration(Array(text.utf8), path: "site.yaml")
      }
    }
  }

  @Test("text in units of two or four bytes is told from UTF-8, with a mark or without")
  func wide() throws {
    let text = "# A\n\nSecret 日本.\n"
    func bytes<Unit: FixedWidthInteger>(_ units: [Unit], isBig: Bool) -> [UInt8] {
      units.flatMap { unit in
        withUnsafeBytes(of: isBig ? unit.bigEndian : unit.littleEndian) { Array($0) }
      }
    }
    for text in [text, "# A\n", "Ab", "日本日本日本日本日本日本日本日本\n日本"] {
      for isBig in [true, false] {
        let two = bytes(Array(text.utf16), isBig: isBig)
        let four = bytes(text.unicodeScalars.map(\.value), isBig: isBig)
        for wide in [two, four] {
          let found = mistakes { try Document(wide, path: "a.md") }
          #expect(found.count == 1 && found[0].contains("UTF-8"), "\(text) \(isBig)")
        }
      }
    }
    _ = try Document(Array("a\0b\nc".utf8), path: "a.md")
  }
}
