// The redaction reasons of a site's own, as they are written in `site.yaml`.

import Drawing

/// Reads declarations of reasons: a name, a bit, what becomes of content, and of which content.
enum ReasonDeclarations {
  static let known = [
    KeyName("bit", for: "The bit of the reason, from 10 to 31."),
    KeyName("treatment", for: "What becomes of content that it hides."),
    KeyName("scope", for: "Which content it hides."),
  ]

  private static let treatments: [(key: String, value: DeclaredReason.Treatment)] = [
    ("blocks", .look(.blocks)), ("solid", .look(.solid)), ("blur", .look(.blur)),
    ("outline", .look(.outline)), ("none", .none),
  ]

  private static let scopes: [(key: String, value: DeclaredReason.Scope)] = [
    ("text", .text), ("images", .images), ("all", .all),
  ]

  static func read(
    _ fields: Fields, isStrict: Bool, into findings: inout Findings
  ) -> DeclaredReasons {
    guard let entry = fields.value("reasons") else { return .none }
    guard case .mapping(let entries) = entry.value.content else {
      return fields.wrong(entry, "names with what they do", into: &findings) ?? .none
    }
    // One after the other, so that it shows which of them cannot stand with those before it.
    var declared = DeclaredReasons.none
    for entry in entries {
      guard let reason = reason(entry, isStrict: isStrict, into: &findings) else { continue }
      do throws(RedactionError) {
        declared = try DeclaredReasons(declared.all + [reason])
      } catch {
        findings.add(.redaction(error.description), at: entry.keyPlace)
      }
    }
    return declared
  }

  private static func reason(
    _ entry: YAML.Entry, isStrict: Bool, into findings: inout Findings
  ) -> DeclaredReason? {
    let fields = Fields(entry.value, known: known, isStrict: isStrict, into: &findings)
    guard case .mapping = entry.value.content else { return nil }
    let treatment = fields.choice("treatment", among: treatments, into: &findings)
    let scope = fields.choice("scope", among: scopes, into: &findings)
    if let builtIn = RedactionReasons.builtIn.first(where: { $0.name == entry.key }) {
      let bit = builtIn.reason.rawValue.trailingZeroBitCount
      findings.add(
        .redaction(
          "the redaction reason '\(entry.key)' is built in, on bit \(bit), so what is declared here would "
            + "do nothing; give it another name"), at: entry.keyPlace)
      return nil
    }
    guard fields.node("bit") != nil else {
      fields.missing("bit", of: "the reason '\(entry.key)'", into: &findings)
      return nil
    }
    guard let bit = fields.number("bit", atLeast: 0, into: &findings) else { return nil }
    return DeclaredReason(
      entry.key, bit: bit, treatment: treatment ?? .look(.blocks), scope: scope ?? .all)
  }
}
