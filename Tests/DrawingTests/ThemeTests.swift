// What the theme promises: sizes, contrasts, motion.

import Drawing
import Foundation
import Testing

@Suite("theme of a frame")
struct ThemeTests {
  private let sheet = String(decoding: FrameTheme.styleSheet(), as: UTF8.self)

  @Test("a text is as large as its projection was measured", arguments: Face.Scale.allCases)
  func sizes(scale: Face.Scale) throws {
    let name: String? =
      switch scale {
      case .body: nil
      case .caption: ".caption"
      case .lead: ".lead"
      case .heading1: "h1, .h1"
      case .heading2: "h2, .h2"
      case .heading3: "h3, .h3"
      }
    guard let name else { return }
    let rule = try #require(sheet.range(of: "\n\(name) { font-size: "))
    let size = sheet[rule.upperBound...].prefix { $0 != "r" }
    #expect(Double(size).map { Int($0 * 1000) } == scale.thousandths)
  }

  @Test("blocks stand out from the page by 3:1 and texts by 4.5:1, by day and by night")
  func contrast() throws {
    let day = try colors(#/--([a-z-]+): light-dark\(#([0-9a-f]{3,6}), #/#)
    let night = try colors(#/--([a-z-]+): light-dark\(#[0-9a-f]{3,6}, #([0-9a-f]{3,6})\);/#)
    #expect(day.count == 14 && night.count == 14)
    for colors in [day, night] {
      for ground in ["page", "surface"] {
        func contrast(_ name: String) throws -> Double {
          let (one, other) = (try #require(colors[name]), try #require(colors[ground]))
          return (max(one, other) + 0.05) / (min(one, other) + 0.05)
        }
        for name in ["block", "line"] { #expect(try contrast(name) >= 3) }
        for name in ["ink", "quiet", "accent", "red", "yellow", "green", "blue"] {
          #expect(try contrast(name) >= 4.5)
        }
      }
      let (accent, on) = (try #require(colors["accent"]), try #require(colors["on-accent"]))
      #expect((max(accent, on) + 0.05) / (min(accent, on) + 0.05) >= 4.5)
    }
  }

  @Test("motion stands behind a question, and ends within 5 seconds")
  func motion() throws {
    let parts = sheet.components(separatedBy: "@media (prefers-reduced-motion: no-preference) {")
    #expect(parts.count == 2 && !parts[0].contains("animation") && !parts[0].contains("transition"))
    let animations = parts[1].matches(of: /animation: \w+ ([0-9.]+)s [a-z-]+ (\d+);/)
    #expect(animations.count == parts[1].components(separatedBy: "animation:").count - 1)
    for animation in animations {
      let seconds = try #require(Double(animation.output.1))
      let times = try #require(Double(animation.output.2))
      #expect(seconds * times <= 5)
    }
  }

  @Test("nothing is fetched but the shipped faces, and nothing tells live from inert")
  func selfContained() {
    let urls = sheet.components(separatedBy: "url(").dropFirst()
    #expect(urls.allSatisfy { $0.hasPrefix("data:font/ttf;base64,") || $0.hasPrefix("fonts/") })
    #expect(urls.count == 39)
    #expect(!sheet.contains("[aria-disabled") && !sheet.contains("[href"))
  }

  @Test("the sheet of a picture is the theme, of its own width, and stands still")
  func picture() {
    let picture = String(decoding: FrameTheme.pictureSheet(), as: UTF8.self)
    #expect(picture.contains("\n:host {\n  color-scheme: light dark;"))
    #expect(picture.contains("\n.page { margin: 0; padding: 1.5rem clamp(1rem, 4cqi, 3rem); }"))
    #expect(picture.contains("\n@container (max-width: 45rem) {"))
    // Nothing of it asks for the document, its window, or time.
    let rules = picture.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
    #expect(!rules.contains(#/(^|[\n,{} ])(:root|html|body)[ {,:]|@media \((min|max)-|[0-9]v[wh]/#))
    #expect(!picture.contains("animation") && !picture.contains("url("))
  }

  /// The relative luminance of each colour that the theme declares so.
  private func colors(_ declaration: Regex<(Substring, Substring, Substring)>) throws -> [String:
    Double]
  {
    var colors: [String: Double] = [:]
    for match in sheet.matches(of: declaration) {
      var digits = String(match.output.2)
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      let value = try #require(Int(digits, radix: 16))
      let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
        let level = Double(part) / 255
        return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
      }
      colors[String(match.output.1)] = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    return colors
  }
}
