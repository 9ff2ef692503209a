// The pages that a command works on.

import Atlas
import Build
import Commands
import Content
import System

/// The pages of a folder of content, each made when it is asked for: all of them may be more than fits.
struct SitePages {
  /// What a page is made of.
  private enum Source {
    case document(String)
    case inSwift(Page)
  }

  /// In order of the bytes of their names.
  private let all: [(name: String, source: Source)]
  private let content: Content
  private let site: Site
  private let isPublic: Bool

  /// Reads the folder, the site's own where none is named, without what is private where it is for the
  /// public, and tells what is wrong with it, machines too where they asked; nil when there was something.
  init?<S: SiteProgram>(
    of program: S.Type, content: String?, isPublic: Bool = false, isJSON: Bool,
    _ console: inout Console
  ) throws(Failure) {
    let watch = Stopwatch()
    let own = console.environment.inSourceTree("Content")
    let folder = content ?? own
    try expectContent(folder)
    site = S.site
    self.isPublic = isPublic
    do throws(SiteError) {
      let (read, paths) = try Content.check(
        folder, for: S.site, options: ContentOptions(isPublic: isPublic))
      for warning in read.warnings { console.errorLine(warning.description) }
      self.content = read
      let inSwift = BuildMemory.isSame(folder, own) ? S.site.swiftPages(of: read) : []
      all =
        (inSwift.map { ($0.name, .inSwift($0)) }
        + paths.map { (Places.pageName(ofDocument: $0), .document($0)) })
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      // What no build makes a page of, no other command does either.
      let pages = all
      let names = try NameCheck(pages.count) { index in
        let (name, source) = pages[index]
        return switch source {
        case .document(let path): NameCheck.Page(name, document: "\(read.folder)/\(path)")
        case .inSwift(let page): NameCheck.Page(name, document: nil, place: page.place)
        }
      }
      try names.findings.throwErrors()
    } catch {
      _ = try BuildCommand<S>.complain(error, isJSON ? watch.seconds : nil, &console)
      return nil
    }
  }

  /// The page of that name.
  func page(_ name: String) throws(Failure) -> Page {
    try page(of: try source(name))
  }

  /// Walks the pages of these names, each once, or all where none is named: one after the other, and none
  /// is held.
  func walk(_ names: [String], _ body: (Page, PageAtlas) -> Void) throws(Failure) {
    var explorer = PageExplorer()
    for source in try sources(names) {
      let page = try page(of: source)
      body(page, explorer.explore(page))
    }
  }

  /// How many pages of these names there are, or all where none is named.
  func count(_ names: [String]) throws(Failure) -> Int { try sources(names).count }

  private func sources(_ names: [String]) throws(Failure) -> [Source] {
    if names.isEmpty { return all.map(\.source) }
    // Scripts hand over what another command listed, which may be all pages.
    let places = Dictionary(
      all.indices.map { (all[$0].name, $0) }, uniquingKeysWith: { one, _ in one })
    var sources: [Source] = []
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      if let place = places[name] {
        sources.append(all[place].source)
      } else {
        sources.append(try source(name))
      }
    }
    return sources
  }

  private func source(_ name: String) throws(Failure) -> Source {
    if let page = all.first(where: { $0.name == name }) { return page.source }
    let hint = nearestPath(to: name, among: all.map(\.name)).map { " Did you mean '\($0)'?" }
    throw .wrongUse(
      "there is no page '\(name)'.\(hint ?? " 'vitrine pages' lists them.")")
  }

  private func page(of source: Source) throws(Failure) -> Page {
    var page: Page
    switch source {
    case .inSwift(let made): page = made
    case .document(let path):
      do throws(SiteError) {
        page = site.article(try content.document(at: path), content)
      } catch {
        // It was well when all were read.
        throw .badContent(error.description)
      }
    }
    // Those in Swift do not know by themselves for whom they are.
    page.environment.redaction.isPublic = isPublic
    return page
  }
}
