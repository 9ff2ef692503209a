// The channel to the browser: commands out, what comes back into the inbox.

import Glibc
import JSON
import System

/// The channel to a browser. Nothing happens in the background: messages are taken in while
/// somebody waits for one.
final class Connection {
  private let process: PipedChild
  private var inbox: Inbox
  /// How many bytes a message may have.
  private let limit: Int
  /// How long the browser may take in nothing of what it is told.
  private let patience: Duration
  /// Whether messages are being told. Who is told may send something, and so get here again.
  private var isTelling = false
  private var lastID = 0
  /// Is called with each message that is no reply: its method, parameters and session.
  var onEvent: (_ method: String, _ parameters: JSON, _ session: String) -> Void = { _, _, _ in }
  private(set) var isClosed = false

  init(_ process: consuming PipedChild, limit: Int, patience: Duration) {
    self.process = process
    self.limit = limit
    self.patience = patience
    inbox = Inbox(longest: limit)
  }

  /// The browser.
  var child: Child { process.child }

  /// Sends a command and gives the number that its reply will have. Another patience than the usual one
  /// may be told.
  func send(
    _ method: String, _ parameters: JSON, session: String?, isReplyWanted: Bool = true,
    patience: Duration? = nil
  ) throws(BrowserError) -> Int {
    lastID += 1
    // While this is written, what comes is told, and who is told may send something too.
    let id = lastID
    var message = JSONObject()
    message["id"] = .int(id)
    message["method"] = .string(method)
    message["params"] = parameters
    message["sessionId"] = session.map { .string($0) }
    if isReplyWanted { inbox.expectReply(to: id) }
    try write(JSON.object(message).bytes + [0], patience ?? self.patience, method)
    return id
  }

  /// The reply to a command, if it has come and was not taken.
  func reply(to id: Int) -> JSON? { inbox.reply(to: id) }

  /// The reply to a command, if it has come.
  func takeReply(to id: Int) -> JSON? { inbox.takeReply(to: id) }

  /// Forgets a command whose reply is not waited for any longer.
  func abandon(_ id: Int) { inbox.abandon(id) }

  /// Takes in what has come, waiting for something until a deadline.
  func receive(until deadline: ContinuousClock.Instant) throws(BrowserError) {
    let rest = max(ContinuousClock.now.duration(to: deadline), .zero)
    if try wait(for: POLLIN, on: process.output, rest) {
      try read()
      try takeMessages()
    }
  }

  private func write(
    _ message: [UInt8], _ patience: Duration, _ method: String
  ) throws(BrowserError) {
    var sent = 0
    var deadline = ContinuousClock.now + patience
    while sent < message.count {
      do throws(SystemError) {
        sent += try Channel.send(message, from: sent, to: process.input, waits: false)
        deadline = .now + patience
        continue
      } catch {
        guard error.code == EAGAIN else { throw close() }
      }
      // A browser that hangs reads nothing more, and what is half told cannot be told anew.
      guard ContinuousClock.now < deadline else {
        isClosed = true
        throw .timedOut(doing: "telling the browser \(method)", limit: patience)
      }
      // The browser may be waiting for us to read before it reads on. What comes is told later:
      // an answer to it must not get into the middle of this message.
      if try wait(for: POLLIN, on: process.output, .zero) { try read() }
      _ = try wait(for: POLLOUT, on: process.input, .milliseconds(5))
    }
    try takeMessages()
  }

  private func wait(
    for events: CInt, on descriptor: borrowing Descriptor, _ limit: Duration
  ) throws(BrowserError) -> Bool {
    if isClosed { throw .died(said: "") }
    return Channel.wait(for: events, on: descriptor, limit)
  }

  private func read() throws(BrowserError) {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      if try Channel.read(process.output, into: &bytes, most: 1 << 18) == 0 {
        throw SystemError(EPIPE)
      }
    } catch {
      if error.code != EAGAIN { throw close() }
    }
    inbox.receive(bytes)
    // While something is written, what comes is not told.
    guard inbox.count <= 2 * limit + (1 << 20) else {
      isClosed = true
      throw .flooded("it said more than is kept while it was told something")
    }
  }

  /// Tells all that has come; then throws if some of it could not be read.
  private func takeMessages() throws(BrowserError) {
    if isTelling { return }
    isTelling = true
    defer { isTelling = false }
    var mistake: BrowserError?
    while true {
      do {
        guard let event = try inbox.nextEvent() else { break }
        onEvent(event.method, event.parameters, event.session)
      } catch {
        mistake = mistake ?? error
      }
    }
    if let mistake { throw mistake }
  }

  private func close() -> BrowserError {
    isClosed = true
    return .died(said: "")
  }
}
