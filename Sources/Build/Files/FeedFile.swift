// The Atom feed and the sitemap of articles. Drafts, and what is private, are in neither.

import Content
import Drawing
import Gallery
import Prose

/// Writes what readers elsewhere subscribe to.
enum FeedFile {
  /// The articles in the feed: of many, the newest. Few more than these are held.
  struct Newest {
    private static let limit = 50
    private var entries: [(entry: FeedEntry, date: Int)] = []

    mutating func add(_ entry: FeedEntry) {
      guard let date = entry.date else { return }
      entries.append((entry, date))
      // Put in order once in a while, and not for each of them.
      if entries.count == 4 * Self.limit { entries = inOrder }
    }

    /// As many as a feed has, the newest first.
    var inOrder: [(entry: FeedEntry, date: Int)] {
      Array(
        entries.sorted { one, other in
          one.date == other.date
            ? one.entry.page.utf8.lexicographicallyPrecedes(other.entry.page.utf8)
            : one.date > other.date
        }.prefix(Self.limit))
    }
  }

  static func bytes(
    _ articles: Newest, title: String, configuration: SiteConfiguration, baseURL: String
  ) -> [UInt8] {
    let newest = articles.inOrder
    var xml: [UInt8] = []
    xml.append(
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"")
    xml.append(" xml:lang=\"")
    xml.append(escaped: configuration.language)
    xml.append("\">\n")
    xml.append("title", title)
    xml.append("\n")
    xml.append("id", baseURL)
    xml.append("\n<link rel=\"self\" href=\"")
    xml.append(escaped: baseURL + GalleryPath.feed)
    xml.append("\"/>\n<link href=\"")
    xml.append(escaped: baseURL)
    xml.append("\"/>\n")
    xml.append("updated", newest.first.map { AtomDate.text($0.date) } ?? AtomDate.text(0))
    xml.append("\n<author>")
    xml.append("name", configuration.author ?? title)
    xml.append("</author>\n")
    for (entry, date) in newest {
      let isForeign = entry.language.map { $0 != configuration.language } ?? false
      append(entry, date, baseURL, language: isForeign ? entry.language : nil, to: &xml)
    }
    xml.append("</feed>\n")
    return xml
  }

  private static func append(
    _ entry: FeedEntry, _ date: Int, _ baseURL: String, language: String?, to xml: inout [UInt8]
  ) {
    let url = SitemapFile.url(ofPage: entry.page, baseURL)
    xml.append("<entry")
    if let language {
      xml.append(" xml:lang=\"")
      xml.append(escaped: language)
      xml.append("\"")
    }
    xml.append(">")
    xml.append("title", entry.title)
    xml.append("id", url)
    xml.append("<link href=\"")
    xml.append(escaped: url)
    xml.append("\"/>")
    xml.append("updated", AtomDate.text(date))
    xml.append("published", AtomDate.text(date))
    xml.append("summary", entry.blurb)
    xml.append("</entry>\n")
  }
}

/// Writes times as RFC 3339 has them.
enum AtomDate {
  /// A time in seconds since the start of 1970, in UTC.
  static func text(_ seconds: Int) -> String {
    let day = CalendarDay(secondsSince1970: seconds)
    let time = (seconds % 86_400 + 86_400) % 86_400
    return "\(day)T\(digits(time / 3600)):\(digits(time / 60 % 60)):\(digits(time % 60))Z"
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// Writes the list of articles for search engines.
enum SitemapFile {
  /// How many addresses a file may have: search engines refuse one with more.
  static let mostAddresses = 50_000

  /// Where an article is, and of when.
  struct Address {
    let page: String
    /// In seconds since the start of 1970, if it says that.
    let date: Int?
  }

  /// One file; where it would have too many addresses, its parts and a list of them in its place.
  static func files(
    _ addresses: [Address], baseURL: String, most: Int = mostAddresses
  ) -> [(path: String, bytes: [UInt8])] {
    if addresses.count <= most {
      return [(GalleryPath.sitemap, bytes(addresses[...], baseURL))]
    }
    var files: [(path: String, bytes: [UInt8])] = []
    var list = opening("sitemapindex")
    for start in stride(from: 0, to: addresses.count, by: most) {
      let path = GalleryPath.sitemapPart(files.count + 1)
      files.append((path, bytes(addresses[start..<min(start + most, addresses.count)], baseURL)))
      list.append("<sitemap>")
      list.append("loc", baseURL + path)
      list.append("</sitemap>\n")
    }
    list.append("</sitemapindex>\n")
    return files + [(GalleryPath.sitemap, list)]
  }

  private static func opening(_ tag: StaticString) -> [UInt8] {
    var xml: [UInt8] = []
    xml.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<")
    xml.append(tag)
    xml.append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    return xml
  }

  private static func bytes(_ addresses: ArraySlice<Address>, _ baseURL: String) -> [UInt8] {
    var xml = opening("urlset")
    for address in addresses {
      xml.append("<url>")
      xml.append("loc", url(ofPage: address.page, baseURL))
      if let date = address.date { xml.append("lastmod", AtomDate.text(date)) }
      xml.append("</url>\n")
    }
    xml.append("</urlset>\n")
    return xml
  }

  static func url(ofPage name: String, _ baseURL: String) -> String {
    baseURL + GalleryPath.address(ofStoryboard: name)
  }
}

extension [UInt8] {
  /// Appends an element with a text in it.
  fileprivate mutating func append(_ tag: StaticString, _ text: String) {
    append("<")
    append(tag)
    append(">")
    append(escaped: text.inXML)
    append("</")
    append(tag)
    append(">")
  }
}
