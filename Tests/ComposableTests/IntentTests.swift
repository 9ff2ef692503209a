import Composable
import Testing

@Test("an intent that names nothing equals only its like")
func intentEquality() {
  #expect(Intent.none.namesNothing)
  #expect(Intent(1) != .none)
  #expect(Intent(1) == Intent(1))
  #expect(Intent(1).action(as: Int.self) == 1)
  #expect(Intent(1).action(as: String.self) == nil)
}
