// A folder of content, read.

import Prose

/// What was read from a folder of content: every document, in order of path, and the configuration.
///
/// ```swift
/// let content = try Content.read("Content")
/// content.documents.map(\.title)
/// ```
public struct Content: Sendable {
  /// The folder, as the user named it.
  public let folder: String
  /// Every document, in order of the bytes of its path.
  public let documents: [Document]
  /// What `site.yaml` says.
  public let configuration: SiteConfiguration
  /// What is odd about the files, but no mistake.
  public let warnings: [Diagnostic]

  /// Reads a folder: `site.yaml` if it is there, and all files that end in `.md`, in folders below
  /// too. Throws the mistakes of all files, not of the first one alone.
  public static func read(
    _ path: String, options: ContentOptions = ContentOptions()
  ) throws(PipelineError) -> Content {
    let folder: ContentFolder
    do throws(DiskError) {
      folder = try ContentFolder(path)
    } catch {
      throw .disk(error)
    }
    var reader = ContentReader(folder, options: options)
    return try reader.read()
  }

  /// The name of the page that a document becomes: its path below the folder, without `.md`.
  public func pageName(of document: Document) -> String {
    var path = document.path[...]
    if folder != ".", path.hasPrefix(folder) { path = path.dropFirst(folder.count) }
    path = path.drop { $0 == "/" }
    return String(path.hasSuffix(".md") ? path.dropLast(3) : path)
  }

  init(
    folder: String, documents: [Document], configuration: SiteConfiguration, warnings: [Diagnostic]
  ) {
    self.folder = folder
    self.documents = documents
    self.configuration = configuration
    self.warnings = warnings
  }
}
