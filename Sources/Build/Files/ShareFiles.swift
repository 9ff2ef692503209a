// What is written when all pages are done; and of that, what stands in a share beside its pages, so that
// it can be joined to others without the content.

import Content
import Output
import System

/// Writes the three files that make a folder of pages a share of a gallery.
///
/// In `assets/share`, which no page can be called, stand `atlas.jsonl`, what `atlas.json` will say of
/// each page; `strips`, what the index will show of each; and `pages`, a ``ShareManifest``, which tells
/// all else.
struct ShareFiles: SiteWideFiles {
  let share: Share
  let settings: BuildSettings
  /// All files of the content.
  let content: Fingerprint
  let output: OpenOutput
  /// What `atlas.json` and the index will say of each page.
  let entries: PageEntries

  func write(
    of pages: inout [PageRecord], copies: [Manifest.Copy], isTrusted: Bool,
    _ written: inout Written
  ) throws(DiskError) -> [Manifest.FileGroup] {
    let old = output.known?.groups.first { $0.name == Manifest.FileGroup.share }
    let writer = SiteWriter(output.folder, old: old?.files ?? [])
    try writeEntries(of: &pages, with: writer)
    try writeStrips(of: &pages, with: writer)
    let made = writer.records
    if let atlas = made.first(where: { $0.name == OutputPath.shareAtlas }),
      let strips = made.first(where: { $0.name == OutputPath.shareStrips })
    {
      let manifest = ShareManifest(
        origin: ShareManifest.Origin(
          program: try ProgramIdentity.fingerprintOfBytes(), settings: settings, content: content),
        share: share, pages: pages, copies: copies, atlas: atlas,
        strips: strips)
      try writer.stream(OutputPath.sharePages) { file throws(DiskError) in
        try manifest.write { bytes throws(DiskError) in try file.append(bytes) }
      }
    }
    written.add(writer)
    return [
      Manifest.FileGroup(
        name: Manifest.FileGroup.share, inputs: .none, files: writer.records)
    ]
  }

  /// Notes in the records at which places the file speaks of them.
  private func writeEntries(
    of pages: inout [PageRecord], with writer: SiteWriter
  ) throws(DiskError) {
    try writer.stream(OutputPath.shareAtlas) { file throws(DiskError) in
      for index in pages.indices where !pages[index].isLeftOut {
        let bytes = try entries.atlas(of: pages[index], index)
        pages[index].atlasEntry = file.count..<file.count + bytes.count
        try file.append(bytes)
        try file.append("\n")
      }
    }
  }

  private func writeStrips(
    of pages: inout [PageRecord], with writer: SiteWriter
  ) throws(DiskError) {
    try writer.stream(OutputPath.shareStrips) { file throws(DiskError) in
      var bytes: [UInt8] = []
      for index in pages.indices where !pages[index].isLeftOut {
        bytes.removeAll(keepingCapacity: true)
        try entries.writeStrip(of: pages[index], index, into: &bytes)
        pages[index].strip.room = 0
        pages[index].strip.range = file.count..<file.count + bytes.count
        try file.append(bytes)
      }
    }
  }
}

/// Files that are made of what all pages have to say.
protocol SiteWideFiles {
  /// Writes them; gives what is to be remembered of them. The pages come in order of their names, and
  /// in their records is noted at which places the files speak of each.
  func write(
    of pages: inout [PageRecord], copies: [Manifest.Copy], isTrusted: Bool,
    _ written: inout Written
  ) throws(DiskError) -> [Manifest.FileGroup]
}

/// What came of writing files.
struct Written {
  var count = 0
  /// Which files they are, where they are only compared.
  var differences: [Difference] = []
  var inTheWay: [String] = []

  mutating func add(_ writer: SiteWriter) {
    count += writer.written
    differences += writer.differences
    inTheWay += writer.inTheWay
  }
}
