// What drawing costs: a list page of 1,000 rows from the view to bytes, against straight-line code
// that appends the same bytes, as it is and redacted.

import Composable
import Drawing
import Type

private let rows = (0..<1_000).map(BenchArticle.init)
private let links = (0..<4_000).map { SlotState.link("loaded-\($0).html") }

let drawingBenchmarks: [Benchmark] = [
  straightLine("drawing/1,000 rows, straight-line code", []),
  drawn("drawing/1,000 rows, view to bytes", [], "drawing/1,000 rows, straight-line code"),
  straightLine("drawing/1,000 rows redacted, straight-line code", .placeholder),
  drawn(
    "drawing/1,000 rows redacted, view to bytes", .placeholder,
    "drawing/1,000 rows redacted, straight-line code"),
]

private func drawn(_ name: String, _ reasons: RedactionReasons, _ floor: String) -> Benchmark {
  Benchmark(name, bytes: html(reasons).count, against: floor) { { html(reasons).count } }
}

private func straightLine(_ name: String, _ reasons: RedactionReasons) -> Benchmark {
  let expected = html(reasons)
  return Benchmark(name, bytes: expected.count) {
    var bytes: [UInt8] = []
    appendRows(reasons, to: &bytes)
    precondition(bytes == expected, "the straight-line code appends other bytes")
    return {
      var bytes: [UInt8] = []
      appendRows(reasons, to: &bytes)
      return bytes.count
    }
  }
}

private func html(_ reasons: RedactionReasons) -> [UInt8] {
  let drawing = Drawing(of: BenchList(articles: rows).redacted(reasons))
  var bytes: [UInt8] = []
  HTMLWriter.write(drawing, slots: links, into: &bytes)
  return bytes
}

private func appendRows(_ reasons: RedactionReasons, to bytes: inout [UInt8]) {
  bytes.reserveCapacity(rows.count * 1_400)
  bytes.append("<ul>")
  for article in rows {
    if reasons.isEmpty {
      appendVisible(article, to: &bytes)
    } else {
      appendRedacted(article, to: &bytes)
    }
  }
  bytes.append("</ul>")
}

private func appendVisible(_ article: BenchArticle, to bytes: inout [UInt8]) {
  bytes.append("<li><div class=\"row\"><img src=\"")
  bytes.append(escaped: article.image)
  bytes.append("\" alt=\"\" width=\"80\" height=\"80\" loading=\"lazy\">")
  bytes.append("<div class=\"stack tight\">")
  appendLink("<a class=\"link\" href=\"", article.id * 4, to: &bytes)
  bytes.append("\">")
  bytes.append(escaped: article.title)
  bytes.append("</a><p><time class=\"bold\" datetime=\"")
  bytes.append(text: article.day.description)
  bytes.append("\">")
  bytes.append(contentsOf: BenchArticle.written(article.day))
  bytes.append("</time></p><p class=\"caption\">")
  bytes.append(escaped: article.blurb)
  bytes.append("</p></div>")
  appendButton(
    article.isFavorite ? " red" : "", "Favorite", article.isFavorite ? .heartFilled : .heart,
    article.id * 4 + 1, to: &bytes)
  appendButton(
    article.willReadLater ? " yellow" : "", "Read later",
    article.willReadLater ? .bookmarkFilled : .bookmark, article.id * 4 + 2, to: &bytes)
  appendButton("", "Hide", .eyeOff, article.id * 4 + 3, to: &bytes)
  bytes.append("</div></li>")
}

private func appendButton(
  _ tint: StaticString, _ label: String, _ symbol: SymbolName, _ slot: Int,
  to bytes: inout [UInt8]
) {
  bytes.append("<a class=\"button plain")
  bytes.append(tint)
  bytes.append("\" role=\"button\" aria-label=\"")
  bytes.append(escaped: label)
  appendLink("\" href=\"", slot, to: &bytes)
  let isFilled = symbol == .heartFilled || symbol == .bookmarkFilled
  bytes.append(isFilled ? "\"><svg class=\"symbol filled" : "\"><svg class=\"symbol")
  bytes.append(tint)
  bytes.append("\" aria-hidden=\"true\" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\">")
  bytes.append("<path d=\"")
  bytes.append(symbol.path)
  bytes.append("\"/></svg></a>")
}

private func appendLink(_ start: StaticString, _ slot: Int, to bytes: inout [UInt8]) {
  bytes.append(start)
  if case .link(let href) = links[slot] { bytes.append(escaped: href) }
}

private func appendRedacted(_ article: BenchArticle, to bytes: inout [UInt8]) {
  bytes.append("<li><div class=\"row\"><span class=\"box\" aria-hidden=\"true\" inert>")
  bytes.append("<svg viewBox=\"0 0 80 80\" width=\"80\" height=\"80\">")
  bytes.append("<rect width=\"100%\" height=\"100%\"/></svg></span><div class=\"stack tight\">")
  bytes.append("<span class=\"link neutral\"><span class=\"sk\" aria-hidden=\"true\" inert>")
  append(blocksFor: article.title, .body, to: &bytes)
  bytes.append("</span></span><p class=\"sk bold\" aria-hidden=\"true\" inert>")
  var projector = Projector(EnvironmentValues().projection)
  let day = BenchArticle.written(article.day)
  projector.write(day.span, style: TextStyle(weight: .bold), into: &bytes)
  projector.finish(into: &bytes)
  bytes.append("</p><p class=\"sk caption\" aria-hidden=\"true\" inert>")
  append(blocksFor: article.blurb, TextStyle(size: 875), to: &bytes)
  bytes.append("</p></div>")
  for _ in 0..<3 {
    bytes.append("<span class=\"button plain neutral\">")
    bytes.append("<span class=\"shape\" aria-hidden=\"true\" inert></span></span>")
  }
  bytes.append("</div></li>")
}

private func append(blocksFor text: String, _ style: TextStyle, to bytes: inout [UInt8]) {
  var projector = Projector(EnvironmentValues().projection)
  projector.write(text, style: style, into: &bytes)
  projector.finish(into: &bytes)
}
