// What can keep a review from being made, and in which words it is told.

/// Why a review could not be made.
package enum ReviewError: Error, Hashable, Sendable {
  /// There is no folder of that path.
  case noFolder(String)
  /// A folder holds files, and none of them is one of a gallery.
  case noGallery(String)
  /// A file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// A file can be read, and holds what it should not.
  case malformed(path: String, reason: String)
  /// A file or folder cannot be written.
  case unwritable(path: String, reason: String)
  /// Git is not installed.
  case noGit
  /// A folder is in no git repository.
  case noRepository(String)
  /// The repository has nothing of that name.
  case noSuchReference(String)
  /// Where the branch left the main line is not known: there is no such line, or it shares no commit.
  case noBaseline(mainLine: String?, isShallow: Bool)
  /// The commit that the reference names has no such folder.
  case notInReference(String, folder: String)
  /// What a commit has of a file is a pointer of Git LFS, which keeps the file itself elsewhere.
  case pointer(path: String, of: String)
  /// The names of two files differ in their Unicode form alone.
  case twoSpellings(path: String, other: String)
  /// A region that is to be left out is named by a text that is no CSS selector.
  case noSelector(String)
  /// Git failed.
  case gitFailed(command: String, said: String)
}

extension ReviewError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'; 'vitrine build' makes one."
    case .noGallery(let path):
      "'\(path)' is no gallery: neither 'atlas.json' nor a page is in it. "
        + "Name a folder that 'vitrine build' made."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .malformed(let path, let reason): "\(path) is not what it should be: \(reason)."
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)."
    case .noGit:
      "there is no 'git' on the PATH, which a base that is no folder is read with. "
        + "Install it, or name a folder: '--base DIR'."
    case .noRepository(let path):
      "'\(path)' is in no git repository. Name a folder as the base: '--base DIR'."
    case .noSuchReference(let name):
      "'\(name)' is neither a folder nor anything that git knows here. "
        + "What is known elsewhere only has to be fetched first."
    case .noBaseline(let mainLine, let isShallow):
      "it is not known where this branch left the main line: "
        + (mainLine.map { "it shares no commit with '\($0)'" } ?? "there is no 'main' or 'master'")
        + (isShallow ? " in this shallow clone. Fetch all of it, or name" : ". Name")
        + " the base: '--base REF', or '--base HEAD' for what is committed."
    case .notInReference(let name, let folder):
      "there is no '\(folder)' in '\(name)': it was not committed there. "
        + "Name another base: '--base REF' or '--base DIR'."
    case .pointer(let path, let side):
      "what \(side) has of '\(path)' is a Git LFS pointer, and git alone does not know the file itself. "
        + "Check it out elsewhere, with 'git lfs pull', and name that folder: '--base DIR'."
    case .twoSpellings(let path, let other):
      "\(path) and '\(other)' are one path where Unicode forms do not count. Rename one of them."
    case .noSelector(let selector): "'\(selector)' is no CSS selector."
    case .gitFailed(let command, let said): "'git \(command)' failed: \(said)"
    }
  }
}
