// Names of frames that the story does not name.

import Composable

extension Explorer {
  /// How long a name made of a path may get before its middle is left out.
  private static var longestName: Int { 40 }

  /// `loaded-favorite`: where it comes from, and by which action. Never what the action carries.
  func name(of move: Move<Action>, from origin: Visited) -> String {
    let last =
      switch move {
      case .send(let action): ActionName(of: action).slug
      case .advance, .outside: "later"
      }
    var name = "\(origin.name)-\(last)"
    if name.utf8.count > Self.longestName { name = "\(origin.ancestor)-\(last)" }
    if !names.contains(name) { return name }
    var number = 2
    while names.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}
