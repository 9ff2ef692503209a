// The longest run of numbers that rises.

import System
import Testing

@Test(
  "as many numbers as rise from one to the next are found, by their places",
  arguments: [
    ([], []), ([7], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 1, 2, 9, 4], [1, 2, 4]),
    ([3, 2, 1], [2]), ([5, 5], [1]),
  ] as [([Int], [Int])])
func rises(numbers: [Int], places: [Int]) {
  #expect(risingRun(in: numbers) == places)
}
