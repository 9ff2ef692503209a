import Commands
import Drawing
import Foundation
import Testing

@testable import VitrineCommand

@Suite("vitrine render")
struct RenderTests {
  /// Runs the command on a text in a file of its own.
  private func render(
    _ text: String, _ words: String...
  ) throws -> (code: ExitCode, output: String, error: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.md").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    var console = Console.inMemory()
    let code = VitrineProgram.program.run(["render", file] + words, &console)
    return (code, console.output.text, console.error.text.replacing(file, with: "a.md"))
  }

  @Test("a text becomes a fragment of CommonMark, without ids, tasks or tables")
  func fragment() throws {
    let result = try render("# A\n\n- [x] b\n\nc | d\n--|--\n\n---\ne: f\n---\n")
    #expect(result.code == .done)
    #expect(
      result.output == """
        <h1>A</h1>
        <ul>
        <li>[x] b</li>
        </ul>
        <p>c | d
        --|--</p>
        <hr />
        <h2>e: f</h2>

        """)
    #expect(result.error.isEmpty)
  }

  @Test("raw HTML is let through only if that is asked for")
  func unsafe() throws {
    #expect(try render("<b>a</b>").output == "<p>&lt;b&gt;a&lt;/b&gt;</p>\n")
    #expect(try render("<b>a</b>", "--unsafe").output == "<p><b>a</b></p>\n")
  }

  @Test("reasons are given with commas, one by one, or one after the other")
  func reasons() throws {
    let text = "a ![b](c)\n\n<!-- private -->\n\nd\n\n<!-- /private -->\n"
    let expected = try render(text, "--redacted", "text,privacy").output
    #expect(!expected.contains(">a") && expected.contains("src=\"c\""))
    #expect(try render(text, "--redacted", "text", "--redacted=privacy").output == expected)
    #expect(try render(text, "--redacted", "text", "privacy").output == expected)
    // As of a variable that is not set: what was to be hidden is not shown.
    for none in ["", ",", "text,"] {
      let refused = try render(text, "--redacted=\(none)")
      #expect(refused.code == .wrongUse && refused.output.isEmpty)
    }
  }

  @Test("the projection says what hidden words tell")
  func projection() throws {
    let constant = try render("one two", "--redacted", "placeholder", "--projection", "constant")
    let glyphs = String(decoding: Projection.constant.glyphs, as: UTF8.self)
    #expect(constant.output == "<p class=\"sk\" aria-hidden=\"true\" inert>\(glyphs)</p>\n")
    let exact = try render("one two", "--redacted", "placeholder", "--projection", "exact")
    #expect(exact.output == (try render("one two", "--redacted", "placeholder").output))
    let grid = try render("one two", "--redacted", "placeholder", "--projection", "grid")
    #expect(grid.output != exact.output && grid.output != constant.output)
  }

  @Test("front matter is read only if that is asked for, and its mistakes are told with a caret")
  func frontMatter() throws {
    #expect(try render("---\ntitle: a\n---\nb").output.hasPrefix("<hr />"))
    #expect(try render("---\ntitle: a\n---\nb", "--front-matter").output == "<p>b</p>\n")
    let wrong = try render("---\ntitel: a\ndraft: 3\n---\nb", "--front-matter")
    #expect(wrong.code == .badContent)
    #expect(wrong.output.isEmpty)
    #expect(
      wrong.error == """
        a.md:2:1: error: unknown key 'titel'. Did you mean 'title'?
          2 | titel: a
            | ^~~~~
        a.md:3:8: error: 'draft' must be true or false, not '3'
          3 | draft: 3
            |        ^

        """)
    #expect(
      try render("---\nmine: a\n---\nb", "--front-matter").error.hasPrefix("a.md:2:1: warning: "))
  }

  @Test("a page stands alone: a title, a heading, styles, and no script")
  func page() throws {
    let page = try render("# A\n\n## B\n\n- [x] c", "--page").output
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<title>A</title>"))
    #expect(page.matches(of: /<h1/).count == 1)
    #expect(page.contains("<h2 id=\"b\">B</h2>"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("<script"))
  }

  @Test("a page that is redacted does not tell its title, but has one")
  func redactedPage() throws {
    let page = try render(
      "---\ntitle: Secret\nlanguage: ar\n---\n# Secret\n\nSecret", "--page", "--front-matter",
      "--redacted", "placeholder"
    ).output
    #expect(!page.contains("Secret"))
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<h1>a</h1>"))
    #expect(page.contains("role=\"status\""))
    #expect(page.contains("@font-face"))
  }

  @Test("a file that is not there, or a second one, is wrong use")
  func wrongUse() throws {
    var console = Console.inMemory()
    #expect(VitrineProgram.program.run(["render", "no such file"], &console) == .wrongUse)
    #expect(console.error.text.hasPrefix("Error: cannot read 'no such file'"))
    #expect(try render("a", "another.md").code == .wrongUse)
  }

  @Test("the help asks for one file, and for reasons")
  func help() {
    var console = Console.inMemory()
    #expect(VitrineProgram.program.run(["render", "--help"], &console) == .done)
    #expect(console.output.text.contains("[--page] [FILE] [REASON]…\n"))
  }

  @Test("standard input is read without a file, and its size is bounded")
  func standardInput() throws {
    #expect(try shell("printf '*a*' | vitrine render").output == "<p><em>a</em></p>\n")
    #expect(try shell("printf '*a*' | vitrine render -").output == "<p><em>a</em></p>\n")
    let large = try shell("head -c 100000000 /dev/zero | vitrine render")
    #expect(large.code == 2)
    #expect(large.error.hasPrefix("<stdin>: error: the file is larger than"))
  }
}
