// How long a wait can be: sums of waits never come to where numbers end.

extension Duration {
  /// The longest wait, and the end of virtual time: 285,000 years, which count in microseconds still.
  /// Who wants something never to happen, and says so with the largest number there is, gets this.
  static let longestWait = Duration.seconds(9_000_000_000_000)

  /// The same as a wait: what should have happened already happens at once.
  var asWait: Duration { min(max(self, .zero), .longestWait) }

  /// The time after a wait that begins at this one.
  func later(by wait: Duration) -> Duration { (self + wait.asWait).asWait }

  /// The time after several waits, one after the other.
  func later(by wait: Duration, times: Int) -> Duration {
    if wait <= .zero || times <= 0 { return self }
    return Double(times) < .longestWait / wait ? later(by: wait * times) : .longestWait
  }
}
