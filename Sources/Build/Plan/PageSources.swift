// What pages are made of, read when a page asks for it.

import Content
import Output

/// The documents of the content and the pages in Swift.
struct PageSources: Sendable {
  let loader: DocumentLoader
  let library: Library
  let content: Content
  let inSwift: PagesInSwift

  init(
    _ source: BuildSource, _ state: ContentState, known: Manifest?, of site: Site,
    _ options: BuildOptions
  ) {
    loader = DocumentLoader(
      source.folder, source.configuration, options: options.contentOptions,
      known: state.pictures(in: known), readingFrame: site.readingFrame)
    library = Library(loader, measuresTime: options.measuresTime)
    let content = Content(
      folder: source.folder.path, configuration: source.configuration.value,
      environment: options.contentOptions.environment, library: library)
    self.content = content
    inSwift = PagesInSwift { [isOwn = options.isOwn] in isOwn ? site.pages(content) : [] }
  }
}
