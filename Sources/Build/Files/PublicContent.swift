// What a share that is built for the public may tell of the content.

import Content
import Drawing
import JSON
import Prose
import System
import Type

/// A share leaves the machine, and from a fingerprint a short text can be guessed: those of a public
/// build are of what everybody may read, and of nothing else.
enum PublicContent {
  /// The fingerprint of what all documents say publicly, and of the paths of all files. What
  /// copied files hold is left out: the share's manifest tells it file by file. What other files hold
  /// shows nowhere.
  static func fingerprint(of loader: DocumentLoader) throws(DiskError) -> Fingerprint {
    var print = Fingerprinter()
    var clock = PhaseClock(isRunning: false)
    for file in loader.folder.files {
      print.add(file.path)
      guard file.isDocument, let document = try loader.load(file.path, clock: &clock).document
      else { continue }
      let front = document.frontMatter
      print.add(document.title)
      print.add(document.blurb)
      print.add(UInt64(front.tags.count))
      for tag in front.tags { print.add(tag) }
      print.add(front.language ?? "")
      print.add(front.image?.text ?? "")
      print.add(UInt64(bitPattern: Int64(front.moment?.secondsSince1970 ?? .min)))
      print.add(front.isDraft ? 1 : 0)
      for setting in settings(of: front) { print.add(setting) }
      print.add(document.drawn(ProseTreatment()).html)
    }
    return print.fingerprint
  }

  /// What a front matter says of how its page is built: everybody sees that in the frames. Lines are none of
  /// it, since private ones count for them.
  private static func settings(of front: FrontMatter) -> [String] {
    var all = [
      "states \(front.states.map { $0.map(\.rawValue) } ?? ["by default"])",
      "latency \(front.latency ?? -1)", "outcome \(front.outcome?.rawValue ?? "by default")",
      "flags \(front.flags.map(\.rawValue).sorted())",
      "projection \(front.redaction.projection.map { "\($0)" } ?? "by default")",
      "reasons \(front.redaction.reasons)",
      "private \(front.redaction.isPrivate.map { "\($0)" } ?? "by default")",
      "steps \(front.onboarding?.count ?? -1)",
    ]
    for step in front.onboarding ?? [] {
      all += [
        step.id, step.text, "regions \(step.regions.map(\.rawValue))",
        "actions \(step.actions.map(\.rawValue))", "goal \(step.goal?.rawValue ?? "none")",
        "skip \(step.showsSkip)",
      ]
    }
    return all
  }

  /// `site.yaml` as it would be without comments and without what nobody reads: JSON, which is YAML.
  static func bytes(of configuration: SiteConfiguration) -> [UInt8] {
    var site = JSONObject()
    site["title"] = configuration.title.map(JSON.string)
    site["author"] = configuration.author.map(JSON.string)
    site["language"] = .string(configuration.language)
    site["url"] = configuration.baseURL.map(JSON.string)
    site["states"] = configuration.states.map { .array($0.map { .string($0.rawValue) }) }
    site["frames"] = .int(configuration.budget)
    let redaction = object(of: configuration.redaction)
    if redaction.count > 0 { site["redaction"] = .object(redaction) }
    var reasons = JSONObject()
    for reason in configuration.reasons.all { reasons[reason.name] = .object(object(of: reason)) }
    if reasons.count > 0 { site["reasons"] = .object(reasons) }
    switch configuration.fonts {
    case .shipped: break
    case .system: site["fonts"] = "system"
    case .own(let files): site["fonts"] = .object(object(of: files))
    }
    let theme = object(of: configuration.theme)
    if theme.count > 0 { site["theme"] = .object(theme) }
    site["axe"] = (configuration.axe?.text).map(JSON.string)
    var bytes: [UInt8] = []
    JSON.object(site).write(into: &bytes)
    return bytes
  }

  /// The theme, and in it what stands in its stylesheet.
  private static func object(of theme: ThemeWish) -> JSONObject {
    var object = JSONObject()
    var colors = JSONObject()
    for (role, tone) in theme.colors.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      colors[role.rawValue] = [
        "day": .string(tone.day.description), "night": .string(tone.night.description),
      ]
    }
    if colors.count > 0 { object["colors"] = .object(colors) }
    object["radius"] = theme.radius.map(JSON.double)
    object["spacing"] = theme.spacing.map(JSON.double)
    object["width"] = theme.width.map(JSON.double)
    object["css"] = theme.css.map(JSON.string)
    return object
  }

  private static func object(of files: [FontWish.File]) -> JSONObject {
    var object = JSONObject()
    for family in TextStyle.Family.allCases {
      let paths = files.filter { $0.family == family }.map(\.path.text)
      if !paths.isEmpty { object[family.rawValue] = .array(paths.map { .string($0) }) }
    }
    return object
  }

  private static func object(of redaction: RedactionDefaults) -> JSONObject {
    var object = JSONObject()
    switch redaction.projection {
    case .exact: object["projection"] = "exact"
    case .grid: object["projection"] = "grid"
    case .constant: object["projection"] = "constant"
    case nil: break
    }
    if !redaction.reasons.isEmpty {
      object["reasons"] = .array(redaction.reasons.map { .string($0) })
    }
    object["private"] = redaction.isPrivate.map(JSON.bool)
    return object
  }

  private static func object(of reason: DeclaredReason) -> JSONObject {
    var object = JSONObject()
    object["bit"] = .int(reason.bit)
    object["scope"] = .string("\(reason.scope)")
    switch reason.treatment {
    case .look(let look): object["treatment"] = .string("\(look)")
    case .none: object["treatment"] = "none"
    }
    return object
  }
}
