// The files of the content that pages refer to: pictures, and what else is not a document.

import Prose

/// Copies files of the content into the output, as they are: none that would run in a browser.
struct CopiedFiles {
  let places: Places
  let folder: ContentFolder
  /// The pages that may refer to them.
  let records: [PageRecord]
  let known: Manifest?
  let shape: Shape
  /// What the content held when a share of it was begun; nil where all of it is built.
  let contents: ContentPrint?

  /// Why a file is not copied.
  private struct Refusal: Error {
    let mistake: Diagnostic
  }

  /// Copies those that a page refers to.
  func write(
    with writer: SiteWriter
  ) throws(DiskError) -> Result<[Manifest.Copy], PipelineError> {
    // Of a page that was passed over, what is there stays as it is.
    let old = kept(by: writer)
    let wanted = Self.paths(in: records.filter { !$0.isOutOfDate })
    let passedOver = Self.paths(in: records.filter(\.isOutOfDate)).subtracting(wanted)
    let prints = contents?.byPath ?? [:]
    var copies: [Manifest.Copy] = []
    var mistakes: [Diagnostic] = []
    for path in wanted.union(passedOver).sorted(by: {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }) {
      if let copy = try old(path, passedOver.contains(path)) {
        copies.append(copy)
      } else if wanted.contains(path) || shape.stamps[path] != nil {
        switch try copy(path, with: writer) {
        case .success(let copy): copies.append(copy)
        case .failure(let refusal): mistakes.append(refusal.mistake)
        }
      }
    }
    let recorded = copies.recorded(by: writer)
    for copy in recorded {
      if let print = prints[copy.source], print != copy.output.fingerprint {
        mistakes.append(Diagnostic(changed: folder.shown(copy.source)))
      }
    }
    return mistakes.isEmpty ? .success(recorded) : .failure(.content(mistakes.sorted()))
  }

  /// The files that pages refer to.
  private static func paths(in records: [PageRecord]) -> Set<String> {
    var paths: Set<String> = []
    for record in records {
      for dependency in record.dependencies {
        switch dependency.found {
        case .file, .picture: paths.insert(dependency.path)
        case .nothing, .document, .heading: break
        }
      }
    }
    return paths
  }

  /// What is known of a copy that can stay: one whose source is as it was, or is not asked for.
  private func kept(
    by writer: SiteWriter
  ) -> (String, _ isPassedOver: Bool) throws(DiskError) -> Manifest.Copy? {
    var old: [String: Manifest.Copy] = [:]
    for copy in known?.copies ?? [] { old[copy.source] = copy }
    return { [shape] path, isPassedOver throws(DiskError) in
      guard let copy = old[path],
        isPassedOver || copy.stamp != nil && copy.stamp == shape.stamps[path],
        try writer.keepUntouched(copy.output.name)
      else { return nil }
      return copy
    }
  }

  private func copy(
    _ path: String, with writer: SiteWriter
  ) throws(DiskError) -> Result<Manifest.Copy, Refusal> {
    let output = Places.outputPath(ofFile: path)
    let shown = folder.shown(path)
    if let mistake = Self.refusal(ofPage: path, shown) {
      return .failure(Refusal(mistake: mistake))
    }
    let now = FileStamp.now()
    let file: (bytes: [UInt8], stamp: FileStamp)
    do throws(DiskError) {
      file = try FileReading.read(shown)
    } catch {
      guard let mistake = Diagnostic(vanished: shown, error) else { throw error }
      return .failure(Refusal(mistake: mistake))
    }
    // The pages say how large it is: it has to be what they saw.
    let found = Dependency.Found(file.bytes)
    guard found == places.look(path) else {
      return .failure(Refusal(mistake: Diagnostic(changed: shown)))
    }
    if let mistake = Self.refusal(ofPicture: file.bytes, shown) {
      return .failure(Refusal(mistake: mistake))
    }
    try writer.write(output, file.bytes)
    return .success(
      Manifest.Copy(
        source: path, stamp: file.stamp.trusted(at: now), found: found,
        output: OutputRecord(
          name: output, fingerprint: .none, stamp: file.stamp)))
  }

  /// What is told of a page of HTML, which runs what its author or somebody else has put into it.
  private static func refusal(ofPage path: String, _ shown: String) -> Diagnostic? {
    guard Leftovers.isPage(path) else { return nil }
    return Diagnostic(
      at: Place(file: shown),
      "a page of HTML is not published as it is, since it may run scripts. Write it as Markdown")
  }

  /// What is told of a picture that could do more than be seen.
  private static func refusal(ofPicture bytes: [UInt8], _ shown: String) -> Diagnostic? {
    guard shown.lowercased().hasSuffix(".svg"), let problem = SVGCheck.problem(in: bytes) else {
      return nil
    }
    return Diagnostic(
      at: Place(file: shown),
      "this picture holds \(problem), and would be published with it. Take that out")
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
