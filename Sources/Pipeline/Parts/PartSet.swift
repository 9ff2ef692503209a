// Which parts make one gallery.

import System

/// The parts of one gallery, all of them, each once.
struct PartSet: Sendable {
  /// In the order of their numbers.
  let folders: [PartFolder]
  /// What all of them have in common.
  let origin: Part.Origin

  /// Finds out whether some folders are the parts of one gallery that this program can join; tells
  /// all that is wrong with them.
  static func of(
    _ folders: [PartFolder], program: Fingerprint
  ) -> Result<PartSet, PipelineError> {
    guard let first = folders.first else { return .failure(.parts(["there is no part to merge."])) }
    var problems: [String] = []
    var byNumber: [Int: PartFolder] = [:]
    for folder in folders {
      if let problem = difference(folder, first, program: program) {
        problems.append(problem)
      } else if let other = byNumber.updateValue(folder, forKey: folder.part.shard.number),
        other.fingerprint != folder.fingerprint
      {
        problems.append(
          "'\(other.path)' and '\(folder.path)' are both shard \(folder.part.shard), and differ. "
            + "Build it again, and merge one of them.")
      }
    }
    let count = first.part.shard.count
    if problems.isEmpty, byNumber.count < count {
      problems.append(missing(from: byNumber, count))
    }
    if !problems.isEmpty { return .failure(.parts(problems)) }
    return .success(
      PartSet(
        folders: byNumber.values.sorted { $0.part.shard.number < $1.part.shard.number },
        origin: first.part.origin))
  }

  /// All pages, in order of the bytes of their names.
  var pages: [(folder: PartFolder, record: PageRecord)] {
    folders.flatMap { folder in folder.part.pages.map { (folder, $0) } }
      .sorted { $0.1.name.utf8.lexicographicallyPrecedes($1.1.name.utf8) }
  }

  /// Brings the files into place that pages refer to.
  func copy(
    with writer: SiteWriter
  ) throws(DiskError) -> Result<[Manifest.Copy], PipelineError> {
    var copies: [String: (copy: Manifest.Copy, print: Fingerprint)] = [:]
    for folder in folders {
      for copy in folder.part.copies {
        if let other = copies[copy.source] {
          // What a share for the public tells of its content does not speak of them.
          guard other.print == copy.output.fingerprint else {
            return .failure(
              .parts([
                "'\(copy.source)' was not the same file for all shards. "
                  + "Build all shards of one content."
              ]))
          }
          continue
        }
        let path = copy.output.name
        let isThere = try writer.write(path, like: copy.output) {
          folder.bytes(of: path, like: copy.output)
        }
        if !isThere { return .failure(.parts([folder.damage(path)])) }
        copies[copy.source] = (copy, copy.output.fingerprint)
      }
    }
    let sorted = copies.values.map(\.copy).sorted {
      $0.source.utf8.lexicographicallyPrecedes($1.source.utf8)
    }
    return .success(sorted.recorded(by: writer))
  }

  private static func difference(
    _ folder: PartFolder, _ first: PartFolder, program: Fingerprint
  ) -> String? {
    let (one, other) = (folder.part, first.part)
    if one.origin.program != program {
      return "'\(folder.path)' was built by another program than this one. "
        + "Build and merge with one program."
    }
    let names = "'\(folder.path)' and '\(first.path)'"
    if one.shard.count != other.shard.count {
      return "\(names) are shards \(one.shard) and \(other.shard). "
        + "Cut the pages into one number of shards."
    }
    if one.origin.content != other.origin.content {
      return "\(names) were built of different content. Build all shards of one content."
    }
    if one.origin.settings != other.origin.settings {
      return "\(names) were built with different options. Build all shards with the same."
    }
    return nil
  }

  private static func missing(from parts: [Int: PartFolder], _ count: Int) -> String {
    let numbers = (1...count).lazy.filter { parts[$0] == nil }
    let shown = numbers.prefix(5).map { "\($0)/\(count)" }
    let more = count - parts.count - shown.count
    let list = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return count - parts.count == 1
      ? "shard \(list) is missing. Build it, and merge again."
      : "shards \(list) are missing. Build them, and merge again."
  }
}
