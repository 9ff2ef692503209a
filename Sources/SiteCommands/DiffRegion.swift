// What a user says is not to be looked at.

import Commands
import Review

/// A part of frames that is not looked at.
struct DiffRegion: ArgumentValue {
  static let expectation = "a CSS selector or a rectangle like '0,0,300,250'"

  let region: IgnoredRegion

  init?(argument: String) {
    guard let region = IgnoredRegion(argument) else { return nil }
    self.region = region
  }
}
