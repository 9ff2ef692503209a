// All files that are about the site as a whole.

import Atlas
import Drawing
import Gallery
import Glibc
import JSON
import Prose

/// Writes the index, the atlas, the feed, the pictures and all else that is no page.
struct SiteFiles {
  let context: BuildContext
  let title: String
  let baseURL: String?
  /// The pages, in order of their names.
  let records: [PageRecord]
  /// Whether each of them was built just now.
  let isBuilt: [Bool]
  let known: Manifest?
  let shape: Shape

  /// Files that are made of the same things, and are kept as long as those stay the same.
  private struct Part {
    let name: String
    let inputs: Fingerprint
    let write: (SiteWriter) throws(DiskError) -> Void
  }

  private var parts: [Part] {
    let summaries = records.compactMap(\.summary)
    let entries = records.compactMap(\.entry)
    let comparisons = context.options.isOwn ? context.site.comparisons() : []
    let nothing = Fingerprint(value: 0)
    return [
      Part(
        name: "index",
        inputs: Packer.fingerprint { packer in
          for summary in summaries { packer.add(summary) }
        }
      ) { writer throws(DiskError) in
        for file in Gallery.index(
          summaries, comparisons: comparisons, site: context.info)
        {
          try writer.write(file.path, file.bytes)
        }
        try writeSnapshots(summaries, with: writer)
      },
      Part(
        name: "feed",
        inputs: Packer.fingerprint { packer in
          for entry in entries { entry.pack(into: &packer) }
        }
      ) { writer throws(DiskError) in
        try writeFeed(entries, with: writer)
      },
      Part(name: "assets", inputs: nothing) { writer throws(DiskError) in
        for file in Gallery.assets() + [Gallery.notFound(site: context.info)] {
          try writer.write(file.path, file.bytes)
        }
        try writer.write(".nojekyll", [])
      },
      Part(name: "comparisons", inputs: nothing) { writer throws(DiskError) in
        for comparison in comparisons {
          try writer.write(
            Gallery.path(ofStoryboard: comparison.name),
            Gallery.comparison(comparison, site: context.info))
        }
      },
    ]
  }

  /// What came of writing files.
  struct Written {
    var differences: [Difference] = []
    var foreign: [String] = []
  }

  /// Everything but the copies and the atlas.
  func write(isTrusted: Bool, _ written: inout Written) throws(DiskError) -> [Manifest.Part] {
    var made: [Manifest.Part] = []
    for part in parts {
      let old = known?.parts.first { $0.name == part.name }
      let writer = SiteWriter(context.output, old: old?.files ?? [])
      var isKept = false
      if isTrusted, old?.inputs == part.inputs { isKept = try writer.keepAll() }
      if !isKept { try part.write(writer) }
      written.add(writer)
      made.append(Manifest.Part(name: part.name, inputs: part.inputs, files: writer.records))
    }
    return made
  }

  private func writeFeed(_ entries: [FeedEntry], with writer: SiteWriter) throws(DiskError) {
    guard let baseURL else { return }
    let feed = FeedFile.bytes(
      entries, title: title, configuration: context.content.configuration, baseURL: baseURL)
    try writer.write(FeedFile.path, feed)
    try writer.write(SitemapFile.path, SitemapFile.bytes(entries, baseURL: baseURL))
  }

  /// Name and URL of each frame, as screenshot services take them.
  private func writeSnapshots(
    _ summaries: [PageSummary], with writer: SiteWriter
  ) throws(DiskError) {
    try writer.stream("snapshots.json") { file throws(DiskError) in
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
          let path = Gallery.path(ofFrame: frame.name, of: summary.name)
          JSON.writeString((baseURL ?? "") + URLPath.encoded(path), into: &json)
          json.append("}")
        }
        try file.append(json)
      }
      try file.append("\n]\n")
    }
  }

  /// `atlas.json`; gives the records with the places at which it speaks of them. Comes last, since
  /// it tells the fingerprints of all other files.
  func writeAtlas(
    parts: [Manifest.Part], copies: [Manifest.Copy], _ written: inout Written
  ) throws(DiskError) -> (part: Manifest.Part, records: [PageRecord]) {
    var placed = records
    let old = context.output.openFile(AtlasFile.path)?.released() ?? -1
    defer { if old >= 0 { close(old) } }
    let known = known?.parts.first { $0.name == "atlas" }
    let writer = SiteWriter(context.output, old: known?.files ?? [])
    try writer.stream(AtlasFile.path) { file throws(DiskError) in
      try file.append(AtlasFile.opening(title: title))
      var isFirst = true
      for index in placed.indices where !placed[index].isLeftOut {
        let bytes = try fragment(index, old)
        try file.append(isFirst ? "\n" : ",\n")
        isFirst = false
        placed[index].fragment = file.count..<file.count + bytes.count
        try file.append(bytes)
      }
      let files =
        parts.flatMap(\.files).map { ($0.name, $0.fingerprint) }
        + copies.map { ($0.output.name, $0.output.fingerprint) }
      try file.append(
        AtlasFile.closing(
          files: files.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }))
    }
    written.add(writer)
    let part = Manifest.Part(
      name: "atlas", inputs: Fingerprint(value: 0), files: writer.records)
    return (part, placed)
  }

  /// What is said of a page: what its builder said just now, or what the old atlas says.
  private func fragment(_ index: Int, _ old: Int32) throws(DiskError) -> [UInt8] {
    if isBuilt[index] { return try context.spill.read(records[index].fragment) }
    return try Spill.read(
      records[index].fragment, of: old, shownAs: context.output.shown(AtlasFile.path))
  }

  /// Copies the files of the content that pages refer to.
  func copyFiles(with writer: SiteWriter) throws(DiskError) -> [Manifest.Copy] {
    var paths: Set<String> = []
    for record in records {
      for dependency in record.dependencies {
        switch dependency.found {
        case .file, .picture: paths.insert(dependency.path)
        case .nothing, .document: break
        }
      }
    }
    var old: [String: Manifest.Copy] = [:]
    for copy in known?.copies ?? [] { old[copy.source] = copy }
    var copies: [Manifest.Copy] = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let copy = try copy(path, old[path], with: writer) { copies.append(copy) }
    }
    // What is remembered of the files themselves is known when all are written.
    var outputs: [String: OutputRecord] = [:]
    for record in writer.records { outputs[record.name] = record }
    for index in copies.indices {
      copies[index].output = outputs[copies[index].output.name] ?? copies[index].output
    }
    return copies
  }

  private func copy(
    _ path: String, _ old: Manifest.Copy?, with writer: SiteWriter
  ) throws(DiskError) -> Manifest.Copy? {
    let output = Places.outputPath(ofFile: path)
    if let old, let stamp = old.stamp, stamp == shape.stamps[path],
      try writer.keepUntouched(output)
    {
      return old
    }
    let now = FileStamp.now()
    let file = try FileReading.read(context.loader.folder.shown(path))
    try writer.write(output, file.bytes)
    return Manifest.Copy(
      source: path, stamp: file.stamp.trusted(at: now), found: context.loader.places.look(path),
      output: OutputRecord(
        name: output, fingerprint: Fingerprint(value: 0), stamp: file.stamp))
  }
}

extension SiteFiles.Written {
  mutating func add(_ writer: SiteWriter) {
    differences += writer.differences
    foreign += writer.foreign
  }
}

extension Packer {
  /// The fingerprint of what a closure writes.
  static func fingerprint(_ write: (inout Packer) -> Void) -> Fingerprint {
    var packer = Packer()
    write(&packer)
    return Fingerprint(of: packer.bytes)
  }
}
