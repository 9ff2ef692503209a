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
        inputs: Packer.fingerprint(count: records.count) { index, packer in
          if !records[index].isLeftOut { packer.add(records[index].strip.fingerprint) }
        }
      ) { writer, placed throws(DiskError) in
        try writeIndex(comparisons, of: &placed, with: writer)
      },
      Group(
        name: "snapshots",
        inputs: Packer.fingerprint(count: records.count) { index, packer in
          if let summary = records[index].summary { packer.add(namesOf: summary) }
        }
      ) { writer, _ throws(DiskError) in
        try writeSnapshots(with: writer)
      },
      Group(
        name: "feed",
        inputs: Packer.fingerprint(count: articles.count) { index, packer in
          articles[index].pack(into: &packer)
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
    let listed = records.indices.filter { records[$0].summary != nil }
      .sorted { records[$0].name.naturallyPrecedes(records[$1].name) }
    var places: [StripPlace] = []
    var room = 0
    var summaries: [PageSummary] = []
    summaries.reserveCapacity(listed.count)
    for index in listed { records[index].summary.map { summaries.append($0) } }
    try Gallery.index(
      summaries,
      sizes: listed.map { records[$0].strip.range.count },
      comparisons: comparisons, site: info,
      strip: { place throws(DiskError) in
        try entries.strip(of: records[listed[place]], listed[place])
      },
      write: { file, ranges throws(DiskError) in
        for range in ranges {
          var place = records[listed[places.count]].strip
          place.room = room
          place.range = range
          places.append(place)
        }
        room += 1
        try writer.write(file.path, file.bytes)
      })
    for (place, index) in zip(places, listed) { placed[index].strip = place }
  }

  private func writeFeed(_ entries: [FeedEntry], with writer: SiteWriter) throws(DiskError) {
    guard let baseURL = settings.baseURL else { return }
    let feed = FeedFile.bytes(
      entries, title: info.title, configuration: configuration, baseURL: baseURL)
    try writer.write(GalleryPath.feed, feed)
    try writer.write(GalleryPath.sitemap, SitemapFile.bytes(entries, baseURL: baseURL))
  }

  /// Name and URL of each frame, as screenshot services take them.
  private func writeSnapshots(with writer: SiteWriter) throws(DiskError) {
    try writer.stream(GalleryPath.snapshots) { file throws(DiskError) in
      try file.append("[")
      var json: [UInt8] = []
      var separator: StaticString = "\n"
      for index in records.indices {
        guard let summary = records[index].summary else { continue }
        json.removeAll(keepingCapacity: true)
        for frame in summary.frames {
          json.append(separator)
          separator = ",\n"
          json.append("{\"name\":")
          JSON.writeString(summary.name + ", " + frame.name, into: &json)
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
    let title = info.title
    let known = output.known?.groups.first { $0.name == "atlas" }
    let writer = SiteWriter(output.folder, old: known?.files ?? [])
    try writer.stream(GalleryPath.atlas) { file throws(DiskError) in
      try file.append(AtlasFile.opening(title: title))
      var separator = "\n"
      try entries.forEachRun(of: records, separatedBy: 2) { run, bytes throws(DiskError) in
        try file.append(separator)
        separator = ",\n"
        // What stands one after the other is copied so.
        let shift = file.count - records[run[0]].atlasEntry.lowerBound
        for index in run {
          let range = records[index].atlasEntry
          pages[index].atlasEntry = range.lowerBound + shift..<range.upperBound + shift
        }
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
    return Manifest.FileGroup(name: "atlas", inputs: .none, files: writer.records)
  }
}

extension [PageRecord] {
  /// Takes over where strips stood before, of the pages whose strips are the same. Both are in the
  /// order of the names.
  fileprivate mutating func takeStrips(from known: [PageRecord]) {
    var place = known.startIndex
    for index in indices {
      while place < known.endIndex,
        known[place].name.utf8.lexicographicallyPrecedes(self[index].name.utf8)
      {
        place += 1
      }
      guard place < known.endIndex, known[place].name == self[index].name else { continue }
      let strip = known[place].strip
      if strip.fingerprint == self[index].strip.fingerprint, strip != self[index].strip {
        self[index].strip = strip
      }
    }
  }
}
