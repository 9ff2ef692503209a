// Leads the links and pictures of a document to where the gallery has them.

import Drawing
import Prose
import System

/// Finds out what each link and each picture of a document refers to.
struct LinkResolver {
  private let document: Document
  private let places: Places
  /// The folder that the document stands in, below the content.
  private let folder: Substring
  private let path: String
  private let page: String

  private(set) var targets = ProseTargets()
  private(set) var dependencies: [Dependency] = []
  private var noted: Set<Dependency> = []
  /// What leads nowhere.
  private var broken: [Broken] = []
  /// Pictures on other hosts, which the Content-Security-Policy of frames does not load.
  private var remote: [Reference] = []
  /// What has a scheme that is not let through.
  private var withheld: [Reference] = []

  /// A reference that does not lead to what it should.
  private struct Broken {
    let reference: Reference
    let why: Why

    enum Why {
      case leadsNowhere
      /// There is a file whose name is written as it is, with letters that mean something in an address.
      case isNoAddress
      /// It has no address, or one without a host.
      case hasNoGoal
      /// It shows no words that tell where it leads.
      case hasNoName
      /// The heading is not there, but these.
      case findsNoHeading(among: DocumentAnchors)
      /// It leads to a file that would be published with what is private in it.
      case leadsToSource
      /// It leads to a file that is no picture.
      case showsNoPicture
    }
  }

  /// The headings of the document itself, found when the first link asks for them.
  private lazy var ownAnchors = document.anchors

  /// Looks at all references of the document at a path below the content, as it is shown on a page.
  init(_ document: Document, at path: String, onPage page: String, in places: Places) {
    self.document = document
    self.places = places
    self.path = path
    folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    self.page = page
    for reference in document.links { resolve(link: reference) }
    for reference in document.pictures { resolve(picture: reference) }
    if let cover = document.cover { resolve(picture: cover) }
  }

  /// What a path that is written in the document leads to: that of a link with the first of the
  /// endings that makes it the path of a file; nothing if none does.
  private mutating func target(
    of path: String, in kind: Reference.Kind
  ) -> (path: String, found: Dependency.Found)? {
    guard let written = path.fromAddress, let base = URLPath.resolved(written, in: folder)
    else { return nil }
    for ending in kind == .link ? ["", ".md", "/index.md"] : [""] {
      let found = places.look(base + ending)
      note(Dependency(path: base + ending, found: found))
      if found != .nothing { return (base + ending, found) }
    }
    return nil
  }

  /// What was found to be wrong; `source` is the content of the file.
  func findings(in source: [UInt8], isStrict: Bool) -> [Diagnostic] {
    var findings = ReferenceFindings(path: document.path, source: source, isStrict: isStrict)
    // Many links may lead to one that is gone.
    var meant: [Spelling: String?] = [:]
    for broken in broken {
      switch broken.why {
      case .leadsNowhere:
        findings.add(leadingNowhere: broken.reference) {
          let url = Spelling(broken.reference.url)
          let near = meant[url] ?? self.meant(by: broken.reference)
          meant[url] = near
          return near
        }
      case .isNoAddress: findings.add(beingNoAddress: broken.reference)
      case .hasNoGoal: findings.add(havingNoGoal: broken.reference)
      case .hasNoName: findings.add(havingNoName: broken.reference)
      case .findsNoHeading(let anchors):
        findings.add(broken.reference, findingNoHeadingIn: anchors)
      case .leadsToSource: findings.add(leadingToSource: broken.reference)
      case .showsNoPicture: findings.add(showingNoPicture: broken.reference)
      }
    }
    for picture in remote { findings.add(notShowing: picture) }
    for reference in withheld { findings.add(withholding: reference) }
    return findings.all
  }

  /// What most likely was to be referred to, as it would be written there.
  private func meant(by reference: Reference) -> String? {
    guard let written = reference.relativePath?.fromAddress,
      let path = URLPath.resolved(written, in: folder),
      let near = places.nearest(to: path, isPicture: reference.kind != .link)
    else { return nil }
    return URLPath.relative(to: near, fromFolder: String(folder))
  }

