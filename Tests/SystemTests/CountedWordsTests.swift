// Numbers as people read them.

import System
import Testing

@Test(
  "digits are in groups of three, whatever the sign",
  arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (-999, "-999"),
    (12_345, "12,345"), (1_234_567, "1,234,567"), (Int.max, "9,223,372,036,854,775,807"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
func grouped(number: Int, text: String) {
  #expect(number.grouped == text)
}

@Test("one of a thing is one, and any other number of it several")
func counted() {
  #expect(
    [0, 1, 2, 1200].map { $0.counted("page") } == ["0 pages", "1 page", "2 pages", "1,200 pages"])
}
