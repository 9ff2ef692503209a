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
  /// What `atlas.json` and the index say of each page.
  let entries: PageEntries

  private var info: SiteInfo { settings.info(site, configuration, fonts: fonts) }

  /// Files that are made of the same things, and are kept as long as those stay the same.
  private struct Group {
    let name: String
    let inputs: Fingerprint
    /// Writes them; of what is noted in the records, notes what is new.
    let write: (SiteWriter, inout [PageRecord]) throws(DiskError) -> Void
  }

  private var groups: [Group] {
    let articles = records.compactMap(\.feedEntry)
    let comparisons = settings.isOwn ? site.comparisons() : []
    let info = info
    let nothing = Fingerprint.none
    return [
      Group(
        name: "index",
        inputs: Packer.fingerprint { packer in
          for record in records {
            guard let summary = record.summary else { continue }
            packer.add(summary)
            packer.add(record.strip.fingerprint)
          }
        }
      ) { writer, placed throws(DiskError) in
        try writeIndex(comparisons, of: &placed, with: writer)
        try writeSnapshots(records.compactMap(\.summary), with: writer)
      },
      Group(
        name: "feed",
        inputs: Packer.fingerprint { packer in
          for entry in articles { entry.pack(into: &packer) }
        }
      ) { writer, _ throws(DiskError) in
        try writeFeed(articles, with: writer)
      },
      Group(name: "assets", inputs: nothing) { writer, _ throws(DiskError) in
        for file in Gallery.assets(site: info) + [Gallery.notFound(site: info)] {
          try writer.write(file.path, file.bytes)
        }
        try writer.write(".nojekyll", [])
      },
      Group(name: "comparisons", inputs: nothing) { writer, _ throws(DiskError) in
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
    var placed = records
    var groups = try write(isTrusted: isTrusted, &placed, &written)
    groups.append(try writeAtlas(of: &placed, groups: groups, copies: copies, &written))
    return (groups, placed)
  }

  /// Everything but the copies and the atlas.
  private func write(
    isTrusted: Bool, _ placed: inout [PageRecord], _ written: inout Written
  ) throws(DiskError) -> [Manifest.FileGroup] {
    // Where the index is kept, all of it stands where it stood.
    placed.takeStrips(from: output.known?.pages ?? [])
    var made: [Manifest.FileGroup] = []
    for group in groups {
      let old = output.known?.groups.first { $0.name == group.name }
      let writer = SiteWriter(output.folder, old: old?.files ?? [])
      var isKept = false
      if isTrusted, old?.inputs == group.inputs { isKept = try writer.keepAll() }
      if !isKept { try group.write(writer, &placed) }
      written.add(writer)
      made.append(
        Manifest.FileGroup(name: group.name, inputs: group.inputs, files: writer.records))
    }
    return made
  }

  /// The index, from the strips of all pages; notes where they stand.
  private func writeIndex(
    _ comparisons: [Comparison], of placed: inout [PageRecord], with writer: SiteWriter
  ) throws(DiskError) {
    var listed: [(index: Int, summary: PageSummary)] = []
    for (index, record) in records.enumerated() {
      if let summary = record.summary { listed.append((index, summary)) }
    }
    listed.sort { $0.summary.name.naturallyPrecedes($1.summary.name) }
    var places: [StripPlace] = []
    var room = 0
    try Gallery.index(
      listed.map(\.summary), sizes: listed.map { records[$0.index].strip.range.count },
      comparisons: comparisons, site: info,
      strip: { place throws(DiskError) in
        let index = listed[place].index
        return try entries.strip(of: records[index], index)
      },
      write: { file, ranges throws(DiskError) in
        for range in ranges {
          var place = records[listed[places.count].index].strip
          place.room = room
          place.range = range
          places.append(place)
        }
        room += 1
        try writer.write(file.path, file.bytes)
      })
    for (place, page) in zip(places, listed) { placed[page.index].strip = place }
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

  /// `atlas.json`; notes in the records at which places it speaks of them.
  private func writeAtlas(
    of pages: inout [PageRecord], groups: [Manifest.FileGroup], copies: [Manifest.Copy],
    _ written: inout Written
  ) throws(DiskError) -> Manifest.FileGroup {
    var placed = pages
    let title = info.title
    let known = output.known?.groups.first { $0.name == "atlas" }
    let writer = SiteWriter(output.folder, old: known?.files ?? [])
    try writer.stream(GalleryPath.atlas) { file throws(DiskError) in
      try file.append(AtlasFile.opening(title: title))
      var isFirst = true
      for index in placed.indices where !placed[index].isLeftOut {
        let bytes = try entries.atlas(of: records[index], index)
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
    pages = placed
    return Manifest.FileGroup(name: "atlas", inputs: .none, files: writer.records)
  }
}

extension [PageRecord] {
  /// Takes over where strips stood before, of the pages whose strips are the same.
  fileprivate mutating func takeStrips(from known: [PageRecord]) {
    var places: [String: StripPlace] = [:]
    for record in known { places[record.name] = record.strip }
    for index in indices {
      if let place = places[self[index].name], place.fingerprint == self[index].strip.fingerprint {
        self[index].strip = place
      }
    }
  }
}