  /// What leads to drafts, which are left out; `source` is the content of the file.
  mutating func findings(leadingTo drafts: Set<String>, in source: [UInt8]) -> [Diagnostic] {
    var findings = ReferenceFindings(path: document.path, source: source)
    let cover = document.cover.map { [$0] } ?? []
    for reference in document.links + document.pictures + cover {
      guard let path = reference.relativePath,
        let target = target(of: path, in: reference.kind), drafts.contains(target.path)
      else { continue }
      findings.add(reference, leadingToDraft: target.path)
    }
    return findings.all
  }

  private mutating func resolve(link reference: Reference) {
    if reference.isWithoutGoal { return add(reference, .hasNoGoal) }
    if reference.isWithheld { return withheld.append(reference) }
    if reference.isNameless { add(reference, .hasNoName) }
    guard let path = reference.relativePath else { return check(own: reference) }
    guard let target = target(of: path, in: reference.kind) else {
      // One that begins with '/' may be an address of the host that the site is published on, but a
      // source of a page is none.
      if !path.hasPrefix("/") || path.hasSuffix(".md") { addLeadingNowhere(reference) }
      return
    }
    guard target.found == .document else {
      if OverlookedFile.isSource(target.path) { return add(reference, .leadsToSource) }
      let output = Places.outputPath(ofFile: target.path)
      return lead(reference, to: output, suffix: reference.suffix)
    }
    guard let fragment = reference.fragment else {
      return lead(reference, to: Places.storyboard(ofDocument: target.path))
    }
    switch places.heading(fragment, in: target.path) {
    case .nothing(let anchors):
      add(reference, .findsNoHeading(among: anchors))
    case .file(let file, let suffix):
      note(Dependency(path: target.path, found: .heading(fragment, at: file + suffix)))
      lead(reference, to: file, suffix: suffix)
    }
  }

  /// Checks a link within the text. It needs no target here: drawing leads it to its heading.
  private mutating func check(own reference: Reference) {
    guard reference.url.utf8.first == UInt8(ascii: "#"), let fragment = reference.fragment,
      ownAnchors.anchor(fragment) == nil, !places.hides(fragment, in: self.path)
    else { return }
    add(reference, .findsNoHeading(among: ownAnchors))
  }

  private mutating func lead(_ reference: Reference, to path: String, suffix: String = "") {
    let address = URLPath.relative(to: path, fromFolder: page) + suffix
    targets.links[reference.index] = Array(address.utf8)
  }

  private mutating func resolve(picture reference: Reference) {
    let isOfText = reference.kind == .picture
    if reference.isWithoutGoal { return add(reference, .hasNoGoal) }
    if reference.isWithheld { return withheld.append(reference) }
    if reference.leadsToAnotherHost {
      if isOfText { targets.absentPictures.insert(reference.index) }
      remote.append(reference)
    }
    guard let path = reference.relativePath else {
      if isOfText, case .picture(let size)? = PictureHeader(inlineIn: reference.url) {
        targets.inlineSizes[reference.index] = size
      }
      return
    }
    guard let target = target(of: path, in: reference.kind) else {
      // The host may have more pictures than this site; but a cover is one of the site's.
      if !isOfText || !path.hasPrefix("/") { addLeadingNowhere(reference) }
      return
    }
    guard case .picture(let size) = target.found else { return add(reference, .showsNoPicture) }
    guard isOfText else { return }
    let output = Places.outputPath(ofFile: target.path)
    targets.pictures[reference.index] = ProseTargets.KnownPicture(
      url: URLPath.relative(to: output, fromFolder: page), size: size)
  }

  private mutating func addLeadingNowhere(_ reference: Reference) {
    let path = URLPath.resolved(reference.url, in: folder)
    let isThere = path.map { places.look($0) != .nothing } ?? false
    add(reference, isThere ? .isNoAddress : .leadsNowhere)
  }

  private mutating func add(_ reference: Reference, _ why: Broken.Why) {
    broken.append(Broken(reference: reference, why: why))
  }

  private mutating func note(_ dependency: Dependency) {
    if noted.insert(dependency).inserted { dependencies.append(dependency) }
  }
}
