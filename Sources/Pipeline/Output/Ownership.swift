// Which files of the output builds of ours made.

import Glibc
import JSON
import System

/// What any build ever wrote is ours: what the newest manifest tells, what the builds before it that
/// never came to their end were about to write, and what the output's own `atlas.json` tells, which
/// may come from a clone or another branch.
///
/// It is asked for only where something is found that the newest build does not make; then all that
/// is known is looked up once.
final class Ownership: Sendable {
  private let known: Manifest?
  private let former: [OutputRecord]
  private let readsAtlas: Bool
  private let output: Int32
  private let claims = Lock<Claims?>(nil)

  private struct Claims {
    /// What was made at each path. Nothing where only the name is told.
    var files: [String: [Fingerprint]] = [:]
    var folders: Set<String> = []

    mutating func add(_ path: String, _ print: Fingerprint?) {
      files[path, default: []] += print.map { [$0] } ?? []
      var folder = SiteWriter.parts(path).folder
      while !folder.isEmpty, folders.insert(folder).inserted {
        folder = SiteWriter.parts(folder).folder
      }
    }
  }

  /// `former` is what builds before the newest one left; the atlas is read unless the newest one has
  /// left it so.
  init(known: Manifest?, former: [OutputRecord], readsAtlas: Bool, output: Int32) {
    self.known = known
    self.former = former
    self.readsAtlas = readsAtlas
    self.output = output
  }

  /// Whether a build made a file at that path.
  func names(_ path: String) -> Bool { look { $0.files[path] != nil } }

  /// Whether a build made a file at that path that had that fingerprint.
  func made(_ path: String, _ print: Fingerprint) -> Bool {
    look { $0.files[path]?.contains(print) ?? false }
  }

  /// Whether a build made a file below that folder.
  func namesFolder(_ path: String) -> Bool { look { $0.folders.contains(path) } }

  private func look<Answer: Sendable>(_ question: (Claims) -> Answer) -> Answer {
    claims.withLock { claims in
      let found = claims ?? read()
      claims = found
      return question(found)
    }
  }

  private func read() -> Claims {
    var claims = Claims()
    for record in (known?.outputs ?? []) + former { claims.add(record.name, record.fingerprint) }
    guard readsAtlas, output >= 0 else { return claims }
    if let bytes = try? FileReading.read(AtlasFile.path, in: output).bytes {
      add(atlas: bytes, to: &claims)
    }
    if let bytes = try? FileReading.read(PartFile.path, in: output).bytes, let part = Part(bytes) {
      add(part, bytes, to: &claims)
    }
    return claims
  }

  private func add(atlas bytes: [UInt8], to claims: inout Claims) {
    guard let atlas = try? JSON(parsing: bytes), atlas["generator"]?.string == "vitrine" else {
      return
    }
    func add(_ entry: JSON) {
      guard let path = entry["file"]?.string, Self.isSafe(path) else { return }
      // The first version of the atlas told other hashes: what it names is ours, but whether
      // somebody changed it cannot be told.
      claims.add(path, entry["hash"]?.string.flatMap(Fingerprint.init(digits:)))
    }
    for page in atlas["pages"]?.array ?? [] {
      add(page)
      for frame in page["frames"]?.array ?? [] { add(frame) }
    }
    for file in atlas["files"]?.array ?? [] { add(file) }
    claims.add(AtlasFile.path, Fingerprint(of: bytes))
  }

  private func add(_ part: Part, _ bytes: [UInt8], to claims: inout Claims) {
    claims.add(PartFile.path, Fingerprint(of: bytes))
    for output in part.copies.map(\.output) + [part.fragments] {
      claims.add(output.name, output.fingerprint)
    }
    for page in part.pages {
      for output in page.outputs { claims.add("\(page.name)/\(output.name)", output.fingerprint) }
    }
  }

  /// Whether a path that stands in a file leads to below the output and nowhere else.
  static func isSafe(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && $0 != OutputFolder.stagingName
        && !$0.utf8.contains(0)
    }
  }
}
