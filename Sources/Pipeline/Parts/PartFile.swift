// What stands in a part beside its pages, so that it can be joined to others without the content.

import System

/// Writes the two files that make a folder of pages a part of a gallery.
///
/// In `assets/part`, which no page can be called, stand `atlas.jsonl`, what `atlas.json` will say of
/// each page, and `pages`, a ``Part``, which the others are told from.
struct PartFile: ClosingFiles {
  static let path = "assets/part/pages"
  static let fragments = "assets/part/atlas.jsonl"

  let shard: Shard
  let settings: BuildSettings
  /// All files of the content.
  let content: Fingerprint
  let output: OutputFolder
  /// The pages of the share, in order of their names.
  let records: [PageRecord]
  let fragments: Fragments
  let known: Manifest?

  func write(
    copies: [Manifest.Copy], isTrusted: Bool, _ written: inout Written
  ) throws(DiskError) -> (parts: [Manifest.Part], records: [PageRecord]) {
    let old = known?.parts.first { $0.name == "part" }
    let writer = SiteWriter(output, old: old?.files ?? [])
    let placed = try writeFragments(with: writer)
    if let fragments = writer.records.first {
      let part = Part(
        origin: Part.Origin(
          program: try ProgramIdentity.bytes(), settings: settings, content: content),
        shard: shard, pages: placed, copies: copies, fragments: fragments)
      try writer.write(Self.path, part.bytes)
    }
    written.add(writer)
    let part = Manifest.Part(
      name: "part", inputs: .none, files: writer.records)
    return ([part], placed)
  }

  /// Gives the records with the places at which the file speaks of them.
  private func writeFragments(with writer: SiteWriter) throws(DiskError) -> [PageRecord] {
    var placed = records
    try writer.stream(Self.fragments) { file throws(DiskError) in
      for index in placed.indices where !placed[index].isLeftOut {
        let bytes = try fragments.bytes(of: placed[index], index)
        placed[index].fragment = file.count..<file.count + bytes.count
        try file.append(bytes)
        try file.append("\n")
      }
    }
    return placed
  }
}
