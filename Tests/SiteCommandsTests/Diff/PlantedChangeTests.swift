// A change is planted in a site that is committed; the diff of what is built then tells it, with
// what is seen and why, and tells nothing else: groups with their cause, their frames, and what
// changed in the first; then pages, and files beside them.

import Testing

@Suite("planted changes", .serialized)
struct PlantedChangeTests {
  @Test("a word in one article")
  func word() throws {
    let place = try DiffPlace()
    try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
    try place.build()
    try place.expect(
      [
        "On tea: ‘three’ became ‘seven’ · content of articles/tea.md",
        "  Words",
        "    changed articles/tea, loaded: differs",
        "    - words: ‘three’ became ‘seven’",
        "  Where it is redacted",
        "    changed articles/tea, loading: differs",
        "    - structure: The redacted blocks have another shape",
        "beside: articles/tea/index.html atlas.json index.html",
      ])
  }

  @Test("a blurb that a list shows")
  func blurb() throws {
    let place = try DiffPlace(StudioPlan(hasShelf: true))
    try place.edit("Content/articles/rain.md", "states:", "blurb: It stops.\nstates:")
    try place.build()
    try place.expect(
      [
        "On rain: ‘It stops.’ is new · content of articles/rain.md",
        "  Words",
        "    changed articles/rain, loaded: differs",
        "    - words: ‘It stops.’ is new",
        "    - structure: One ‘paragraph’ is new",
        "  Words",
        "    changed shelf, full: differs",
        "    - words: ‘falls.’ became ‘stops.’",
        "beside: articles/rain/index.html atlas.json index.html shelf/index.html",
      ])
  }

  @Test("a title that a list shows")
  func title() throws {
    let place = try DiffPlace(StudioPlan(hasShelf: true))
    try place.edit("Content/articles/rain.md", "# On rain", "# On snow")
    try place.build()
    try place.expect(
      [
        "On snow: ‘rain’ became ‘snow’, twice · content of articles/rain.md",
        "  Words",
        "    changed articles/rain, loaded: differs",
        "    - words: ‘rain’ became ‘snow’, twice",
        "  Words",
        "    changed shelf, full: differs",
        "    - words: ‘rain’ became ‘snow’",
        "beside: articles/rain/index.html assets/pages.js assets/tree.js atlas.json index.html shelf/index.html",
      ])
  }

  @Test("titles of two files that a list shows, while the Swift of another feature is touched")
  func titles() throws {
    let place = try DiffPlace(StudioPlan(hasShelf: true))
    try place.edit("Content/articles/rain.md", "# On rain", "# On snow")
    // The same letters: a word of another width would give its skeleton another shape, too.
    try place.edit("Content/articles/tea.md", "# On tea", "# On eat")
    try place.write("Sources/Studio/Studio.swift", "struct Studio: Reducer { /* as it was */ }\n")
    try place.build()
    try place.expect(
      [
        "On snow: ‘rain’ became ‘snow’, twice · content of articles/rain.md",
        "  Words",
        "    changed articles/rain, loaded: differs",
        "    - words: ‘rain’ became ‘snow’, twice",
        "  Words",
        "    changed shelf, full: differs",
        "    - words: ‘rain’ became ‘snow’",
        "On eat: ‘tea’ became ‘eat’, twice · content of articles/tea.md",
        "  Words",
        "    changed articles/tea, loaded: differs",
        "    - words: ‘tea’ became ‘eat’, twice",
        "  Words",
        "    changed shelf, full: differs",
        "    - words: ‘tea’ became ‘eat’",
        "beside: articles/rain/index.html articles/tea/index.html assets/pages.js assets/tree.js atlas.json "
          + "index.html shelf/index.html",
      ])
  }

  @Test("a colour of the theme")
  func theme() throws {
    let place = try DiffPlace()
    try place.edit("Output/assets/frame.css", "--ink: light", "--ink: #a00; --was: light")
    // One group for what looks the same; blocks have a colour of their own.
    try place.expect([
      "Studio, On rain and 2 more look different · the theme, assets/frame.css",
      "  Look",
      "    changed studio, open: differs",
      "    changed studio, shut: differs",
      "  Look",
      "    changed articles/rain, loaded: differs",
      "  Look",
      "    changed articles/tea, loaded: differs",
      "  Look",
      "    changed hall, empty: differs",
      "  Nothing to see",
      "    changed articles/tea, loading: same pixels",
    ])
  }

