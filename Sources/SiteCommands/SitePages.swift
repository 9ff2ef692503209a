// The pages that a command works on.

import Atlas
import Commands
import Content
import System

/// The pages of a folder of content.
struct SitePages {
  let all: [Page]

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
    do throws(SiteError) {
      let read = try Content.read(folder, for: S.site, options: ContentOptions(isPublic: isPublic))
      for warning in read.warnings { console.errorLine(warning.description) }
      all = S.site.allPages(of: read, isOwn: BuildMemory.isSame(folder, own)).map { page in
        // Those in Swift do not know by themselves for whom they are.
        var page = page
        page.environment.redaction.isPublic = isPublic
        return page
      }
    } catch {
      _ = try BuildCommand<S>.complain(error, isJSON ? watch.seconds : nil, &console)
      return nil
    }
  }

  /// The page of that name.
  func page(_ name: String) throws(Failure) -> Page {
    if let page = all.first(where: { $0.name == name }) { return page }
    let hint = nearestPath(to: name, among: all.map(\.name)).map { " Did you mean '\($0)'?" }
    throw .wrongUse(
      "there is no page '\(name)'.\(hint ?? " 'vitrine pages' lists them.")")
  }

  /// The pages of these names, or all where none is named.
  func pages(_ names: [String]) throws(Failure) -> [Page] {
    if names.isEmpty { return all }
    // Scripts hand over what another command listed, which may be all pages.
    let places = Dictionary(
      all.indices.map { (all[$0].name, $0) }, uniquingKeysWith: { one, _ in one })
    var pages: [Page] = []
    for name in names {
      if let place = places[name] { pages.append(all[place]) } else { pages.append(try page(name)) }
    }
    return pages
  }
}
