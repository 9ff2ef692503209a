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
    let day = try colors(after: ":root {")
    let night = try colors(after: "(prefers-color-scheme: dark) {")
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

  /// The relative luminance of each colour that is declared in the first block after a place.
  private func colors(after place: String) throws -> [String: Double] {
    let start = try #require(sheet.range(of: place))
    let block = sheet[start.upperBound...].prefix { $0 != "}" }
    var colors: [String: Double] = [:]
    for match in String(block).matches(of: /--([a-z-]+): #([0-9a-f]{3,6});/) {
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
