// The files of the content that pages refer to: pictures, and what else is not a document.

/// Copies files of the content into the output.
struct CopiedFiles {
  let loader: DocumentLoader
  /// The pages that may refer to them.
  let records: [PageRecord]
  let known: Manifest?
  let shape: Shape

  /// Copies those that a page refers to.
  func write(
    with writer: SiteWriter
  ) throws(DiskError) -> Result<[Manifest.Copy], PipelineError> {
    var paths: Set<String> = []
    for record in records {
      for dependency in record.dependencies {
        switch dependency.found {
        case .file, .picture: paths.insert(dependency.path)
        case .nothing, .document, .heading: break
        }
      }
    }
    var old: [String: Manifest.Copy] = [:]
    for copy in known?.copies ?? [] { old[copy.source] = copy }
    var copies: [Manifest.Copy] = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      copies.append(try copy(path, old[path], with: writer))
    }
    return .success(copies.recorded(by: writer))
  }

  private func copy(
    _ path: String, _ old: Manifest.Copy?, with writer: SiteWriter
  ) throws(DiskError) -> Manifest.Copy {
    let output = Places.outputPath(ofFile: path)
    if let old, let stamp = old.stamp, stamp == shape.stamps[path],
      try writer.keepUntouched(output)
    {
      return old
    }
    let now = FileStamp.now()
    let file = try FileReading.read(loader.folder.shown(path))
    try writer.write(output, file.bytes)
    return Manifest.Copy(
      source: path, stamp: file.stamp.trusted(at: now), found: loader.places.look(path),
      output: OutputRecord(
        name: output, fingerprint: .none, stamp: file.stamp))
  }
}

extension [Manifest.Copy] {
  /// What is remembered of the files themselves is known when all are written.
  func recorded(by writer: SiteWriter) -> Self {
    var outputs: [String: OutputRecord] = [:]
    for record in writer.records { outputs[record.name] = record }
    return map { copy in
      var copy = copy
      copy.output = outputs[copy.output.name] ?? copy.output
      return copy
    }
  }
}
