// Which shares make one gallery.

import Content
import System

/// The shares of one gallery, all of them, each once.
package struct ShareSet: Sendable {
  /// In the order of their numbers.
  private let folders: [ShareFolder]
  /// What all of them have in common.
  package let origin: ShareManifest.Origin

  /// Takes folders for the shares of one gallery that this program can join, if they are; else tells
  /// all that is wrong with them.
  package init(_ folders: [ShareFolder], program: Fingerprint) throws(SiteError) {
    guard let first = folders.first else { throw .shares(["there is no share to merge."]) }
    var findings: [String] = []
    var byNumber: [Int: ShareFolder] = [:]
    for folder in folders {
      let share = folder.manifest.share
      if let finding = Self.difference(folder, first, program: program) {
        findings.append(finding)
      } else if let other = byNumber.updateValue(folder, forKey: share.number),
        other.fingerprint != folder.fingerprint
      {
        findings.append(
          "'\(other.path)' and '\(folder.path)' are both share \(share), and differ. "
            + "Build it again, and merge one of them.")
      }
    }
    let count = first.manifest.share.count
    if findings.isEmpty, byNumber.count < count {
      findings.append(Self.missing(from: byNumber, count))
    }
    if !findings.isEmpty { throw .shares(findings) }
    self.folders = byNumber.values.sorted { $0.manifest.share.number < $1.manifest.share.number }
    origin = first.manifest.origin
  }

  /// All pages, in order of the bytes of their names.
  package var pages: [(folder: ShareFolder, record: PageRecord)] {
    folders.flatMap { folder in folder.manifest.pages.map { (folder, $0) } }
      .sorted { $0.1.name.utf8.lexicographicallyPrecedes($1.1.name.utf8) }
  }

  /// Brings the files into place that pages refer to.
  package func copy(with writer: SiteWriter) throws(SiteError) -> [Manifest.Copy] {
    var copies: [Spelling: (copy: Manifest.Copy, print: Fingerprint)] = [:]
    var seen: [String: String] = [:]
    for folder in folders {
      for copy in folder.manifest.copies {
        if let other = copies[Spelling(copy.output.name)] {
          // The fingerprint of the content of a public share leaves copied files out.
          guard other.print == copy.output.fingerprint else {
            throw .shares([
              "'\(copy.source)' was not the same file for all shares. "
                + "Build all shares of one content."
            ])
          }
          continue
        }
        // Each share knows only of the files that its own pages take.
        if let other = seen.updateValue(copy.source, forKey: PageName.folded(copy.output.name)) {
          throw .shares([
            "'\(other)' and '\(copy.source)' are one path where case and Unicode forms do not count. "
              + "Rename one of them, and build all shares again."
          ])
        }
        let path = copy.output.name
        let isThere = try onDisk { () throws(DiskError) in
          try writer.write(path, like: copy.output) { () throws(DiskError) in
            try folder.bytes(of: path, like: copy.output)
          }
        }
        if !isThere { throw .shares([folder.damage(path)]) }
        copies[Spelling(copy.output.name)] = (copy, copy.output.fingerprint)
      }
    }
    let sorted = copies.values.map(\.copy).sorted {
      $0.output.name.utf8.lexicographicallyPrecedes($1.output.name.utf8)
    }
    return sorted.recorded(by: writer)
  }

  /// A file of the content that all shares have; nothing if it is not among them.
  package func copied(_ source: String) throws(SiteError) -> [UInt8]? {
    for folder in folders {
      for copy in folder.manifest.copies where copy.source.isSpelled(as: source) {
        let bytes = try onDisk { () throws(DiskError) in
          try folder.bytes(of: copy.output.name, like: copy.output)
        }
        guard let bytes else {
          throw .shares([folder.damage(copy.output.name)])
        }
        return bytes
      }
    }
    return nil
  }

  private static func difference(
    _ folder: ShareFolder, _ first: ShareFolder, program: Fingerprint
  ) -> String? {
    let (one, other) = (folder.manifest, first.manifest)
    if one.origin.program != program {
      return "'\(folder.path)' was built by another program than this one. "
        + "Build and merge with one program."
    }
    let names = "'\(folder.path)' and '\(first.path)'"
    if one.share.count != other.share.count {
      return "\(names) are shares \(one.share) and \(other.share). "
        + "Cut the pages into one number of shares."
    }
    if one.origin.content != other.origin.content {
      return "\(names) were built of different content. Build all shares of one content."
    }
    if one.origin.settings != other.origin.settings {
      return "\(names) were built with different options. Build all shares with the same."
    }
    return nil
  }

  private static func missing(from shares: [Int: ShareFolder], _ count: Int) -> String {
    let numbers = (1...count).lazy.filter { shares[$0] == nil }
    let shown = numbers.prefix(5).map { "\($0)/\(count)" }
    let more = count - shares.count - shown.count
    let list = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return count - shares.count == 1
      ? "share \(list) is missing. Build it, and merge again."
      : "shares \(list) are missing. Build them, and merge again."
  }
}
