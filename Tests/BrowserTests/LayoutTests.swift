// Redacted text has to be as tall as the text: measured in the browser, over many widths.

import Browser
import Drawing
import JSON
import Prose
import Testing
import Type

@Suite("layout", .serialized)
struct LayoutTests {
  @Test("paragraphs under exact and grid are as tall as the text, whatever the script")
  func paragraphs() throws {
    var text = SeededText(seed: 2026)
    var sections = ""
    for script in SeededText.Script.allCases {
      let paragraphs = (0..<80).map { _ in text.paragraph(script) }
      sections += section(script.rawValue, rightToLeft: script == .hebrew || script == .arabic) {
        treatment in
        paragraphs.map { html(Text($0), treatment) }.joined(separator: "\n")
      }
    }
    try expectAgreement(sections)
  }

  @Test("prose under exact and grid is as tall as the prose, whatever its structure")
  func prose() throws {
    var text = SeededText(seed: 6202)
    var source = ""
    for index in 0..<150 {
      let paragraph = text.paragraph(.latin, isMarkdown: true)
      switch index % 10 {
      case 3: source += "## \(paragraph.prefix { $0 != "." && $0 != "\n" })\n\n"
      case 5: source += "- \(paragraph)\n- \(text.paragraph(.latin, isMarkdown: true))\n\n"
      case 7: source += "> \(paragraph.replacing("\n", with: "\n> "))\n\n"
      case 9: source += "    let x = \(index)\n        \(index) + \(index)\n\n"
      default: source += paragraph + "\n\n"
      }
    }
    let document = try Markdown(Array(source.utf8))
    try expectAgreement(
      section("prose", rightToLeft: false) { treatment in
        let reasons: RedactionReasons = treatment == nil ? [] : .placeholder
        let redaction = Redaction(reasons: reasons, projection: treatment ?? .grid)
        let prose = ProseTreatment(redaction: redaction)
        return String(decoding: document.drawn(prose).html, as: UTF8.self)
      })
  }
}

/// The treatments that are compared, plain first.
private let treatments: [(name: String, kind: Projection.Kind?)] = [
  ("plain", nil), ("exact", .exact), ("grid", .grid),
]

private func section(
  _ name: String, rightToLeft: Bool, _ content: (Projection.Kind?) -> String
) -> String {
  let columns = treatments.map { "<div class=\($0.name)>\(content($0.kind))</div>" }
  return "<section id=\(name)\(rightToLeft ? " dir=rtl" : "")>\(columns.joined())</section>\n"
}

private func html(_ view: some View, _ treatment: Projection.Kind?) -> String {
  var environment = EnvironmentValues()
  if let treatment {
    environment.redactionReasons = .placeholder
    environment.projection = treatment
  }
  var bytes: [UInt8] = []
  HTMLWriter.write(Drawing(of: view, environment: environment), into: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// What share of the blocks is as tall redacted as plain, over 40 widths; measured in the page.
private let measuring = """
  (async () => {
    await document.fonts.ready;
    const result = {};
    for (const section of document.querySelectorAll('section')) {
      const columns = [...section.children].map(
        column => [...column.querySelectorAll('p, li, pre, h2, div.h2')]);
      const of = { blocks: columns.map(c => c.length), exact: 0, grid: 0, count: 0, two: 0 };
      for (let step = 0; step < 40; step++) {
        section.style.width = Math.round(320 + step * 1120 / 39) + 'px';
        const [plain, exact, grid] = columns.map(c => c.map(b => b.getBoundingClientRect().height));
        plain.forEach((height, index) => {
          of.count++;
          if (Math.abs(exact[index] - height) > 0.5) {
            of.exact++;
            of.worst ??= `${section.style.width}: ${exact[index]} for ${height}: `
              + columns[0][index].outerHTML + ' / ' + columns[1][index].outerHTML;
          }
          if (Math.abs(grid[index] - height) > 0.5) of.grid++;
          if (Math.abs(grid[index] - height) > 50) of.two++;
        });
      }
      result[section.id] = of;
    }
    return result;
  })()
  """

private func expectAgreement(_ sections: String) throws {
  let sheet = String(decoding: inlinedFaces() + SkeletonFont.styleSheet(), as: UTF8.self)
  let document = """
    <!doctype html><html lang=en><meta charset=utf-8><style>\(sheet)
    html { text-rendering: geometricPrecision; font-synthesis: none; }
    body { font: 16px/1.5 var(--sans); }
    #prose { font-family: var(--text); }
    code, pre { font: 16px/1.5 var(--mono); white-space: pre-wrap; }
    :not(pre) > code { line-height: 0; }
    h2, .h2 { font-size: 24px; font-weight: bold; }
    </style><body>\(sections)
    """
  try withPage { _, page in
    try page.show(["/": document])
    let result = try page.evaluate(measuring)
    for (script, of) in (result.object?.members ?? []).map({ ($0.name, $0.value) }) {
      let counts = of["blocks"]?.array ?? []
      #expect(Set(counts).count == 1 && counts.count == 3, "\(script): \(counts)")
      let count = of["count"]?.int ?? 0
      let exact = of["exact"]?.int ?? count
      let grid = of["grid"]?.int ?? count
      print("\(script): of \(count) heights, exact \(exact) off, grid \(grid) off")
      #expect(count >= 1_000, "\(script)")
      // Blink rounds each run of one direction up to 1/64 pixel; blocks are one run.
      let most = script == "hebrew" || script == "arabic" ? count / 1_000 : 0
      #expect(exact <= most, "\(script): exact \(exact) of \(count): \(of["worst"]?.string ?? "")")
      #expect(grid * 100 <= 5 * count, "\(script): grid \(grid) of \(count)")
      #expect(of["two"] == 0, "\(script): some paragraph is off by more than two lines")
    }
  }
}
