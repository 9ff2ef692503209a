// Names of frames that the story does not name.

import Composable

extension Explorer {
  /// How long a name made of a path may get before its middle is left out.
  private static var longestName: Int { 40 }

  /// `loaded-favorite`: where it comes from, and by which action. Never what the action carries.
  mutating func name(of edge: Edge, from origin: Visited) -> String {
    let last = actionName(of: edge.intent)?.slug ?? "later"
    var name = "\(origin.name)-\(last)"
    if name.utf8.count > Self.longestName { name = "\(origin.ancestor)-\(last)" }
    if !names.contains(name) { return name }
    var number = 2
    while names.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// The name of what an intent names; asked for often, and made by reflection once.
  mutating func actionName(of intent: Intent) -> ActionName? {
    if let name = actionNames[intent] { return name }
    guard let name = intent.name else { return nil }
    actionNames[intent] = name
    return name
  }
}
