// A page that ends the program: its last words say which one it was, and what was being done with it.

import Atlas
import Composable
import Drawing
import Glibc
import Reports
import System
import Testing

private enum Press: Hashable, Sendable { case pressed }

/// A page with one button, which counts as it is told.
private func page(
  _ name: String, counting: @escaping @Sendable (inout Int) -> Void,
  button: @escaping @Sendable (Int) -> String = { _ in "Press" }
) -> Page {
  Page(name, 0) {
    Reduce<Int, Press> { count, _ in
      counting(&count)
      return .none
    }
  } view: { store in
    Button(button(store.state), store.intent(.pressed))
  } story: {
    Frame("start")
  }
}

/// Calls itself for as long as there is room.
@inline(never) private func deep(_ count: Int) -> Int {
  count == .max ? 0 : [deep(count + 1), count].max() ?? 0
}

private func told(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

// One after the other. Each is a program, and of several the test library asks for whichever has ended,
// again and again, until the test that started that one is awake: a core was busy for minutes.
@Suite("crashes", .serialized)
struct CrashTests {
  @Test("a reducer that traps ends the program, which says of which page it was")
  func reducer() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // Whoever listened before is told as well.
      for number in [SIGILL, SIGTRAP] {
        signal(number) { _ in
          _ = unsafe write(STDERR_FILENO, "listened before\n", 16)
          _exit(1)
        }
      }
      CrashNote.listen()
      CrashNote.listen()
      let list = [1]
      _ = page("trapped", counting: { $0 = list[$0 + list.count] }).explored()
    }
    let told = told(result)
    #expect(told.contains("vitrine: the page 'trapped' was being walked ("), "\(told)")
    #expect(told.contains("program.\nvitrine: its reducer was handling .pressed.\n"), "\(told)")
    #expect(told.hasSuffix("listened before\n"), "\(told)")
  }

  @Test("a reducer that calls itself without an end ends the program, which says of which page")
  func endless() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CrashNote.listen()
      _ = page("endless", counting: { $0 = deep($0) }).explored()
    }
    let told = told(result)
    #expect(told.contains("vitrine: the page 'endless' was being walked ("), "\(told)")
    #expect(told.hasSuffix("vitrine: its reducer was handling .pressed.\n"), "\(told)")
  }

  @Test("a view that traps ends the program, which says that it was being drawn")
  func view() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CrashNote.listen()
      let list = [1, 2, 3]
      _ = page("unseen", counting: { $0 += 1 }, button: { "Press \(list[$0])" }).explored()
    }
    let told = told(result)
    #expect(told.contains("vitrine: the page 'unseen' was being walked ("), "\(told)")
    #expect(told.hasSuffix("vitrine: its view was being drawn.\n"), "\(told)")
  }

  @Test("a reducer that traps in a later step of a play ends it, which says of which page and step")
  func play() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CrashNote.listen()
      let list = [1, 2, 3]
      let page = page("trapped", counting: { $0 = list[$0] })
      _ = PlayReport.play(page, ["Press", "+1s", "Press × 2"])
    }
    let told = told(result)
    let note = "vitrine: the page 'trapped' was being played, at the step 'Press' ("
    #expect(told.contains(note), "\(told)")
    #expect(told.hasSuffix("vitrine: its reducer was handling .pressed.\n"), "\(told)")
  }
}
