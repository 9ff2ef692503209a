// The files of the content that pages refer to: pictures, and what else is not a document.

import Content
import Drawing
import Gallery
import Output
import Prose
import System
import Type

/// Copies files of the content into the output, as they are: none that would run in a browser, but for
/// the copy of axe-core that the site names.
struct CopiedFiles {
  let places: Places
  let folder: ContentFolder
  let known: Manifest?
  /// The fonts of the site's own, which all pages refer to.
  let fonts: [ReadFonts.File]
  /// The copy of axe-core that the stage has, if the site brings one.
  let axe: ReadAxe.File?
  /// The stamps of the files when the build began.
  let stamps: ContentStamps
  /// What the content held when a share of it was begun; nil where all of it is built.
  let contentPrint: ContentFingerprint?

  /// Why a file is not copied.
  private struct Refusal: Error {
    let finding: Diagnostic
  }

  /// Copies those that a page shows or leads to.
  func write(with writer: SiteWriter, for pages: [PageRecord]) throws(SiteError) -> [Manifest.Copy]
  {
    var (copies, findings) = try onDisk { () throws(DiskError) in
      let (copies, findings) = try copyAll(with: writer, for: pages)
      return (try copies + copyFonts(with: writer) + copyAxe(with: writer), findings)
    }
    copies = copies.recorded(by: writer)
    let prints = contentPrint?.byPath ?? [:]
    for copy in copies {
      if let print = prints[Spelling(copy.source)], print != copy.output.fingerprint {
        findings.append(Diagnostic(changed: folder.shown(copy.source)))
      }
    }
    try findings.throwErrors()
    return copies
  }

  private func copyAll(
    with writer: SiteWriter, for pages: [PageRecord]
  ) throws(DiskError) -> (copies: [Manifest.Copy], findings: [Diagnostic]) {
    // The files of a page that was passed over stay as they are.
    let old = kept(by: writer)
    var (wanted, passedOver) = try paths(pages)
    passedOver.subtract(wanted)
    var copies: [Manifest.Copy] = []
    var findings: [Diagnostic] = []
    var seen: [String: String] = [:]
    for path in wanted.union(passedOver).map(\.text).sorted(by: {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }) {
      if let message = PageName.finding(ofFile: path) {
        findings.append(Diagnostic(at: Place(file: folder.shown(path)), "\(message). Rename it"))
      } else if let other = seen.updateValue(path, forKey: PageName.folded(path)) {
        findings.append(
          Diagnostic(
            at: Place(file: folder.shown(path)),
            "this file and '\(folder.shown(other))' are one path where case and Unicode forms do not "
              + "count. Rename one of them"))
      } else if let copy = try old(path, passedOver.contains(Spelling(path))) {
        copies.append(copy)
      } else if wanted.contains(Spelling(path)) || stamps.byPath[Spelling(path)] != nil {
        switch try copy(path, with: writer) {
        case .success(let copy): copies.append(copy)
        case .failure(let refusal): findings.append(refusal.finding)
        }
      }
    }
    return (copies, findings)
  }

  /// Fonts were read before any page was, since all are measured in them.
  private func copyFonts(with writer: SiteWriter) throws(DiskError) -> [Manifest.Copy] {
    var paths: [String: ReadFonts.File] = [:]
    for file in fonts {
      let path = FontSheet.path(of: file.font)
      try writer.write(path, file.font.bytes())
      paths[path] = file
    }
    return writer.records.compactMap { record in
      paths[record.name].map {
        Manifest.Copy(source: $0.path, stamp: $0.stamp, found: .file, output: record)
      }
    }
  }

  /// It stands with the gallery's own scripts, one of which loads it.
  private func copyAxe(with writer: SiteWriter) throws(DiskError) -> [Manifest.Copy] {
    guard let axe else { return [] }
    try writer.write(GalleryPath.axe, axe.bytes)
    return writer.records.filter { $0.name == GalleryPath.axe }.map {
      Manifest.Copy(source: axe.path, stamp: axe.stamp, found: .file, output: $0)
    }
  }

