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

  /// Everything but the copies: what is to be remembered of it goes to the manifest.
  func write(with writer: SiteWriter) throws(DiskError) {
    let summaries = records.compactMap(\.summary)
    for file in Gallery.index(summaries, site: context.info) {
      try writer.write(file.path, file.bytes)
    }
    for file in Gallery.assets() { try writer.write(file.path, file.bytes) }
    let notFound = Gallery.notFound(site: context.info)
    try writer.write(notFound.path, notFound.bytes)
    if context.options.isOwn {
      for comparison in context.site.comparisons() {
        try writer.write(
          Gallery.path(ofStoryboard: comparison.name),
          Gallery.comparison(comparison, site: context.info))
      }
    }
    try writer.write(".nojekyll", [])
    if let baseURL {
      let entries = records.compactMap(\.entry)
      let feed = FeedFile.bytes(
        entries, title: title, configuration: context.content.configuration, baseURL: baseURL)
      try writer.write(FeedFile.path, feed)
      try writer.write(SitemapFile.path, SitemapFile.bytes(entries, baseURL: baseURL))
    }
    try writeSnapshots(with: writer)
  }

  /// Name and URL of each frame, as screenshot services take them.
  private func writeSnapshots(with writer: SiteWriter) throws(DiskError) {
    try writer.stream("snapshots.json") { file throws(DiskError) in
      try file.append("[")
      var json: [UInt8] = []
      var separator: StaticString = "\n"
      for summary in records.compactMap(\.summary) {
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
    with writer: SiteWriter, copies: [Manifest.Copy]
  ) throws(DiskError) -> [PageRecord] {
    var placed = records
    let old = context.output.openFile(AtlasFile.path)?.released() ?? -1
    defer { if old >= 0 { close(old) } }
    let shown = context.output.shown(AtlasFile.path)
    try writer.stream(AtlasFile.path) { file throws(DiskError) in
      try file.append(AtlasFile.opening(title: title))
      var isFirst = true
      for index in placed.indices where !placed[index].isLeftOut {
        let fragment = placed[index].fragment
        let bytes =
          isBuilt[index]
          ? try context.spill.read(fragment)
          : try Spill.read(fragment, of: old, shownAs: shown)
        try file.append(isFirst ? "\n" : ",\n")
        isFirst = false
        placed[index].fragment = file.count..<file.count + bytes.count
        try file.append(bytes)
      }
      let files =
        writer.records.map { ($0.name, $0.fingerprint) }
        + copies.map { ($0.output.name, $0.output.fingerprint) }
      try file.append(
        AtlasFile.closing(
          files: files.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }))
    }
    return placed
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
