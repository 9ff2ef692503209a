// The demonstration site: the exhibits, and an article for each Markdown file.

import Content
import Exhibits
import Prose

let demonstration = Site(
  title: "Vitrine",
  pages: { content in
    let documents = newestFirst(content.documents)
    return Exhibits.pages { page in
      documents.isEmpty
        ? Article.samples
        : documents.map { document in
          Article(
            content.document(document, onPage: page), id: content.pageName(of: document),
            image: content.picture(of: document, onPage: page)?.url,
            isPrivate: content.isPrivate(document))
        }
    }
  },
  comparisons: { [FourWays.comparison()] })

/// Articles by their dates, the newest first; those of one day in order of path.
private func newestFirst(_ documents: [Document]) -> [Document] {
  documents.enumerated().sorted { one, other in
    let dates = (
      one.element.frontMatter.date?.secondsSince1970 ?? 0,
      other.element.frontMatter.date?.secondsSince1970 ?? 0
    )
    return dates.0 == dates.1 ? one.offset < other.offset : dates.0 > dates.1
  }.map(\.element)
}
