// All that an author can write above a text and in site.yaml, told from the tables that are read with.

/// A key that authors write, where it stands, and what it is for.
package struct AuthoredKey: Hashable, Sendable {
  /// What it is written below: `theme`, or nothing.
  package let parent: String?
  /// Its name, and those that are read as it.
  package let names: [String]
  /// A sentence that says what it is for.
  package let purpose: String
}

/// The keys that authors write.
package enum AuthoredKeys {
  /// Those above a text.
  package static let frontMatter =
    keys(FrontMatter.known) + keys(AuthoredStep.known, of: "onboarding")
    + keys(RedactionDefaults.known, of: "redaction")

  /// Those in `site.yaml`.
  package static let site =
    keys(SiteConfiguration.known) + keys(ThemeWish.known, of: "theme")
    + keys(ReasonDeclarations.known, of: "reasons")

  private static func keys(_ names: [KeyName], of parent: String? = nil) -> [AuthoredKey] {
    names.map { AuthoredKey(parent: parent, names: [$0.name] + $0.aliases, purpose: $0.purpose) }
  }
}
