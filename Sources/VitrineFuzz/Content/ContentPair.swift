// Two contents that differ in private text only, and what builds make of them.

import Build
import Content
import Output
import Prose

/// A pair in a folder of its own; each of its ways of building answers what both contents became.
struct ContentPair {
  typealias Tree = [String: [UInt8]]

  /// Why there is nothing to compare, or what was found.
  enum Stop: Error {
    /// One of the two holds a mistake: its words without what they quote.
    case refused(String)
    case broken(String)
  }

  private let folder: CaseFolder
  private let site = Site(title: "Content")

  init?(_ sites: [WrittenSite]) {
    guard let folder = CaseFolder() else { return nil }
    for (index, site) in sites.enumerated() { folder.write(site.files, to: "content-\(index)") }
    self.folder = folder
  }

  /// What builds for the public make: one, to the byte.
  func whole() throws(Stop) -> Tree {
    try same("for the public") { (number) throws(Stop) in
      try build(number, to: "output") { $0.isPublic = true }
    }
  }

  /// What shares of builds for the public make, and tell of the content: one; joined, they are what
  /// one build makes.
  func shares(of count: Int) throws(Stop) -> Tree {
    // Where a document holds a mistake, the shares of the others are of no use to anybody.
    let whole = try whole()
    var shares: [String] = []
    for number in 1...count {
      let name = "share-\(number)"
      _ = try same("share \(number) of \(count)") { (content) throws(Stop) in
        try build(content, to: name) { options in
          options.isPublic = true
          options.share = Share(number, of: count)
        }
      }
      shares.append("\(folder.path)/\(name)")
    }
    let joined = try finished("joined") { (output) throws(SiteError) in
      try Merge(site, MergeOptions(shares: shares, output: output, memory: nil)).run()
    }
    if let rule = Self.difference(joined, whole) { throw .broken("joined, \(rule)") }
    return joined
  }

  /// What other builds make of the first content; of the second, the frames that hide what is
  /// private are the same.
  func frames() throws(Stop) -> Tree {
    let one = try build(0, to: "output") { _ in }
    let other = try build(1, to: "output") { _ in }
    for (path, bytes) in one where path.hasSuffix("/privacy.html") {
      if bytes != other[path] { throw .broken("\(path) differs") }
    }
    return one
  }

  private func same(
    _ what: String, _ build: (Int) throws(Stop) -> Tree
  ) throws(Stop) -> Tree {
    let one = try build(0)
    if let rule = Self.difference(one, try build(1)) { throw .broken("\(what), \(rule)") }
    return one
  }

  private func build(
    _ number: Int, to name: String, _ change: (inout BuildOptions) -> Void
  ) throws(Stop) -> Tree {
    try finished(name) { (output) throws(SiteError) in
      var options = BuildOptions(
        content: "\(folder.path)/content-\(number)", output: output, memory: nil)
      options.jobs = 1
      change(&options)
      return try Build(site, options).run()
    }
  }

  /// What a run leaves in an empty folder.
  private func finished(
    _ name: String, _ run: (String) throws(SiteError) -> BuildReport
  ) throws(Stop) -> Tree {
    folder.clear(name)
    let report: BuildReport
    do throws(SiteError) {
      report = try run("\(folder.path)/\(name)")
    } catch {
      throw Self.stop(for: error)
    }
    if !report.leaks.isEmpty { throw .broken("there are leaks: \(report.leaks)") }
    if !report.findings.isEmpty { throw .broken("there are findings: \(report.findings)") }
    return folder.tree(name)
  }

  private static func stop(for error: SiteError) -> Stop {
    guard case .content(let found) = error else { return .broken("\(error)") }
    guard let first = found.first else { return .broken("it was refused without a word") }
    let words = first.message.split(separator: "'", omittingEmptySubsequences: false)
    let unquoted = words.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
    return .refused(unquoted.joined(separator: "…"))
  }

  private static func difference(_ one: Tree, _ other: Tree) -> String? {
    if let path = Set(one.keys).symmetricDifference(other.keys).min() {
      return "only one has \(path)"
    }
    guard let path = one.keys.sorted().first(where: { one[$0] != other[$0] }) else { return nil }
    let (a, b) = (one[path] ?? [], other[path] ?? [])
    let at = zip(a, b).prefix { $0 == $1 }.count
    func near(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, at - 60)..<min(bytes.count, at + 60)], as: UTF8.self)
    }
    return "\(path) differs:\n\(near(a))\nand\n\(near(b))"
  }
}
