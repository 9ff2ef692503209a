// Why there is no site.

import Glibc
import Prose
import System

/// What ends a build, a merge or the reading of a folder of content.
package enum SiteError: Error, Hashable, Sendable {
  /// The content is wrong: what was found in all files.
  case content([Diagnostic])
  /// The machine refused.
  case disk(DiskError)
  /// There are files in the way that no build made; their paths.
  case filesInTheWay([String])
  /// Names of pages that cannot be paths of the output: each with what is wrong with it.
  case pageNames([String])
  /// There is no page of that name.
  case noSuchPage(String, suggestion: String?)
  /// The address of the site is none.
  case baseURL(String)
  /// The content would be written over, or the output read.
  case outputIsContent(String)
  /// The content would be published with the output that it stands in.
  case outputHoldsContent(String, content: String)
  /// There is something at the path of the output, or above it, that is no folder.
  case outputIsNoFolder(String)
  /// A gallery would be taken to pieces for one share of it.
  case outputIsGallery(String)
  /// A gallery would be made of a share, and in its place.
  case outputIsShare(String)
  /// Somebody asked the build to end.
  case interrupted
  /// Shares do not make a gallery: all that is wrong with them.
  case shares([String])
}

extension SiteError: CustomStringConvertible {
  /// What happened, why, and what to do; one line or more for each finding.
  package var description: String {
    switch self {
    case .content(let diagnostics): diagnostics.told
    case .disk(let error): error.description
    case .filesInTheWay(let paths):
      "no build made \(list(paths)), and this one would write over \(paths.count == 1 ? "it" : "them"). "
        + "Move what is there, or choose another --output."
    case .pageNames(let findings): findings.joined(separator: "\n")
    case .noSuchPage(let name, let suggestion):
      "there is no page '\(name)'." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .baseURL(let url):
      "'\(url)' is not the address of a site. Write it as https://example.org/gallery/"
    case .outputIsContent(let path):
      "'\(path)' is the content itself. Choose another --output."
    case .outputHoldsContent(let path, let content):
      "'\(path)' holds the content '\(content)', all of which would be published with it. "
        + "Choose another --output."
    case .outputIsNoFolder(let path):
      "'\(path)' is no folder, and can be none: a file stands there. Choose another --output."
    case .outputIsGallery(let path):
      "'\(path)' is a whole gallery. Choose another --output for a share of it."
    case .outputIsShare(let path):
      "'\(path)' is one of the shares. Choose another --output."
    case .interrupted: "this was asked to end. Nothing was written."
    case .shares(let findings): findings.joined(separator: "\n")
    }
  }

  private func list(_ paths: [String]) -> String {
    paths.sorted().map { "'\($0)'" }.listed(atMost: 5)
  }
}

/// Does something with the disk: what the machine refuses ends the build as all else does.
package func onDisk<Value>(
  _ work: () throws(DiskError) -> Value
) throws(SiteError) -> Value {
  do throws(DiskError) {
    return try work()
  } catch {
    throw .disk(error)
  }
}

extension [Diagnostic] {
  /// Ends the build if something is wrong, telling all that is; what is merely odd does not.
  package func throwErrors() throws(SiteError) {
    guard hasErrors else { return }
    throw .content(filter { $0.severity == .error }.sorted())
  }
}

// What is told of files that do not hold still while they are read.

extension Diagnostic {
  /// That a file is not there any more; nothing if something else is wrong with it.
  package init?(vanished path: String, _ error: DiskError) {
    guard [ENOENT, ENOTDIR, EISDIR].contains(error.code) else { return nil }
    self.init(at: Place(file: path), "the file vanished while it was read. Build again")
  }

  /// That a file was read twice, and was not the same.
  package init(changed path: String) {
    self.init(at: Place(file: path), "the file changed while it was read. Build again")
  }
}
