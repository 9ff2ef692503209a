// Regions × frames.

import Atlas
import Drawing
import Testing

@Test("the matrix tells of each region in each frame what is seen and what is live")
func matrix() throws {
  let matrix = loadingPage().explored().matrix
  #expect(matrix.regions == ["list", Matrix.elsewhere])
  #expect(matrix.frames.prefix(3) == ["failed", "loading", "loaded"])
  #expect(matrix["list", "failed"] == nil)
  let loading = try #require(matrix["list", "loading"])
  #expect(loading.visibility == .redacted)
  #expect(loading.controls.map(\.name) == ["button 2"])
  #expect(loading.controls.map(\.liveness) == [.noStore])
  let loaded = try #require(matrix["list", "loaded"])
  #expect(loaded.visibility == .visible)
  #expect(loaded.controls.map(\.name) == ["Favorite", "Favorite", "Favorite"])
  #expect(matrix[Matrix.elsewhere, "loading"]?.controls.map(\.name) == ["Cancel"])
}
