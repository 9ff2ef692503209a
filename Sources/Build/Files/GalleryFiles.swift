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
  /// What `atlas.json` and the index say of each page.
  let entries: PageEntries
  /// In which files `atlas.json` spoke of the pages that the last build made.
  let before: AtlasParts
  /// Of how many pages `atlas.json` speaks itself.
  let mostInAtlas: Int

  private var info: SiteInfo { settings.info(site, configuration, fonts: fonts) }

  /// Files that are made of the same things, and are kept as long as those stay the same.
  private struct Group {
    let name: String
    let inputs: Fingerprint
    /// Writes them; notes in the records of the pages where they speak of each.
    let write: (SiteWriter, inout [PageRecord]) throws(DiskError) -> Void
  }

  /// What the group of the names for screenshot services is called.
  private static let snapshots = "snapshots"

  private func groups(of pages: [PageRecord]) throws(DiskError) -> [Group] {
    let articles = try articles(pages)
    let comparisons = settings.isOwn ? site.comparisons() : []
    let info = info
    let nothing = Fingerprint.none
    return [
      Group(
        name: Manifest.FileGroup.index,
        inputs: Packer.fingerprint(count: pages.count) { index, packer in
          if !pages[index].isLeftOut { packer.add(pages[index].strip.fingerprint) }
        }
      ) { writer, pages throws(DiskError) in
        try writeIndex(comparisons, of: &pages, with: writer)
      },
      Group(
        name: Self.snapshots,
        inputs: namesPrint(of: pages)
      ) { writer, pages throws(DiskError) in
        try writeSnapshots(of: pages, with: writer)
      },
      Group(
        name: "feed",
        inputs: articles.print
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

  /// The fingerprint of what pages and their looks are called; mostly that is what it was.
  private func namesPrint(of pages: [PageRecord]) -> Fingerprint {
    if let known = output.known, pages.areNamed(as: known.pages),
      let group = known.groups.first(where: { $0.name == Self.snapshots })
    {
      return group.inputs
    }
    return Packer.fingerprint(count: pages.count) { index, packer in
      pages[index].packNames(into: &packer)
    }
  }

  /// What a feed and a sitemap say: of the newest articles all, and of the others no more than where and of
  /// when they are.
  private struct Articles {
    var newest = FeedFile.Newest()
    var all: [SitemapFile.Address] = []
    var print = Fingerprint.none
  }

  /// Without an address to be published at, there is neither.
  private func articles(_ pages: [PageRecord]) throws(DiskError) -> Articles {
    var articles = Articles()
    if settings.baseURL == nil { return articles }
    var print = Fingerprinter()
    var packer = Packer()
    for page in pages {
      guard let entry = try page.feedEntry else { continue }
      articles.newest.add(entry)
      articles.all.append(SitemapFile.Address(page: page.name, date: entry.date))
      entry.pack(into: &packer)
      packer.handOn { print.append($0) }
    }
    print.append(packer.bytes)
    articles.print = print.fingerprint
    return articles
  }

  /// Everything; the atlas comes last, since it tells the fingerprints of all other files.
  func write(
    of pages: inout [PageRecord], copies: [Manifest.Copy], isTrusted: Bool,
    _ written: inout Written
  ) throws(DiskError) -> [Manifest.FileGroup] {
    var made = try write(of: &pages, isTrusted: isTrusted, &written)
    made.append(try writeAtlas(of: &pages, groups: made, copies: copies, &written))
    return made
  }

  /// Everything but the copies and the atlas.
  private func write(
    of pages: inout [PageRecord], isTrusted: Bool, _ written: inout Written
  ) throws(DiskError) -> [Manifest.FileGroup] {
    var made: [Manifest.FileGroup] = []
    for group in try groups(of: pages) {
      let old = output.known?.groups.first { $0.name == group.name }
      let writer = SiteWriter(output.folder, old: old?.files ?? [])
      var isKept = false
      if isTrusted, old?.inputs == group.inputs { isKept = try writer.keepAll() }
      if !isKept {
        try group.write(writer, &pages)
      } else if group.name == Manifest.FileGroup.index {
        // All of it stands where it stood.
        pages.takeStrips(from: output.known?.pages ?? [])
      }
      written.add(writer)
      made.append(
        Manifest.FileGroup(name: group.name, inputs: group.inputs, files: writer.records))
    }
    return made
  }

  /// The index, from the strips of all pages; notes where they stand.
  private func writeIndex(
    _ comparisons: [Comparison], of pages: inout [PageRecord], with writer: SiteWriter
  ) throws(DiskError) {
    let listed = pages.indices.filter { pages[$0].summary != nil }
      .sorted { pages[$0].name.naturallyPrecedes(pages[$1].name) }
    var placed = 0
    var room = 0
    try Gallery.index(
      listed.compactMap { pages[$0].summary },
      sizes: listed.map { pages[$0].strip.range.count },
      comparisons: comparisons, site: info,
      strip: { place, bytes throws(DiskError) in
        try entries.writeStrip(of: pages[listed[place]], listed[place], into: &bytes)
      },
      write: { path, bytes, ranges throws(DiskError) in
        // They were read, so where they stood before can be forgotten.
        for range in ranges {
          pages[listed[placed]].strip.room = room
          pages[listed[placed]].strip.range = range
          placed += 1
        }
        room += 1
        try writer.write(path, &bytes)
      },
      stream: { path, pieces throws(DiskError) in
        try writer.stream(path) { file throws(DiskError) in
          for bytes in pieces { try file.append(bytes) }
        }
      })
  }

  private func writeFeed(_ articles: Articles, with writer: SiteWriter) throws(DiskError) {
    guard let baseURL = settings.baseURL else { return }
    let feed = FeedFile.bytes(
      articles.newest, title: info.title, configuration: configuration, baseURL: baseURL)
    try writer.write(GalleryPath.feed, feed)
    for file in SitemapFile.files(articles.all, baseURL: baseURL) {
      try writer.write(file.path, file.bytes)
    }
  }

  /// Name and URL of each frame, as screenshot services take them.
  private func writeSnapshots(
    of pages: [PageRecord], with writer: SiteWriter
  ) throws(DiskError) {
    try writer.stream(GalleryPath.snapshots) { file throws(DiskError) in
      try file.append("[")
      var json: [UInt8] = []
      var separator: StaticString = "\n"
      for index in pages.indices {
        guard let summary = pages[index].summary else { continue }
        json.removeAll(keepingCapacity: true)
        var name: [UInt8] = []
        JSON.write(escaped: summary.name + ", ", into: &name)
        var folder: [UInt8] = []
        JSON.write(escaped: (settings.baseURL ?? "") + summary.name.asAddress + "/", into: &folder)
        for frame in summary.frames {
          json.append(separator)
          separator = ",\n"
          json.append("{\"name\":\"")
          json += name
          JSON.write(escaped: frame.name, into: &json)
          json.append("\",\"url\":\"")
          json += folder
          JSON.write(
            escaped: GalleryPath.fileName(ofFrame: frame.name).asAddress, into: &json)
          json.append("\"}")
        }
        try file.append(json)
      }
      try file.append("\n]\n")
    }
  }

  /// `atlas.json`, and its parts if there are many pages; notes in the records at which places they
  /// speak of them.
  private func writeAtlas(
    of pages: inout [PageRecord], groups: [Manifest.FileGroup], copies: [Manifest.Copy],
    _ written: inout Written
  ) throws(DiskError) -> Manifest.FileGroup {
    let title = info.title
    let atlas = AtlasParts(pages, areCut: pages.count > mostInAtlas)
    let writer = SiteWriter(output.folder, old: output.known?.atlas?.files ?? [])
    for part in atlas.parts {
      if isKept(part, of: pages), try writer.keepUntouched(part.path) { continue }
      try writer.stream(part.path) { file throws(DiskError) in
        try file.append(AtlasFile.openingOfPart)
        try write(part.pages, &pages, to: &file)
        try file.append(AtlasFile.closingOfPart)
      }
    }
    var prints: [String: Fingerprint] = [:]
    for record in writer.records { prints[record.name] = record.fingerprint }
    let parts = atlas.parts.map { ($0.path, prints[$0.path] ?? .none) }
    try writer.stream(GalleryPath.atlas) { file throws(DiskError) in
      try file.append(AtlasFile.opening(title: title))
      if parts.isEmpty { try write(atlas.pages, &pages, to: &file) }
      let files =
        groups.flatMap(\.files).map { ($0.name, $0.fingerprint) }
        + copies.map { ($0.output.name, $0.output.fingerprint) }
      try file.append(
        AtlasFile.closing(
          parts: parts,
          files: files.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }))
    }
    written.add(writer)
    return Manifest.FileGroup(
      name: Manifest.FileGroup.atlas, inputs: .none, files: writer.records)
  }

  /// Whether a part says what it said before, at the places at which it said it.
  private func isKept(_ part: AtlasParts.Part, of pages: [PageRecord]) -> Bool {
    guard let known = output.known?.pages, let old = before.part(at: part.path),
      old.pages.count == part.pages.count
    else { return false }
    return zip(part.pages, old.pages).allSatisfy { index, place in
      !entries.isNew(index)
        && (pages[index].isOfTheSame(as: known[place])
          || pages[index].name.isSpelled(as: known[place].name))
    }
  }

  /// What is said of some pages; notes where in the file that is.
  private func write(
    _ numbers: [Int], _ pages: inout [PageRecord], to file: inout StreamedFile
  ) throws(DiskError) {
    var separator: StaticString = "\n"
    try entries.forEachRun(of: numbers, &pages, separatedBy: 2) {
      pages, run, bytes throws(DiskError) in
      try file.append(separator)
      separator = ",\n"
      // What stands one after the other is copied so.
      let shift = file.count - pages[run[0]].atlasEntry.lowerBound
      for index in run {
        let range = pages[index].atlasEntry
        pages[index].atlasEntry = range.lowerBound + shift..<range.upperBound + shift
      }
      try file.append(bytes)
    }
  }
}

extension [PageRecord] {
  /// Takes over where strips stood before, of the pages whose strips are the same. Both are in the
  /// order of the names.
  fileprivate mutating func takeStrips(from known: [PageRecord]) {
    var changed: [(Int, StripPlace)] = []
    forEach(besides: known) { index, before in
      guard let index, let strip = before?.strip, strip != self[index].strip,
        strip.fingerprint == self[index].strip.fingerprint
      else { return }
      changed.append((index, strip))
    }
    for (index, strip) in changed { self[index].strip = strip }
  }
}
