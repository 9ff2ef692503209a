// The files that are about a gallery as a whole.

import Atlas
import Content
import Drawing
import Gallery
import JSON
import Output
import Prose
import System
import Type

/// Writes the index, the atlas, the feed and all else that is neither a page nor a copy.
struct GalleryFiles: SiteWideFiles {
  let site: Site
  let settings: BuildSettings
  let configuration: SiteConfiguration
  let fonts: SiteFonts
  let output: OpenOutput
  /// The pages, in order of their names.
  let records: [PageRecord]
  /// What `atlas.json` says of each page.
  let entries: AtlasEntries

  private var info: SiteInfo { settings.info(site, configuration, fonts: fonts) }

  /// Files that are made of the same things, and are kept as long as those stay the same.
  private struct Group {
    let name: String
    let inputs: Fingerprint
    let write: (SiteWriter) throws(DiskError) -> Void
  }

  private var groups: [Group] {
    let summaries = records.compactMap(\.summary)
    let articles = records.compactMap(\.feedEntry)
    let comparisons = settings.isOwn ? site.comparisons() : []
    let info = info
    let nothing = Fingerprint.none
    return [
      Group(
        name: "index",
        inputs: Packer.fingerprint { packer in
          for summary in summaries { packer.add(summary) }
        }
      ) { writer throws(DiskError) in
        let pages = summaries.sorted { $0.name.naturallyPrecedes($1.name) }
        try Gallery.index(pages, comparisons: comparisons, site: info) {
          file throws(DiskError) in try writer.write(file.path, file.bytes)
        }
        try writeSnapshots(summaries, with: writer)
      },
      Group(
        name: "feed",
        inputs: Packer.fingerprint { packer in
          for entry in articles { entry.pack(into: &packer) }
        }
      ) { writer throws(DiskError) in
        try writeFeed(articles, with: writer)
      },
      Group(name: "assets", inputs: nothing) { writer throws(DiskError) in
        for file in Gallery.assets(site: info) + [Gallery.notFound(site: info)] {
          try writer.write(file.path, file.bytes)
        }
        try writer.write(".nojekyll", [])
      },
      Group(name: "comparisons", inputs: nothing) { writer throws(DiskError) in
        for comparison in comparisons {
          try writer.write(
            GalleryPath.storyboard(of: comparison.name),
            Gallery.comparison(comparison, site: info))
        }
      },
    ]
  }

  /// Everything; the atlas comes last, since it tells the fingerprints of all other files.
  func write(
    copies: [Manifest.Copy], isTrusted: Bool, _ written: inout Written
  ) throws(DiskError) -> (groups: [Manifest.FileGroup], records: [PageRecord]) {
    var groups = try write(isTrusted: isTrusted, &written)
    let atlas = try writeAtlas(groups: groups, copies: copies, &written)
    groups.append(atlas.group)
    return (groups, atlas.records)
  }

  /// Everything but the copies and the atlas.
  private func write(
    isTrusted: Bool, _ written: inout Written
  ) throws(DiskError) -> [Manifest.FileGroup] {
    var made: [Manifest.FileGroup] = []
    for group in groups {
      let old = output.known?.groups.first { $0.name == group.name }
      let writer = SiteWriter(output.folder, old: old?.files ?? [])
      var isKept = false
      if isTrusted, old?.inputs == group.inputs { isKept = try writer.keepAll() }
      if !isKept { try group.write(writer) }
      written.add(writer)
      made.append(
        Manifest.FileGroup(name: group.name, inputs: group.inputs, files: writer.records))
    }
    return made
  }

  private func writeFeed(_ entries: [FeedEntry], with writer: SiteWriter) throws(DiskError) {
    guard let baseURL = settings.baseURL else { return }
    let feed = FeedFile.bytes(
      entries, title: info.title, configuration: configuration, baseURL: baseURL)
    try writer.write(GalleryPath.feed, feed)
    try writer.write(GalleryPath.sitemap, SitemapFile.bytes(entries, baseURL: baseURL))
  }

  /// Name and URL of each frame, as screenshot services take them.
  private func writeSnapshots(
    _ summaries: [PageSummary], with writer: SiteWriter
  ) throws(DiskError) {
    try writer.stream(GalleryPath.snapshots) { file throws(DiskError) in
      try file.append("[")
      var json: [UInt8] = []
      var separator: StaticString = "\n"
      for summary in summaries {
        json.removeAll(keepingCapacity: true)
        for frame in summary.frames {
          json.append(separator)
          separator = ",\n"
          json.append("{\"name\":")
          JSON.writeString("\(summary.name), \(frame.name)", into: &json)
          json.append(",\"url\":")
          let path = GalleryPath.frame(frame.name, of: summary.name)
          JSON.writeString((settings.baseURL ?? "") + path.asAddress, into: &json)
          json.append("}")
        }
        try file.append(json)
      }
      try file.append("\n]\n")
    }
  }

  /// `atlas.json`; gives the records with the places at which it speaks of them.
  private func writeAtlas(
    groups: [Manifest.FileGroup], copies: [Manifest.Copy], _ written: inout Written
  ) throws(DiskError) -> (group: Manifest.FileGroup, records: [PageRecord]) {
    var placed = records
    let title = info.title
    let known = output.known?.groups.first { $0.name == "atlas" }
    let writer = SiteWriter(output.folder, old: known?.files ?? [])
    try writer.stream(GalleryPath.atlas) { file throws(DiskError) in
      try file.append(AtlasFile.opening(title: title))
      var isFirst = true
      for index in placed.indices where !placed[index].isLeftOut {
        let bytes = try entries.bytes(of: placed[index], index)
        try file.append(isFirst ? "\n" : ",\n")
        isFirst = false
        placed[index].atlasEntry = file.count..<file.count + bytes.count
        try file.append(bytes)
      }
      let files =
        groups.flatMap(\.files).map { ($0.name, $0.fingerprint) }
        + copies.map { ($0.output.name, $0.output.fingerprint) }
      try file.append(
        AtlasFile.closing(
          files: files.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }))
    }
    written.add(writer)
    let group = Manifest.FileGroup(name: "atlas", inputs: .none, files: writer.records)
    return (group, placed)
  }
}
