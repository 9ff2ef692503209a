// What `site.yaml` can say.

import Drawing
import Prose
import Testing

@Suite struct SiteConfigurationTests {
  func read(_ yaml: String) throws(ContentError) -> SiteConfiguration {
    try SiteConfiguration(Array(yaml.utf8), path: "site.yaml")
  }

  func mistakes(_ yaml: String) -> [String] {
    do throws(ContentError) {
      _ = try read(yaml)
      return []
    } catch {
      return error.diagnostics.map { "\($0.place.line):\($0.place.column) \($0.message)" }
    }
  }

  @Test("an empty file says nothing")
  func empty() throws {
    #expect(try read("") == SiteConfiguration())
    #expect(SiteConfiguration().budget == 64)
  }

  @Test("all of its keys are read")
  func allKeys() throws {
    let site = try read(
      """
      title: Behind glass
      author: Ada
      lang: ja
      url: https://example.org/glass/
      states: [loading, loaded]
      redaction: exact
      frames: 32
      axe: tools/axe.min.js
      reasons:
        spoiler: { bit: 12, treatment: blur, scope: text }
        faces: { bit: 11, scope: images }
      """)
    #expect(site.title == "Behind glass")
    #expect(site.author == "Ada")
    #expect(site.language == "ja")
    #expect(site.baseURL == "https://example.org/glass/")
    #expect(site.states == [.loading, .loaded])
    #expect(site.redaction.projection == .exact)
    #expect(site.budget == 32)
    #expect(site.axe?.text == "tools/axe.min.js")
    #expect(
      site.reasons.all == [
        DeclaredReason("faces", bit: 11, treatment: .look(.blocks), scope: .images),
        DeclaredReason("spoiler", bit: 12, treatment: .look(.blur), scope: .text),
      ])
  }

  @Test("a title or an author of nothing but white space is none")
  func blankNames() throws {
    for blank in ["", " \\t", "\u{3000}"] {
      #expect(try read("title: \"\(blank)\"\nauthor: \"\(blank)\"") == SiteConfiguration())
    }
    #expect(try read("author: \"\u{3000}\u{5C71}\"").author == "\u{3000}\u{5C71}")
  }

  @Test("a per cent sign in an address stands before two hexadecimal digits")
  func encodedAddresses() throws {
    #expect(try read("url: https://a.test/%C3%bc/").baseURL == "https://a.test/%C3%bc/")
    for url in ["https://a.test/%zz/", "https://a.test/%", "https://a.test/%4", "https://a/%%41"] {
      #expect(
        mistakes("title: A\nurl: \(url)") == [
          "2:6 'url' must be the address of a site such as 'https://example.org/gallery/', not "
            + "'\(url)'"
        ])
    }
  }

  @Test("two reasons on one bit are a mistake of the second that names both")
  func sharedBit() {
    #expect(
      mistakes("reasons:\n  b: { bit: 12 }\n  a: { bit: 12 }") == [
        "3:3 the redaction reasons 'a' and 'b' are both declared on bit 12, so neither could be "
          + "told from the other; give one of them another bit from 10 to 31"
      ])
  }

  @Test("a reason with the name of one that is built in is a mistake")
  func builtInReasons() {
    #expect(
      mistakes("reasons:\n  a: { bit: 12 }\n  privacy: { bit: 11, treatment: none }") == [
        "3:3 the redaction reason 'privacy' is built in, on bit 1, so what is declared here would do nothing; "
          + "give it another name"
      ])
  }

  @Test("each reason on a bit that is not a site's is told where it stands")
  func reservedBits() {
    #expect(
      mistakes("reasons:\n  a: { bit: 3 }\n  b: { bit: 12 }\n  d: { bit: 40 }") == [
        "2:3 the redaction reason 'a' is declared on bit 3, which is not a site's to use; "
          + "give it a bit from 10 to 31",
        "4:3 the redaction reason 'd' is declared on bit 40, which is not a site's to use; "
          + "give it a bit from 10 to 31",
      ])
  }

  @Test("each wrong value is told with its place")
  func wrongValues() {
    #expect(
      mistakes("frames: 0\nlanguage: english!\nreasons: [a]\nstates: [gone]") == [
        "1:9 'frames' must be a whole number from 1, not '0'",
        "2:11 'english!' is not a language. Write it as 'en', 'ja' or 'pt-BR'",
        "3:10 'reasons' must be names with what they do, not a list",
        "4:10 'gone' is not a value of 'states'. It can be loading, loaded, favorite, readLater, "
          + "hidden, failed, empty, text, images, privacy, invalidated, blur, onboarding, all",
      ])
    #expect(
      mistakes("title: Glass\nbaseURL: \"not a url\"") == [
        "2:10 'baseURL' must be the address of a site such as 'https://example.org/gallery/', not "
          + "'not a url'"
      ])
    #expect(
      mistakes("reasons:\n  a: { scope: text }") == ["2:6 the reason 'a' needs the key 'bit'"])
  }
}