  @Test("a rule of a reducer by which a control becomes inert")
  func inert() throws {
    let place = try DiffPlace()
    place.plan.isBellMute = true
    try place.write("Sources/Studio/Studio.swift", "struct Studio: Reducer { /* mute */ }\n")
    try place.build()
    try place.expect(
      [
        "Studio: the button ‘Bell’ is inert, and was live · the reducer or the story of ‘Studio’ (Sources/Studio/Studio.swift)",
        "  Liveness",
        "    changed studio, open: same pixels",
        "    changed studio, shut: same pixels",
        "    - liveness: The button ‘Bell’ is inert, and was live",
        "studio: Transition lost: shut, Bell → shut",
        "studio: Transition lost: open, Bell → open",
        "beside: atlas.json studio/index.html",
      ])
  }

  @Test("a gate that opens under redaction")
  func gate() throws {
    let place = try DiffPlace()
    place.plan.isGateOpen = true
    try place.write("Sources/Studio/Studio.swift", "struct Studio: Reducer { /* open */ }\n")
    try place.edit("Content/articles/tea.md", "three minutes", "seven minutes")
    try place.build()
    try place.expect(
      [
        "Gate opened under redaction in Studio: the button ‘Lamp’ is live, and was inert · the reducer or the story of ‘Studio’ (Sources/Studio/Studio.swift)",
        "  Gate opened under redaction",
        "    changed studio, open: same pixels",
        "    changed studio, shut: same pixels",
        "    - liveness: The button ‘Lamp’ is live, and was inert",
        "On tea: ‘three’ became ‘seven’ · content of articles/tea.md",
        "  Words",
        "    changed articles/tea, loaded: differs",
        "    - words: ‘three’ became ‘seven’",
        "  Where it is redacted",
        "    changed articles/tea, loading: differs",
        "    - structure: The redacted blocks have another shape",
        "studio: Transition gained: shut, Lamp → shut",
        "studio: Transition gained: open, Lamp → open",
        "beside: articles/tea/index.html assets/filters.css assets/pages.js atlas.json index.html studio/index.html",
      ])
  }

  @Test("a leaf that loses its redaction")
  func leaf() throws {
    let place = try DiffPlace()
    place.plan.isEaselShown = true
    try place.write("Sources/Studio/StudioView.swift", "var body: some View { Stack {} }\n")
    try place.build()
    try place.expect(
      [
        "Redaction opened in Studio: the text ‘The easel stands by the window.’ is visible, and was redacted · the view of ‘Studio’ (Sources/Studio/StudioView.swift)",
        "  Redaction opened",
        "    changed studio, open: differs",
        "    changed studio, shut: differs",
        "    - opened: The text ‘The easel stands by the window.’ is visible, and was redacted",
        "beside: assets/pages.js atlas.json index.html studio/index.html",
      ])
  }

  @Test("an article that is added")
  func added() throws {
    let place = try DiffPlace()
    try place.write(
      "Content/articles/fog.md", "---\nstates: [loaded]\n---\n# On fog\n\nIt lifts.\n")
    try place.build()
    try place.expect(
      [
        "On fog: added · content of articles/fog.md",
        "  Added",
        "    added articles/fog, loaded: alone",
        "articles/fog: The page is new",
        "beside: articles/fog/index.html assets/pages.js assets/tree.js atlas.json index.html snapshots.json",
      ])
  }

  @Test("an article that is removed")
  func removed() throws {
    let place = try DiffPlace()
    try place.remove("Content/articles/rain.md")
    try place.build()
    try place.expect(
      [
        "On rain: removed · content of articles/rain.md",
        "  Removed",
        "    removed articles/rain, loaded: alone",
        "articles/rain: The page is gone",
        "beside: articles/rain/index.html assets/filters.css assets/pages.js assets/tree.js atlas.json index.html snapshots.json",
      ])
  }

  @Test("an article that is renamed")
  func renamed() throws {
    let place = try DiffPlace()
    try place.remove("Content/articles/tea.md")
    try place.write("Content/articles/on-tea.md", DiffPlace.tea)
    try place.build()
    try place.expect(
      [
        "On tea: renamed · content of articles/on-tea.md",
        "  Renamed",
        "    renamed articles/on-tea, loaded: differs",
        "    renamed articles/on-tea, loading: differs",
        "    - words: ‘tea’ became ‘on-tea’ in ‘This page’",
        "    - caption: ‘articles/tea’ became ‘articles/on-tea’ in the caption",
        "articles/on-tea: The page was called articles/tea",
        "beside: articles/on-tea/index.html articles/tea/index.html assets/pages.js assets/tree.js atlas.json index.html snapshots.json",
      ])
  }

