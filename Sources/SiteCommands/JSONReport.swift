// What every `--json` prints: one object, told apart by its version.

import Commands
import JSON

extension Console {
  /// Writes the one object that a command prints for machines: its version first, then its members.
  ///
  /// A member's name and meaning are kept; the version goes up when one has to change.
  package mutating func report(version: Int = 1, _ members: [(String, JSON)]) {
    var object = JSONObject()
    object["version"] = .int(version)
    for (name, value) in members { object[name] = value }
    document(JSON.object(object).indentedBytes)
  }
}
