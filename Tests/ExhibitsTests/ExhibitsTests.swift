// What holds for every page of the demonstration site.

import Atlas
import Exhibits
import Testing

@Test("every page passes its checks, with the defects that it declares", arguments: names)
func audit(_ name: String) throws {
  let page = try #require(pages.first { $0.name == name })
  #expect(page.explored().audit(defects: page.options.defects).map(\.description) == [])
}

@Test("the path to each frame, walked afresh, ends in that frame", arguments: names)
func replay(_ name: String) throws {
  let page = try #require(pages.first { $0.name == name })
  #expect(page.framesThatDoNotReplay() == [])
}

@Test("each state is drawn once", arguments: names)
func drawnOnce(_ name: String) throws {
  let page = try #require(pages.first { $0.name == name })
  let atlas = page.explored()
  #expect(atlas.drawCount <= atlas.frames.count + 1, "the state before anything appears is drawn")
}

@Test("every frame is as its snapshot says", arguments: names)
func snapshots(_ name: String) throws {
  let page = try #require(pages.first { $0.name == name })
  try expectSnapshots(of: page)
}

@Test("no two pages share a name")
func uniqueNames() {
  #expect(Set(names).count == names.count)
}

private let pages = Exhibits.pages()
private let names = pages.map(\.name)
