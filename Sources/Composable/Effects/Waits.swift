// How long a wait can be: sums of waits never come to where numbers end.

extension Duration {
  /// The longest wait, and the end of virtual time: 285,000 years, which count in microseconds still.
  /// Who wants something never to happen, and says so with the largest number there is, gets this.
  package static let longestWait = Duration.seconds(9_000_000_000_000)

  /// The same as a wait: what should have happened already happens at once. Times are told to the
  /// microsecond, and so none is shorter than can be told.
  var asWait: Duration {
    guard self > .zero else { return .zero }
    guard self < .longestWait else { return .longestWait }
    let tick: Int64 = 1_000_000_000_000
    let rest = components.attoseconds % tick
    return rest == 0
      ? self : self + Duration(secondsComponent: 0, attosecondsComponent: tick - rest)
  }

  /// The time after a wait that begins at this one.
  func later(by wait: Duration) -> Duration { min(self + wait.asWait, .longestWait) }

  /// The time after several waits, one after the other.
  func later(by wait: Duration, times: Int) -> Duration {
    if wait <= .zero || times <= 0 { return self }
    return Double(times) < .longestWait / wait ? later(by: wait * times) : .longestWait
  }
}
