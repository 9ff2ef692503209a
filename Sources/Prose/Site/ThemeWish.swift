// How the pages of a site are to look, as it is written in `site.yaml`.

import Drawing

/// The theme that an author asks for.
///
/// ```yaml
/// theme:
///   colors:
///     accent: { day: "#7a1f5c", night: "#f2a6d8" }
///     hair: "#888"              # the same by day and by night
///   radius: 0.25                # in rem, as spacing and width
///   stylesheet: site.css        # a file of the content, for what '.style(…)' names
/// ```
package struct ThemeWish: Hashable, Sendable {
  /// The colours that are asked for.
  package var colors: [Theme.Role: Tone] = [:]
  /// How round corners are, how far apart things stand and how wide a page gets, if it is said.
  package var radius: Double?
  package var spacing: Double?
  package var width: Double?
  /// The stylesheet, and where it is written.
  package var stylesheet: FrontMatter.Located?
  /// What stands in the stylesheet, once it is read; a share brings it along so.
  package var css: String?
  /// Where each colour is written, for what is said of it.
  private var marks: [Theme.Role: YAML.Mark] = [:]

  package init() {}

  /// A theme with what is asked for.
  package func applied(to theme: Theme) -> Theme {
    var theme = theme
    theme.colors.merge(colors) { $1 }
    theme.radius = radius ?? theme.radius
    theme.spacing = spacing ?? theme.spacing
    theme.width = width ?? theme.width
    if let css, let sheet = try? OwnSheet(css) { theme.sheet = sheet }
    return theme
  }

  /// Colours that are too much alike; `source` is the content of the file, for the line with the
  /// caret.
  package func findings(
    of theme: Theme, in source: [UInt8], path: String
  ) -> [Diagnostic] {
    var findings = Findings(SourceFile(path: path, bytes: source))
    for finding in theme.contrastFindings {
      // Where neither of the two is written here, they are the program's.
      guard let mark = marks[finding.role] ?? marks[finding.ground] else { continue }
      findings.add(.theme(finding.sentence), at: mark)
    }
    return findings.all
  }

  /// What is wrong in the stylesheet, which is this file.
  package static func findings(
    _ remarks: [OwnSheet.Remark], in sheet: [UInt8], path: String, _ severity: Diagnostic.Severity
  ) -> [Diagnostic] {
    var findings = Findings(SourceFile(path: path, bytes: sheet))
    for remark in remarks {
      findings.add(.theme(remark.sentence), offset: remark.offset, length: remark.length, severity)
    }
    return findings.all
  }

  /// That the stylesheet cannot be had.
  package func finding(
    _ sentence: String, in source: [UInt8], path: String
  ) -> [Diagnostic] {
    guard let stylesheet else { return [] }
    var findings = Findings(SourceFile(path: path, bytes: source))
    findings.add(.theme(sentence), at: stylesheet.mark)
    return findings.all
  }

  static let known = [
    KeyName("colors", "colours", for: "Colours by what they are for, each by day and by night."),
    KeyName("radius", for: "How round corners are, in rem."),
    KeyName("spacing", for: "How far apart things stand, in rem."),
    KeyName("width", for: "How wide a page gets, in rem."),
    KeyName("stylesheet", for: "A stylesheet of the site's own, by its path in the content."),
    KeyName("css", for: "A few rules of the site's own, written out."),
  ]

  static func read(_ fields: Fields, into findings: inout Findings) -> ThemeWish {
    var wish = ThemeWish()
    guard let node = fields.node("theme") else {
      fields.mustSay("theme", into: &findings)
      return wish
    }
    // What nobody reads would not be seen, and nobody would say so.
    let inner = Fields(node, known: known, isStrict: true, into: &findings)
    wish.readColors(inner, into: &findings)
    wish.radius = inner.size("radius", 0...4, into: &findings)
    wish.spacing = inner.size("spacing", 0.25...4, into: &findings)
    wish.width = inner.size("width", 20...120, into: &findings)
    wish.stylesheet = inner.located("stylesheet", into: &findings).first.map {
      FrontMatter.Located(text: $0.text, mark: $0.mark)
    }
    inner.mustSay("stylesheet", into: &findings)
    wish.css = inner.text("css", into: &findings)
    if let css = wish.css, let node = inner.node("css") {
      do throws(OwnSheet.Remark) {
        for remark in try OwnSheet(css).warnings {
          findings.add(.theme(remark.sentence), at: node.mark, .warning)
        }
      } catch {
        findings.add(.theme(error.sentence), at: node.mark)
      }
    }
    return wish
  }

  private mutating func readColors(_ fields: Fields, into findings: inout Findings) {
    guard let entry = fields.value(["colors", "colours"]) else { return }
    let roles = Theme.Role.allCases
    let inner = Fields(
      entry.value, known: roles.map { KeyName($0.rawValue) }, isStrict: true, into: &findings)
    for role in roles {
      guard let node = inner.node(role.rawValue) else {
        inner.mustSay(role.rawValue, into: &findings)
        continue
      }
      marks[role] = node.mark
      if case .mapping = node.content {
        let times = Fields(
          node, known: [KeyName("day"), KeyName("night")], isStrict: true, into: &findings)
        for time in ["day", "night"] where times.node(time) == nil {
          times.missing(time, of: "the colour '\(role.rawValue)'", into: &findings)
        }
        if let day = times.color("day", into: &findings),
          let night = times.color("night", into: &findings)
        {
          colors[role] = Tone(day: day, night: night)
        }
      } else if let color = inner.color(role.rawValue, into: &findings) {
        colors[role] = Tone(day: color, night: color)
      }
    }
  }
}

extension Fields {
  fileprivate func color(_ name: String, into findings: inout Findings) -> Color? {
    guard let entry = value([name]) else { return nil }
    if case .scalar(let text, _) = entry.value.content, let color = Color(text) { return color }
    return wrong(entry, "a colour like \"#7a1f5c\", in quotation marks", into: &findings)
  }

  /// A number of rem.
  fileprivate func size(
    _ name: String, _ range: ClosedRange<Double>, into findings: inout Findings
  ) -> Double? {
    guard let entry = value([name]) else { return nil }
    if case .scalar(let text, _) = entry.value.content, let size = Double(text),
      range.contains(size)
    {
      return size
    }
    return wrong(
      entry, "a number of rem from \(range.lowerBound) to \(range.upperBound)", into: &findings)
  }
}
