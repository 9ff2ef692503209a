// What is stale leans: so do the words that are measured for the blocks in it.

import Drawing
import Testing
import Type

@testable import Prose

@Suite("stale prose")
struct StaleTests {
  private static let reasons: [RedactionReasons] = {
    let single: [RedactionReasons] = [.placeholder, .privacy, .invalidated, .custom(20)]
    return (0..<16).map { bits in
      single.indices.reduce(into: []) { if bits >> $1 & 1 == 1 { $0.formUnion(single[$1]) } }
    }
  }()

  /// Marks around each other, in every order.
  private static let texts: [String] = {
    func nested(_ marks: [String]) -> [String] {
      if marks.isEmpty {
        return ["Words *that* `lean` in **bold** [places](/a) and\n\n    code fi\n"]
      }
      return marks.flatMap { mark in
        nested(marks.filter { $0 != mark }).flatMap { inner in
          [
            inner,
            "Before.\n\n<!-- \(mark) -->\n\nOuter words.\n\n\(inner)\n<!-- /\(mark) -->\n\nAfter.\n",
          ]
        }
      }
    }
    return Set(nested(["private", "stale", "unredacted"])).sorted()
  }()

  /// What stands for each of the words where they lean, and the one block that stands for anything.
  private static let leaning: Set<String> = {
    let styles = [
      TextStyle(family: .text, isItalic: true), TextStyle(family: .mono, isItalic: true),
      TextStyle(weight: .bold, family: .text, isItalic: true),
    ]
    let words = texts.flatMap { $0.split { " \n*`[]()".contains($0) } }.map(String.init)
    let projections = Set(words).flatMap { word in
      styles.map { Projection(of: word, .exact, style: $0) }
    }
    return Set((projections + [.constant]).map { String(decoding: $0.glyphs, as: UTF8.self) })
  }()

  @Test("under any reasons, what is hidden in it is as wide as words that lean")
  func blocks() throws {
    let declared = try DeclaredReasons([DeclaredReason("text", bit: 20, treatment: .look(.blocks))])
    var (stale, hidden, drawn) = (0, 0, 0)
    for text in Self.texts {
      for reasons in Self.reasons {
        for isInvalidatable in [false, true] {
          let treatment = ProseTreatment(
            redaction: Redaction(reasons: reasons, declared: declared),
            isInvalidatable: isInvalidatable)
          // Some marks have no place in others.
          guard let html = try? html(text, treatment) else { continue }
          drawn += 1
          let parts = Self.stale(in: html)
          stale += parts.count
          for part in parts {
            let glyphs = part.unicodeScalars.split { !(0xE000...0xF8FF).contains($0.value) }
            hidden += glyphs.count
            #expect(
              glyphs.allSatisfy { Self.leaning.contains(String($0)) },
              "\(text) under \(reasons): \(html)")
          }
        }
      }
    }
    #expect(drawn > 300 && stale > 50 && hidden > 0, "\(drawn), \(stale), \(hidden)")
  }

  /// What stands in the elements of that class.
  private static func stale(in html: String) -> [String] {
    html.components(separatedBy: "<div class=\"stale\">").dropFirst().map { rest in
      var depth = 1
      var part = ""
      for piece in rest.split(separator: "<") {
        if piece.hasPrefix("div") { depth += 1 }
        if piece.hasPrefix("/div") { depth -= 1 }
        if depth == 0 { break }
        part += "<" + piece
      }
      return part
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
