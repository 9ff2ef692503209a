// What stands where in the content, for links and pictures that lead there.

import Prose
import Synchronization

/// The files of the content by their paths; shared by all who read documents.
final class Places: Sendable {
  private let folder: ContentFolder
  private let files: [String: Bool]
  private let pictures: Mutex<[String: Dependency.Found]>

  /// The files of a folder; what is known of pictures already is not read again.
  init(_ folder: ContentFolder, known: [String: Dependency.Found] = [:]) {
    self.folder = folder
    files = Dictionary(
      folder.files.map { ($0.path, $0.isDocument) }, uniquingKeysWith: { one, _ in one })
    pictures = Mutex(known)
  }

  /// What stands at a path.
  func look(_ path: String) -> Dependency.Found {
    guard let isDocument = files[path] else { return .nothing }
    if isDocument { return .document }
    if let found = pictures.withLock({ $0[path] }) { return found }
    let found = read(path)
    pictures.withLock { $0[path] = found }
    return found
  }

  private func read(_ path: String) -> Dependency.Found {
    do throws(DiskError) {
      let header = try FileReading.read(folder.shown(path), limit: PictureHeader.limit)
      switch PictureHeader(header.bytes) {
      case .picture(let size): return .picture(size)
      case .none: return .file
      }
    } catch {
      return .nothing
    }
  }

  /// Where a file of the content goes, below the output.
  static func outputPath(ofFile path: String) -> String { "assets/content/\(path)" }

  /// The name of the page that a document becomes.
  static func pageName(ofDocument path: String) -> String {
    path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }
}