  /// The files that pages show or lead to, and those of pages which were passed over.
  private func paths(
    _ pages: [PageRecord]
  ) throws(DiskError) -> (wanted: Set<Spelling>, passedOver: Set<Spelling>) {
    var (wanted, passedOver): (Set<Spelling>, Set<Spelling>) = ([], [])
    for index in pages.indices {
      for dependency in try pages[index].dependencies where dependency.isFile && dependency.isShown
      {
        if pages[index].isOutOfDate {
          passedOver.insert(Spelling(dependency.path))
        } else {
          wanted.insert(Spelling(dependency.path))
        }
      }
    }
    return (wanted, passedOver)
  }

  /// What is known of a copy that can stay: one whose source is as it was, or is not asked for.
  private func kept(
    by writer: SiteWriter
  ) -> (String, _ isPassedOver: Bool) throws(DiskError) -> Manifest.Copy? {
    var old: [Spelling: Manifest.Copy] = [:]
    for copy in known?.copies ?? []
    where copy.output.name.isSpelled(as: Places.outputPath(ofFile: copy.source)) {
      old[Spelling(copy.source)] = copy
    }
    return { [stamps] path, isPassedOver throws(DiskError) in
      guard let copy = old[Spelling(path)],
        isPassedOver || copy.stamp != nil && copy.stamp == stamps.byPath[Spelling(path)],
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
    if let finding = Self.refusal(ofPage: path, shown) {
      return .failure(Refusal(finding: finding))
    }
    let now = FileStamp.now()
    let mostHeld = Self.isSVG(shown) ? Self.largestSVG : Self.mostHeld
    let (found, stamp): (Dependency.Found, FileStamp)
    do throws(DiskError) {
      let file = try FileReading.read(shown, limit: mostHeld)
      (found, stamp) = (Dependency.Found(file.bytes), file.stamp)
      // Pages say how large a picture is: it has to be as large as when they were built.
      guard found == places.look(path) else {
        return .failure(Refusal(finding: Diagnostic(changed: shown)))
      }
      if let finding = Self.refusal(ofPicture: file.bytes, shown) {
        return .failure(Refusal(finding: finding))
      }
      if file.bytes.count <= mostHeld {
        try writer.write(output, file.bytes)
      } else {
        try writer.stream(output) { output throws(DiskError) in
          try FileReading.forEachPiece(of: shown, shownAs: shown) { piece throws(DiskError) in
            try output.append(piece)
          }
        }
      }
    } catch {
      guard let finding = Diagnostic(vanished: shown, error) else { throw error }
      return .failure(Refusal(finding: finding))
    }
    return .success(
      Manifest.Copy(
        source: path, stamp: stamp.trusted(at: now), found: found,
        output: OutputRecord(name: output, fingerprint: .none, stamp: stamp)))
  }

  /// A file of more bytes is not held as a whole: a film is larger than all else that a build holds.
  private static let mostHeld = 1 << 20

  /// A drawing is held as a whole, since all of it is looked through.
  private static let largestSVG = 1 << 24

  private static func isSVG(_ path: String) -> Bool { path.lowercased().hasSuffix(".svg") }

  /// Why a page of HTML or XML is not copied: it runs what its author or somebody else has put into it.
  private static func refusal(ofPage path: String, _ shown: String) -> Diagnostic? {
    guard OutputPath.isPage(path) else { return nil }
    return Diagnostic(
      at: Place(file: shown),
      "a page of HTML or XML is not published as it is, since it may run scripts. "
        + "Write it as Markdown")
  }

  /// Why a picture is not copied that could do more than be seen.
  private static func refusal(ofPicture bytes: [UInt8], _ shown: String) -> Diagnostic? {
    guard isSVG(shown) else { return nil }
    guard bytes.count <= largestSVG else {
      return Diagnostic(
        at: Place(file: shown),
        "this picture is larger than \(largestSVG >> 20) MB, which is as much as is looked through for "
          + "scripts. Make it smaller")
    }
    guard let problem = SVGCheck.problem(in: bytes) else { return nil }
    return Diagnostic(
      atByte: problem.offset, of: bytes, in: shown,
      "this picture holds \(problem.words), and would be published with it. Take that out")
  }
}
