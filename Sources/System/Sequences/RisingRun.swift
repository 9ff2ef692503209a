// The most of what two sequences share that stands in the same order in both.

/// The places of as many numbers as there are of which each is greater than the one before it, found
/// by patience: in order, and of several such runs always the same one.
///
/// ```swift
/// risingRun(in: [3, 1, 2, 9, 4])  // [1, 2, 4]
/// ```
package func risingRun(in numbers: [Int]) -> [Int] {
  // For each length the place where the run of it ends that ends with the least number.
  var ends: [Int] = []
  var before = [Int?](repeating: nil, count: numbers.count)
  for index in numbers.indices {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
    }
    before[index] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var run: [Int] = []
  var next = ends.last
  while let index = next {
    run.append(index)
    next = before[index]
  }
  return run.reversed()
}
