// How far one word is from another, in slips of the keyboard.

/// The least number of letters to insert, remove, change or swap with their neighbour that turns
/// one word into the other, where no letter is touched twice.
///
/// ```swift
/// editDistance("ouptut", "output")  // 1
/// ```
package func editDistance(_ one: String, _ other: String) -> Int {
  let one = Array(one)
  let other = Array(other)
  var before = [Int](repeating: 0, count: other.count + 1)
  var above = Array(0...other.count)
  var row = above
  for i in one.indices {
    row[0] = i + 1
    for j in other.indices {
      let change = above[j] + (one[i] == other[j] ? 0 : 1)
      row[j + 1] = min(change, above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        row[j + 1] = min(row[j + 1], before[j - 1] + 1)
      }
    }
    (before, above, row) = (above, row, before)
  }
  return above[other.count]
}
