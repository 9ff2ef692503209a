// The card of a repository.

import Vitrine

/// A star, how many there are, a name and what it is for.
struct RepositoryCard: View {
  let repository: Repository
  /// Whether the star shows, whatever hides the rest.
  var keepsStar = false

  var body: some View {
    Card {
      Row(.tight) {
        Symbol(.starFilled).tint(.yellow).unredacted(if: keepsStar)
        Text("\(repository.stars)").bold()
      }
      .label("Stars")
      Text(repository.name).lead()
      Text(repository.text)
    }
  }
}
