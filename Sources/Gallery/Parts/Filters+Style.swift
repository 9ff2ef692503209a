// The rules of the filters. A page is hidden when none of its frames passes all choices at once,
// which takes a rule for each combination; there are a few dozen.

extension Filters {
  func styleSheet() -> [UInt8] {
    var sheet: [UInt8] = []
    for choice in ofPages.flatMap(\.choices) {
      let name = choice.className
      sheet.append(text: ":root:has(#_\(name):checked) .page:not(.\(name)){display:none}\n")
    }
    for choice in ofFrames.flatMap(\.choices) {
      let name = choice.className
      sheet.append(text: ":root:has(#_\(name):checked) .shelf li:not(.\(name)){display:none}\n")
    }
    for names in combinations {
      let checked = names.map { ":has(#_\($0):checked)" }.joined()
      let both = names.map { ".\($0)" }.joined()
      sheet.append(text: ":root\(checked) .page:not(:has(\(both))){display:none}\n")
      sheet.append(text: ":root\(checked) .index:not(:has(\(both)))>.nothing{display:block}\n")
    }
    for page in ofPages.flatMap(\.choices).map(\.className) {
      for frame in ofFrames.flatMap(\.choices).map(\.className) {
        let checked = ":has(#_\(page):checked):has(#_\(frame):checked)"
        sheet.append(
          text: ":root\(checked) .index:not(:has(.\(page) .\(frame)))>.nothing{display:block}\n")
      }
    }
    return sheet
  }

  /// One choice of some of the groups, in every way.
  private var combinations: [[String]] {
    ofFrames.reduce([[]]) { combinations, group in
      combinations
        + combinations.flatMap { names in
          group.choices.map { names + [$0.className] }
        }
    }.filter { !$0.isEmpty }
  }
}
