// Why nothing new was begun.

import System

/// Why a new article or a new site was not made. There is no file of it, though there may be folders.
package enum StarterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of that name is there already.
  case exists(String)
  /// A title of which no file name can be made.
  case nameless(String)
  /// The machine refused.
  case disk(DiskError)

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .exists(let path):
      "'\(path)' is there already. Nothing was written; choose another name."
    case .nameless(let title):
      "no file name can be made of the title '\(title)'. Use letters or digits in it."
    case .disk(let error): error.description
    }
  }
}
