// Which pages of a site one machine of several builds.

import System

/// One of several shares of a site's pages: `2/3` is the second of three.
///
/// The pages are put in the order of a hash of their names and cut into runs of one length. So every
/// share has as many pages as any other, give or take one; pages that are neighbours by name, and
/// mostly cost alike, are spread over all; and a page that comes or goes moves at most one other
/// page across each cut.
package struct Share: Hashable, Sendable, CustomStringConvertible {
  /// Which one it is, from 1.
  package let number: Int
  /// How many there are.
  package let count: Int

  /// A share; nothing if there is none of that number.
  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// A share as users write it: `2/3`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }

  /// As users write it.
  package var description: String { "\(number)/\(count)" }

  /// Which of the names are in the share, by their places, in order.
  package func places(in names: [String]) -> [Int] {
    let prints = names.map { Fingerprint(of: $0) }
    let order = names.indices.sorted { one, other in
      prints[one] == prints[other]
        ? names[one].utf8.lexicographicallyPrecedes(names[other].utf8)
        : prints[one] < prints[other]
    }
    return order[cut(number - 1, names.count)..<cut(number, names.count)].sorted()
  }

  /// Where the share after so many others begins. Counts are not multiplied with each other: that
  /// could overflow.
  private func cut(_ shares: Int, _ names: Int) -> Int {
    names / count * shares + min(shares, names % count)
  }
}

extension Fingerprint {
  /// The fingerprint of this and of a share, if there is one.
  package func with(_ share: Share?) -> Fingerprint {
    guard let share else { return self }
    var print = Fingerprinter()
    print.add(self)
    print.add(UInt64(share.number))
    print.add(UInt64(share.count))
    return print.fingerprint
  }
}
