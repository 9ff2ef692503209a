// What a mistake is: something that somebody writes, and the words that he reads then.

import Atlas
import Content
import Foundation

/// A mistake, made on purpose.
struct Mistake: CustomStringConvertible, Sendable {
  /// What is written.
  enum Made: Sendable {
    /// Swift that the compiler does not take.
    case swift(String)
    /// A page.
    case page(@Sendable () -> Page)
    /// Pages of a site that are wrong together, or in their names.
    case pages(@Sendable () -> [Page])
    /// Files of content, by their paths.
    case content([String: String])
  }

  /// What somebody did.
  let description: String
  let made: Made
  /// What is said of it, all of it: of each cause once. A line of Swift is `LINE`.
  let told: [String]

  init(_ description: String, _ made: Made, _ told: String...) {
    self.description = description
    self.made = made
    self.told = told
  }
}
