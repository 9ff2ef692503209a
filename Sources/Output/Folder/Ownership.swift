// Which files of the output builds of ours made: by what is remembered, and by the seal that ends each
// page.

import Drawing
import Gallery
import JSON
import System

/// What any build ever wrote is ours: what the newest manifest tells, what the builds before it that
/// never came to their end were about to write, and what the output's own `atlas.json` tells, which
/// may come from a clone or another branch.
///
/// It is asked for only where something is found that the newest build does not make. Then the newest
/// manifest is asked about the page in whose folder that is, and about no other one: for a file or two, the
/// files of thousands of pages are not listed. All else that is known is looked up once.
final class Ownership: Sendable {
  private let known: Manifest?
  private let former: [OutputRecord]
  private let readsAtlas: Bool
  private let claims = Lock<Claims?>(nil)
  /// What is remembered of the page that was asked for last: mostly the next file is in its folder, too.
  private let asked = Lock<(page: String, outputs: [OutputRecord])?>(nil)

  private struct Claims {
    /// The fingerprints of what was made at each path; none where only the name is known.
    var files: [Spelling: [Fingerprint]] = [:]
    var folders: Set<Spelling> = []

    mutating func add(_ path: String, _ print: Fingerprint?) {
      files[Spelling(path), default: []] += print.map { [$0] } ?? []
      var folder = OutputPath.split(path).folder
      while !folder.isEmpty, folders.insert(Spelling(folder)).inserted {
        folder = OutputPath.split(folder).folder
      }
    }
  }

  /// `former` is what builds before the newest one left; the atlas is read unless it is
  /// known to be that of the newest one.
  init(known: Manifest?, former: [OutputRecord], readsAtlas: Bool) {
    self.known = known
    self.former = former
    self.readsAtlas = readsAtlas
  }

  /// Whether a build made a file at that path.
  func names(_ path: String, in output: borrowing Descriptor) -> Bool {
    ofPage(path) != nil || look(in: output) { $0.files[Spelling(path)] != nil }
  }

  /// Whether a build made a file at that path that had that fingerprint.
  func made(_ path: String, _ print: Fingerprint, in output: borrowing Descriptor) -> Bool {
    ofPage(path)?.fingerprint == print
      || look(in: output) { $0.files[Spelling(path)]?.contains(print) ?? false }
  }

  /// Whether a build made a file below that folder.
  func namesFolder(_ path: String, in output: borrowing Descriptor) -> Bool {
    known?.pages.hasPage(in: path) == true
      || look(in: output) { $0.folders.contains(Spelling(path)) }
  }

  /// The file at a path, if it is one of a page that the newest manifest tells of.
  private func ofPage(_ path: String) -> OutputRecord? {
    guard let known else { return nil }
    let (folder, name) = OutputPath.split(path)
    let last = asked.withLock { $0 }
    var outputs = last?.outputs ?? []
    if last?.page.isSpelled(as: folder) != true {
      outputs = known.pages.named(folder).flatMap { try? $0.outputs } ?? []
      asked.withLock { $0 = (folder, outputs) }
    }
    return outputs.first { $0.name.isSpelled(as: name) }
  }

  private func look<Answer: Sendable>(
    in output: borrowing Descriptor, _ question: (Claims) -> Answer
  ) -> Answer {
    claims.withLock { claims in
      let found = claims ?? read(output)
      claims = found
      return question(found)
    }
  }

  private func read(_ output: borrowing Descriptor) -> Claims {
    var claims = Claims()
    for record in (known?.otherOutputs ?? []) + former {
      claims.add(record.name, record.fingerprint)
    }
    guard readsAtlas, output.isOpen else { return claims }
    if let bytes = try? FileReading.read(GalleryPath.atlas, in: output).bytes {
      add(atlas: bytes, in: output, to: &claims)
    }
    let pages = OutputPath.sharePages
    if let file = try? SealedFile(pages, in: output, shownAs: pages),
      let share = ShareManifest(file)
    {
      add(share, in: output, to: &claims)
    }
    return claims
  }

