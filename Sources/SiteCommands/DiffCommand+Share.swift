// `vitrine diff --shard`: one of several machines that take the pictures.

import Browser
import Commands
import Output
import Review

extension DiffCommand {
  /// Takes a share of the pictures; exits with 1 if one of them could not be taken.
  func takePictures(
    _ share: Share, _ review: Review, _ watch: Stopwatch, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var count = 0
    let taken: Result<[String], BrowserError>
    do throws(ReviewError) {
      taken = try review.takePictures(captureSettings(console), of: share.places) {
        count = $0.done
      }
    } catch {
      throw Self.failure(error)
    }
    switch taken {
    case .failure(let error): throw .machine("there are no pictures: \(error.description)")
    case .success(let problems):
      for problem in problems { console.errorLine("A picture could not be taken: \(problem)") }
      let seconds = Int(watch.seconds.rounded())
      console.line("share \(share): \(count) picture\(count == 1 ? "" : "s") · \(seconds) s")
      return problems.isEmpty ? .done : .findings
    }
  }
}
