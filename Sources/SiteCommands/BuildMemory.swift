// Where builds remember what they did.

import Commands
import Glibc

enum BuildMemory {
  /// The folder for manifests: in `.build` of the source tree, else where programs of this user
  /// keep what can be made again. `VITRINE_MEMORY` names another.
  static func folder(_ environment: Environment) throws(Failure) -> String {
    func named(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let folder = named("VITRINE_MEMORY") { return folder }
    if let root = named("VITRINE_ROOT"), access(root, W_OK) == 0 {
      return "\(root)/.build/vitrine"
    }
    if let cache = named("XDG_CACHE_HOME") { return "\(cache)/vitrine" }
    if let home = named("HOME") { return "\(home)/.cache/vitrine" }
    throw .machine(
      "there is no place to remember what was built. "
        + "Set HOME, XDG_CACHE_HOME or VITRINE_MEMORY to a folder.")
  }

  /// Whether two paths lead to one folder.
  static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    var first = stat()
    var second = stat()
    return stat(one, &first) == 0 && stat(other, &second) == 0
      && first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }
}
