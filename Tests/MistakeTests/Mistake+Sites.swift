// Mistakes in names of pages and in content, and what a build says.

import Atlas
import Composable
import Drawing

/// A page of that name.
private func page(_ name: String, fileID: String = #fileID, line: Int = #line) -> Page {
  Page(name, 0, fileID: fileID, line: line) {
    EmptyReducer<Int, Never>()
  } view: { _ in
    Heading(1, "A page")
  } story: {
    Frame("all")
  }
}

/// A page with that in it.
private func page(@ViewBuilder showing view: @escaping @Sendable () -> some View) -> Page {
  Page("one", 0) {
    EmptyReducer<Int, Never>()
  } view: { _ in
    view()
  } story: {
    Frame("all")
  }
}

extension Mistake {
  static let inSites = [
    Mistake(
      "a link to a page that is not there",
      .pages { [page { Link("Terms", to: .page("articles/terms")) }] },
      "one, all: LINE: a link leads to the page 'articles/terms', and there is no such page. A page in "
        + "Swift is called what it was given as its name, an article what its file is called below the "
        + "folder of content, without '.md'."),
    Mistake(
      "a picture that is not there",
      .pages { [page { Picture(file: "pictures/no.svg", fixedWidth: 8, height: 8) }] },
      "one, all: LINE: a picture shows the file 'pictures/no.svg', and there is no such picture in the "
        + "folder of content. The path is that below this folder, as in 'pictures/harbour.svg'."),
    Mistake(
      "a link that would run",
      .pages { [page { Link("Run", to: .url("javascript:alert(1)")) }] },
      "one, all: LINE: the link 'Run' leads to 'javascript:alert(1)', which may do more than lead "
        + "somewhere. Give it an address that begins with 'https://', 'http://' or 'mailto:'; to a page of "
        + "the site it leads with '.page'."),
    Mistake(
      "a space in the name of a page", .pages { [page("my page")] },
      "LINE: the page 'my page': a space in an address is written '%20', and ends it where it is "
        + "not. Call it 'my-page', and say what people read in 'title:'"),
    Mistake(
      "two pages of one name", .pages { [page("one"), page("one")] },
      "LINE: the page 'one': the site has it twice: it is listed twice, or two pages are called so. "
        + "Take one away, or rename it"),
    Mistake(
      "two pages whose names differ in case alone", .pages { [page("one"), page("One")] },
      "LINE: the page 'one': this page and the page 'One' of the site are one path where case and "
        + "Unicode forms do not count. Rename one of them"),
    Mistake(
      "a page that is called as the gallery's own folder", .pages { [page("assets")] },
      "LINE: the page 'assets': 'assets' is a name that the gallery needs for itself. Rename it"),
    Mistake(
      "a link to a document that is not there",
      .content(["a.md": "# A\n\n[B](b.md)\n", "c.md": "# C\n"]),
      "Content/a.md:3:1: error: the link 'b.md' leads nowhere", "  3 | [B](b.md)", "    | ^"),
    Mistake(
      "a state that there is not, in front matter",
      .content(["a.md": "---\nstates: [loading, laoded]\n---\n# A\n"]),
      "Content/a.md:2:19: error: 'laoded' is not a value of 'states'. Did you mean 'loaded'?",
      "  2 | states: [loading, laoded]", "    |                   ^~~~~~"),
    Mistake(
      "front matter that does not end",
      .content(["a.md": "---\ntitle: A\n# A\n"]),
      "Content/a.md:1:1: error: the front matter that begins here is never closed. Close it with a "
        + "line of '---'; for a rule at the top of a page, write '***'",
      "  1 | ---", "    | ^~~"),
    Mistake(
      "a part that is private, and does not end",
      .content(["a.md": "# A\n\n<!-- private -->\n\nA secret.\n"]),
      "Content/a.md:3:1: error: '<!-- private -->' is never closed. Put '<!-- /private -->' where it "
        + "ends, on a line of its own, and outside of code",
      "  3 | <!-- private -->", "    | ^"),
  ]
}