  @Test("an article that is renamed while a list shows it, which has another order then")
  func renamedInList() throws {
    let place = try DiffPlace(StudioPlan(hasShelf: true))
    try place.remove("Content/articles/rain.md")
    try place.write(
      "Content/articles/wet.md", "---\nstates: [loaded]\n---\n# On rain\n\nIt falls.\n")
    try place.build()
    try place.expect(
      [
        "On rain: renamed · content of articles/wet.md",
        "  Renamed",
        "    renamed articles/wet, loaded: differs",
        "    - words: ‘rain’ became ‘wet’ in ‘This page’",
        "    - caption: ‘articles/rain’ became ‘articles/wet’ in the caption",
        "  Words",
        "    changed shelf, full: differs",
        "    - words: ‘rain’ became ‘tea’",
        "    - words: ‘It falls.’ became ‘Water just off the boil, and three minutes.’",
        "    - words: ‘tea’ became ‘rain’",
        "    - words: ‘Water just off the boil, and three minutes.’ became ‘It falls.’",
        "articles/wet: The page was called articles/rain",
        "beside: articles/rain/index.html articles/wet/index.html assets/pages.js assets/tree.js atlas.json index.html "
          + "shelf/index.html snapshots.json",
      ])
  }

  @Test("an attribute that draws nothing")
  func attribute() throws {
    let place = try DiffPlace()
    try place.edit("Output/hall/empty.html", "<h1>", "<h1 data-x=\"1\">")
    try place.expect(
      [
        "Hall: nothing to see · how Vitrine writes frames",
        "  Nothing to see",
        "    changed hall, empty: same pixels",
        "    - markup: The attribute ‘data-x’ of a ‘h1’ is ‘1’, and was not there",
      ])
  }

  @Test("a picture that is replaced")
  func picture() throws {
    let place = try DiffPlace()
    try place.write("Content/articles/cup.svg", DiffPlace.cup("#369"))
    try place.build()
    try place.expect(
      [
        "On tea looks different · the file assets/content/articles/cup.svg (Content/articles/cup.svg)",
        "  Look",
        "    changed articles/tea, loaded: differs",
        "beside: atlas.json",
      ])
  }

  @Test("white space")
  func space() throws {
    let place = try DiffPlace()
    try place.edit("Output/hall/empty.html", "<main>", "<main>\n  ")
    try place.expect(
      [
        "Hall: nothing to see · how Vitrine writes frames",
        "  Nothing to see",
        "    changed hall, empty: same pixels",
        "    - markup: The bytes changed, and what they say did not",
      ])
  }

  @Test("a defect that a page shows now")
  func defect() throws {
    let place = try DiffPlace()
    place.plan.hasDefect = true
    try place.write("Sources/Studio/StudioView.swift", "var body: some View { Stray {} }\n")
    try place.build()
    try place.expect(
      [
        "Redaction opened in Studio: a redacted button is new, and live · the view of ‘Studio’ (Sources/Studio/StudioView.swift)",
        "  Redaction opened",
        "    changed studio, open: differs",
        "    changed studio, shut: differs",
        "    - opened: A redacted button is new, and live",
        "    - structure: 1 redacted block is new",
        "    - structure: One ‘span’ is new",
        "studio: The check ‘redacted-is-inert’ fails in shut, and did not",
        "beside: atlas.json index.html studio/index.html",
      ])
  }

  @Test("another version of a library")
  func library() throws {
    let place = try DiffPlace()
    try place.edit("Output/atlas.json", "\"cmark 0.", "\"cmark 9.")
    try place.edit("Output/articles/rain/loaded.html", "It falls.", "It falls!")
    try place.expect(
      [
        "On rain: ‘falls.’ became ‘falls!’ · the version of cmark 9.30, which was 0.30",
        "  Words",
        "    changed articles/rain, loaded: differs",
        "    - words: ‘falls.’ became ‘falls!’",
        "beside: atlas.json",
      ])
  }

  @Test("another version of a package")
  func package() throws {
    let place = try DiffPlace()
    func resolved(_ version: String) -> String {
      "{\"pins\":[{\"identity\":\"vitrine\",\"state\":{\"version\":\"\(version)\"}}],\"version\":3}"
    }
    try place.write("Package.resolved", resolved("1.0.0"))
    try place.commit("Pin")
    try place.write("Package.resolved", resolved("1.1.0"))
    try place.edit("Output/hall/empty.html", "<h1>", "<h1 data-x=\"1\">")
    try place.expect(
      [
        "Hall: nothing to see · the version of vitrine 1.1.0, which was 1.0.0",
        "  Nothing to see",
        "    changed hall, empty: same pixels",
        "    - markup: The attribute ‘data-x’ of a ‘h1’ is ‘1’, and was not there",
      ])
  }
}
