// Where a command finds what the user did not name, and where builds remember what they did.

import Commands
import Glibc
import System

enum BuildMemory {
  /// The folder for manifests: in `.build` of the source tree, else where programs of this user
  /// keep what can be made again. `VITRINE_MEMORY` names another. None where there is no such place,
  /// or nothing can be written there: then a build goes without, and takes longer.
  static func folder(_ environment: Environment) -> String? {
    func named(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let folder = named("VITRINE_MEMORY") { return folder }
    if let root = named("VITRINE_ROOT"), SystemFiles.allows(W_OK, root),
      mayWrite("\(root)/.build/vitrine")
    {
      return "\(root)/.build/vitrine"
    }
    let caches = [named("XDG_CACHE_HOME"), named("HOME").map { "\($0)/.cache" }]
    return caches.lazy.compactMap { $0.map { "\($0)/vitrine" } }.first(where: mayWrite)
  }

  /// The folder; says so where there is none.
  static func folder(_ console: inout Console, isQuiet: Bool) -> String? {
    if let folder = folder(console.environment) { return folder }
    if !isQuiet { console.errorLine("Nothing of this build is remembered: \(advice)") }
    return nil
  }

  /// What to do where there is no folder.
  static let advice =
    "neither HOME nor XDG_CACHE_HOME is a folder that can be written to. "
    + "Set VITRINE_MEMORY to one."

  /// Whether a folder can be written to, or made.
  private static func mayWrite(_ path: String) -> Bool {
    var path = path[...]
    while true {
      if SystemFiles.allows(F_OK, String(path)) {
        return SystemFiles.allows(W_OK | X_OK, "\(path)/.")
      }
      guard let folder = path.pathFolder else { return SystemFiles.allows(W_OK | X_OK, ".") }
      path = folder.isEmpty ? "/" : folder
    }
  }

  /// Whether two paths lead to one folder.
  static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard let first = try? FileStatus(of: one), let second = try? FileStatus(of: other) else {
      return false
    }
    return first.identity == second.identity
  }
}

// Where a command finds what the user did not name: in the source tree that the launcher is part of.

extension Environment {
  /// A folder at the top of the source tree, as short as it can be said from where we are.
  ///
  /// Without the launcher (which names the tree in `VITRINE_ROOT`) it is a folder right here.
  package func inSourceTree(_ folder: String) -> String {
    guard let root = self["VITRINE_ROOT"], !root.isEmpty, root != Folder.current else {
      return folder
    }
    return root == "/" ? root + folder : "\(root)/\(folder)"
  }
}

/// Ends a command that was given a folder of content that is not there.
func expectContent(_ path: String) throws(Failure) {
  do throws(SystemError) {
    if try FileStatus(of: path).kind == .folder { return }
  } catch {
    if error.code != ENOENT, error.code != ENOTDIR { return }
    throw .wrongUse("there is no folder '\(path)'. Name the folder of content: '--content DIR'.")
  }
  throw .wrongUse("'\(path)' is no folder. Name the folder of content: '--content DIR'.")
}
