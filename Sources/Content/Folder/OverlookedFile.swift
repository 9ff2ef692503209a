// Files whose names are almost those of what is read.

import Prose

/// Tells of a file that is no document and no configuration, and looks like one.
enum OverlookedFile {
  private static let endings = [".md", ".markdown", ".mdown", ".mkd", ".mdx"]
  private static let configurations = ["site.yml", "site.yaml", "site.json", "site.toml"]

  /// Whether a file that is no document was written as one, such as `a.markdown`: its author did not
  /// mean it to be published as it stands, with its private parts.
  static func isSource(_ path: String) -> Bool {
    let name = path.lowercased()
    return configurations.contains(name) || endings.contains(where: name.hasSuffix)
  }

  /// A warning about the file at a path below the content; none if it is like any other.
  static func warning(about path: String, shown: String) -> [Diagnostic] {
    let name = path.lowercased()
    let message: String
    if configurations.contains(name), path != ConfigurationFile.path {
      message = "this file is not read. The settings of a site stand in 'site.yaml'"
    } else if endings.contains(where: name.hasSuffix) {
      message = "this file is not read. Files that end in '.md' become pages"
    } else {
      return []
    }
    return [Diagnostic(.warning, at: Place(file: shown), message)]
  }
}
