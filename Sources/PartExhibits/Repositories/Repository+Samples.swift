// Repositories that could be, and five that stand for what is loading.

import Samples
import Vitrine

extension Repository {
  /// A few that could be.
  public static let samples: [Repository] = [
    Repository(
      id: 1, name: "tidewater", text: "Predicts the tide for any harbour, from a table of moons.",
      stars: 4_812),
    Repository(
      id: 2, name: "loaf", text: "A file format for recipes that knows what flour does.",
      stars: 391),
    Repository(
      id: 3, name: "streetwise", text: "Nine maps of one street, and the code that lays them over.",
      stars: 27),
  ]

  /// Their pictures, of the content, as the frames of `repositories/parts` find them. The articles
  /// show them too, so they are in the output.
  public static let pictures = ["bell", "sheets", "map"].map {
    "../../assets/content/pictures/\($0).svg"
  }

  /// Five that stand for what is loading; none of it is ever seen.
  public static func mocks(seed: String) -> [Repository] {
    var chance = SeededGenerator(seed)
    return (0..<5).map { number in
      Repository(
        id: -1 - number, name: chance.words(6...16), text: chance.words(30...70),
        stars: chance.number(in: 10...9_999))
    }
  }
}
