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
      section("prose", rightToLeft: false) { prose(document, $0) })
  }

  @Test("prose of words that are wider than their lines is almost always as tall under exact")
  func longWords() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var text = SeededText(seed: seed)
    var source = ""
    for index in 0..<60 {
      switch index % 6 {
      case 0: source += "## \(text.longWord())\n\n"
      case 1: source += "### \(text.longWords(upTo: 5))\n\n"
      case 2: source += "- \(text.longWords(upTo: 9))\n- \(text.longWords(upTo: 9))\n\n"
      case 3:
        let columns = text.below(5) + 2
        for row in 0..<4 {
          let cells = (0..<columns).map { _ in text.longWords(upTo: 4) }
          source += "| \(cells.joined(separator: " | ")) |\n"
          if row == 0 { source += String(repeating: "|---", count: columns) + "|\n" }
        }
        source += "\n"
      default: source += text.longWords(upTo: 30) + "\n\n"
      }
    }
    let document = try Markdown(Array(source.utf8))
    let found = try measured(
      section("long", rightToLeft: false) { "<div class=prose>\(prose(document, $0))</div>" },
      sheet: String(decoding: inlinedFaces() + FrameTheme.styleSheet(), as: UTF8.self), from: 280,
      to: 800)
    let of = try #require(found["long"])
    let (count, exact) = (of["count"]?.int ?? 0, of["exact"]?.int ?? 0)
    print("long words, seed \(seed): of \(count) heights, exact \(exact) off")
    #expect(count > 3_000 && Set(of["blocks"]?.array ?? []).count == 1)
    // How much of a word stays on a line is a matter of its letters, which nothing tells of. Of words in one
    // piece many more are off.
    #expect(exact * 20 <= count, "seed \(seed): \(of["worst"]?.string ?? "")")
  }

  @Test(
    "whatever a stylesheet says of words, what is hidden is as large as its text, or that is told")
  func stylesheets() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var text = SeededText(seed: seed)
    var source = ""
    for index in 0..<12 {
      let words = text.paragraph(index % 6 == 4 ? .japanese : .latin, isMarkdown: true)
      switch index % 6 {
      case 0: source += "## Words in a heading, and `code` in it\n\n"
      case 1: source += "- [a link](#) and \(words)\n- \(words)\n\n"
      case 2: source += "> \(words.replacing("\n", with: "\n> "))\n\n"
      case 3: source += "```\nlet one = 1\n\tone + 1\n```\n\n"
      default: source += words + "\n\n"
      }
    }
    let document = try Markdown(Array(source.utf8))
    let sheet = String(decoding: inlinedFaces() + FrameTheme.styleSheet(), as: UTF8.self)
    let body = section("words", rightToLeft: false) {
      "<div class=prose>\(prose(document, $0))</div>"
    }
    let rules = try ["p, li, td, th, pre, blockquote, ul, ol, h2, h3", "a, code, em, strong"].map {
      try JSON.string(OwnSheet(":is(\($0)) { --probe: 0 }").text)
    }
    let written = String(decoding: JSON.array(rules).bytes, as: UTF8.self)
    var (count, blocks) = (0, Int.max)
    var differing: [JSONObject.Member] = []
    try withPage { _, page in
      try page.setViewport(width: 480, height: 800)
      try page.show([
        "/": "<!doctype html><html lang=en><meta charset=utf-8><style>\(sheet)</style><body>\(body)"
      ])
      // A few at a time: an answer has to come within seconds, on a busy machine, too.
      for part in 0..<10 {
        let found = try page.evaluate("\(searching)(\(written), \(seed % 1_000_003) + \(part), 20)")
        count += found["count"]?.int ?? 0
        blocks = min(blocks, found["blocks"]?.int ?? 0)
        differing += found["differ"]?.object?.members ?? []
      }
    }
    #expect(count == 200 && blocks > 10, "\(count) rules, \(blocks) blocks")
    var told = 0
    for (rule, block) in differing.map({ ($0.name, $0.value) }) {
      // One that is refused is told, too.
      let warnings = (try? OwnSheet("a { \(rule) }"))?.warnings.count ?? 1
      told += warnings
      #expect(warnings == 1, "seed \(seed): \(rule), as of \(block.string ?? "")")
    }
    print("stylesheets, seed \(seed): of \(count) rules \(told) make a difference and are told")
  }

  private func prose(_ document: Markdown, _ treatment: Projection.Kind?) -> String {
    let reasons: RedactionReasons = treatment == nil ? [] : .placeholder
    let redaction = Redaction(reasons: reasons, projection: treatment ?? .grid)
    return String(
      decoding: document.drawn(ProseTreatment(redaction: redaction)).html, as: UTF8.self)
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
  (async (from, to) => {
    await document.fonts.ready;
    const result = {};
    for (const section of document.querySelectorAll('section')) {
      const columns = [...section.children].map(
        column => [...column.querySelectorAll('p, li, pre, h2, h3, div.h2, div.h3, tr')]);
      const of = { blocks: columns.map(c => c.length), exact: 0, grid: 0, count: 0, two: 0 };
      for (let step = 0; step < 40; step++) {
        section.style.width = Math.round(from + step * (to - from) / 39) + 'px';
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
  })
  """

/// Which declarations, of all that the browser knows, make blocks larger or smaller than their text. Those
/// that leave words less room than one takes are left out: there, words are broken anywhere.
private let searching = #"""
  (async (rules, seed, count) => {
    await document.fonts.ready;
    const next = below => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const values = `bold 100 900 italic oblique uppercase lowercase capitalize full-width small-caps
      all-small-caps 0.2em 3px 20px 2em none auto hidden nowrap pre pre-wrap pre-line break-spaces break-all
      keep-all anywhere break-word strict loose balance pretty stable normal initial inherit unset condensed
      expanded 1 2 0 optimizeLegibility optimizeSpeed bidi-override plaintext isolate super sub center end
      justify "a" "smcp"_1 "wght"_800 tabular-nums ordinal serif ex-height_0.7 from-font collapse separate
      border-box content-box ellipsis both hanging trim-both minimal manual preserve line-through underline
      dotted filled under over 1px_solid red inter-word inter-character always avoid list-item inside`
      .split(/\s+/).map(value => value.replace('_', ' '));
    const apart = new RegExp('^(-webkit-)?(writing-mode|column.*|.*width|.*inline-size|'
      + 'display|position|float|zoom|scale)$');
    const names = [...getComputedStyle(document.documentElement), 'all', 'font', 'font-variant', 'word-wrap',
      'text-wrap', 'white-space', 'margin', 'padding', 'border', 'text-emphasis'];
    const all = names.filter(name => !name.startsWith('--') && !apart.test(name)).flatMap(
      name => values.filter(value => CSS.supports(name, value)).map(value => `${name}: ${value}`));
    const style = document.head.appendChild(document.createElement('style'));
    const [plain, exact] = ['plain', 'exact'].map(
      name => [...document.querySelectorAll(`.${name} :is(p, li, pre, h2, h3, .h2, .h3)`)]);
    const isOff = index => Math.abs(
      plain[index].getBoundingClientRect().height - exact[index].getBoundingClientRect().height) > 0.5;
    const blocks = [...plain.keys()].filter(index => !isOff(index));
    const differ = {};
    for (let tried = 0; tried < count; tried++) {
      const rule = all[next(all.length)];
      style.textContent = `@layer own { ${rules[next(rules.length)].replace('--probe: 0', rule)} }`;
      const off = blocks.find(isOff);
      if (off !== undefined) differ[rule] = plain[off].outerHTML;
    }
    style.remove();
    return { count, blocks: plain.length === exact.length ? blocks.length : 0, differ };
  })
  """#

/// What is found of each section, at 40 widths.
private func measured(
  _ sections: String, sheet: String, from: Int, to: Int
) throws -> [String: JSON] {
  let document = """
    <!doctype html><html lang=en><meta charset=utf-8><style>\(sheet)</style><body>\(sections)
    """
  var found: [String: JSON] = [:]
  try withPage { _, page in
    try page.show(["/": document])
    let result = try page.evaluate("\(measuring)(\(from), \(to))")
    for member in result.object?.members ?? [] { found[member.name] = member.value }
  }
  return found
}

private func expectAgreement(_ sections: String) throws {
  let sheet = String(decoding: inlinedFaces() + SkeletonFont.styleSheet(), as: UTF8.self)
  let rules = """
    html { text-rendering: geometricPrecision; font-synthesis: none; }
    body { font: 16px/1.5 var(--sans); }
    #prose { font-family: var(--text); }
    code, pre { font: 16px/1.5 var(--mono); white-space: pre-wrap; }
    :not(pre) > code { line-height: 0; }
    h2, .h2 { font-size: 24px; font-weight: bold; }
    """
  for (script, of) in try measured(sections, sheet: sheet + rules, from: 320, to: 1440) {
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
