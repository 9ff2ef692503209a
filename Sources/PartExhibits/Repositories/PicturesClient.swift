// The outside of the list in two parts: where the pictures come from, which takes longer.

import Samples
import Vitrine

/// The service that has the pictures of the repositories, in their order.
public struct PicturesClient: FetchingClient {
  /// What the client is called.
  public static let name = "pictures"
  /// Has nothing, takes no time and records nothing.
  public static let placeholder = PicturesClient([], latency: .zero, records: false)

  /// What it answers: `some`, or nothing, if it has `failed`.
  public var answers: Answers<[String]?>
  /// How long that takes.
  public let latency: Duration
  /// Whether it records what it is asked for.
  public let records: Bool

  /// A service that answers with these, unless it fails.
  public init(pictures: [String]) {
    self.init(pictures, latency: .seconds(6), records: true)
  }

  private init(_ pictures: [String], latency: Duration, records: Bool) {
    answers = Answers("some", pictures, else: ["failed": nil])
    self.latency = latency
    self.records = records
  }
}

extension Dependencies {
  /// The service that has the pictures.
  public var pictures: PicturesClient {
    mutating get { self[PicturesClient.self] }
    set { self[PicturesClient.self] = newValue }
  }
}