  private func add(
    atlas bytes: [UInt8], in output: borrowing Descriptor, to claims: inout Claims
  ) {
    guard let atlas = try? JSON(parsing: bytes), atlas["generator"]?.string == "vitrine" else {
      return
    }
    func add(_ entry: JSON) {
      guard let path = entry["file"]?.string, OutputPath.isSafe(path) else { return }
      // The first version of the atlas told other hashes: what it names is ours, but whether
      // somebody changed it cannot be told.
      claims.add(path, entry["hash"]?.string.flatMap(Fingerprint.init(digits:)))
    }
    func add(pagesOf json: JSON) {
      for page in json["pages"]?.array ?? [] {
        add(page)
        for frame in page["frames"]?.array ?? [] { add(frame) }
      }
    }
    add(pagesOf: atlas)
    for part in atlas["parts"]?.array ?? [] {
      add(part)
      guard let path = part["file"]?.string, OutputPath.isSafe(path),
        let bytes = try? FileReading.read(path, in: output).bytes,
        let json = try? JSON(parsing: bytes)
      else { continue }
      add(pagesOf: json)
    }
    for file in atlas["files"]?.array ?? [] { add(file) }
    claims.add(GalleryPath.atlas, Fingerprint(of: bytes))
  }

  private func add(
    _ share: ShareManifest, in output: borrowing Descriptor, to claims: inout Claims
  ) {
    let pages = OutputPath.sharePages
    claims.add(pages, try? FileReading.fingerprint(pages, in: output, shownAs: pages))
    for output in share.copies.map(\.output) + [share.atlas, share.strips] {
      claims.add(output.name, output.fingerprint)
    }
    for page in share.pages {
      for output in (try? page.outputs) ?? [] {
        claims.add("\(page.name)/\(output.name)", output.fingerprint)
      }
    }
  }
}

extension [PageRecord] {
  /// The page of a name. They are in the order of the bytes of their names.
  fileprivate func named(_ name: String) -> PageRecord? {
    let place = place(of: name)
    return place < count && self[place].name.isSpelled(as: name) ? self[place] : nil
  }

  /// Whether one of which something was made is that folder, or stands below it.
  fileprivate func hasPage(in folder: String) -> Bool {
    if let page = named(folder), !page.isLeftOut { return true }
    let below = "\(folder)/"
    return self[place(of: below)...].lazy.prefix { $0.name.utf8.starts(with: below.utf8) }
      .contains { !$0.isLeftOut }
  }

  /// Where the first one stands that does not come before a name.
  private func place(of name: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].name.utf8.span.precedes(name.utf8.span) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

/// A comment at the end of a document with the fingerprint of all that stands before it.
///
/// Memories are lost, and an `atlas.json` of another branch knows nothing of a page that was left
/// behind. A page that bears an unbroken seal was written by a build, and by nobody since.
enum Seal {
  private static let opening: StaticString = "<!-- vitrine "
  private static let closing: StaticString = " -->\n"
  /// How many bytes it has.
  private static let count = opening.utf8CodeUnitCount + 32 + closing.utf8CodeUnitCount

  /// Whether a file of that name bears one.
  static func isBorne(by name: String) -> Bool { name.hasSuffix(".html") }

  /// Puts a seal on a document; gives the fingerprint of both together. What stands before the seal is
  /// looked at once for the two.
  static func put(on bytes: inout [UInt8], _ print: inout Fingerprinter) -> Fingerprint {
    print.reset()
    print.append(bytes)
    let seal = line(of: print.fingerprint)
    print.append(seal)
    bytes += seal
    return print.fingerprint
  }

  /// Whether a document bears the seal of its very bytes.
  static func holds(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= count else { return false }
    let (text, seal) = (bytes.dropLast(count), bytes.suffix(count))
    return seal.elementsEqual(line(of: Fingerprint(of: Array(text))))
  }

  private static func line(of print: Fingerprint) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(count)
    line.append(opening)
    let digits = print.digits
    line.append(copying: digits.span)
    line.append(closing)
    return line
  }
}
