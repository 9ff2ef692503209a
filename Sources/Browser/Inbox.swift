// What the browser sends, put together again: JSON with a zero byte at the end of each message.

import JSON

/// What has come from a browser and was not asked for yet. It keeps what is awaited and nothing
/// else, whatever is sent.
package struct Inbox {
  /// A message that is no reply.
  package struct Event: Hashable, Sendable {
    package let method: String
    package let parameters: JSON
    package let session: String

    package init(method: String, parameters: JSON, session: String) {
      (self.method, self.parameters, self.session) = (method, parameters, session)
    }
  }

  /// How many bytes a message may have: the picture of a very large page has fewer.
  private let longest: Int
  private var received: [UInt8] = []
  /// Where in it the first message begins that was not told yet.
  private var start = 0
  /// How far it is known to hold no end of that message.
  private var searched = 0
  /// Whether the message that is being received is too long, and dropped.
  private var isSkipping = false
  private var awaited: Set<Int> = []
  private var replies: [Int: JSON] = [:]

  package init(longest: Int = 1 << 28) { self.longest = longest }

  /// How many bytes are kept.
  package var count: Int { received.count }

  /// From now on a reply to this command is kept.
  package mutating func expectReply(to id: Int) { awaited.insert(id) }

  /// Forgets a command whose reply is not waited for any longer.
  package mutating func abandon(_ id: Int) {
    awaited.remove(id)
    replies[id] = nil
  }

  /// The reply to a command, if it has come and was not taken.
  package func reply(to id: Int) -> JSON? { replies[id] }

  /// The reply to a command, if it has come.
  package mutating func takeReply(to id: Int) -> JSON? { replies.removeValue(forKey: id) }

  /// Takes in bytes; they may end anywhere in a message.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    received.append(contentsOf: bytes)
  }

  /// The next event; nil if no further one has come. Replies that come before it are kept. What
  /// cannot be read throws, and is over with that.
  package mutating func nextEvent() throws(BrowserError) -> Event? {
    while let message = try nextMessage() {
      if let id = message["id"]?.int {
        if awaited.remove(id) != nil { replies[id] = message }
      } else if let method = message["method"]?.string {
        return Event(
          method: method, parameters: message["params"] ?? [:],
          session: message["sessionId"]?.string ?? "")
      }
    }
    return nil
  }

  private mutating func nextMessage() throws(BrowserError) -> JSON? {
    while let end = received[searched...].firstIndex(of: 0) {
      let message = received[start..<end]
      (start, searched) = (end + 1, end + 1)
      if isSkipping {
        isSkipping = false
      } else if message.count > longest {
        throw tooLong
      } else {
        do {
          return try JSON(parsing: Array(message))
        } catch {
          throw .unreadable("\(error)")
        }
      }
    }
    received.removeFirst(start)
    let isTooLong = !isSkipping && received.count > longest
    if isTooLong { isSkipping = true }
    if isSkipping { received = [] }
    (start, searched) = (0, received.count)
    if isTooLong { throw tooLong }
    return nil
  }

  private var tooLong: BrowserError { .unreadable("a message of more than \(longest) bytes") }
}
