// A running browser and its pages.

import Glibc
import JSON
import System

/// A Chromium that is driven over a pair of pipes: no socket, no driver program.
///
/// ```swift
/// let browser = try Browser()
/// defer { browser.close() }
/// let page = try browser.newTab()
/// try page.navigate(to: "file:///tmp/index.html")
/// let heading = try page.evaluate("document.querySelector('h1').textContent").string
/// ```
///
/// Calls block until they are answered. Several pages work at once when their work is started
/// before it is waited for: ``BrowserTab/startNavigation(to:)``, ``BrowserTab/startScreenshot(_:)``.
package final class Browser {
  private let settings: BrowserSettings
  /// A folder of the browser's own, gone when the browser is.
  private var profile: ScratchFolder
  private var connection: Connection
  private var pages: [String: BrowserTab] = [:]

  /// Starts a browser.
  package init(_ settings: BrowserSettings = BrowserSettings()) throws(BrowserError) {
    self.settings = settings
    let profile = try Self.makeProfile()
    connection = try Self.start(settings, in: profile.path)
    self.profile = profile
    try greet()
  }

  deinit { close() }

  /// The number of the process that was started, and of the group of all that it started in turn.
  package var processID: Int32 { connection.child.id }

  /// The version, as in `Chromium 140.0.7339.80`.
  package func version() throws(BrowserError) -> String {
    let reply = try call("Browser.getVersion")
    return reply["product"]?.string ?? ""
  }

  /// Opens an empty page.
  ///
  /// One that is not drawn is laid out whenever it is asked something, and never painted, which takes most of
  /// the time that a page takes. It has no pictures, and nothing comes to pass on it that waits for one: no
  /// animation, no click. A browser that is no headless shell draws all the same.
  package func newTab(isDrawn: Bool = true) throws(BrowserError) -> BrowserTab {
    let target = try newTarget(isDrawn: isDrawn)
    let reply = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
    guard let session = reply["sessionId"]?.string, let target = target.string else {
      throw .unreadable("no session in \(String(decoding: reply.bytes, as: UTF8.self))")
    }
    let page = BrowserTab(
      browser: self, target: target, session: session, timeout: settings.timeout)
    pages[session] = page
    try page.prepare()
    return page
  }

  private func newTarget(isDrawn: Bool) throws(BrowserError) -> JSON {
    func target(_ parameters: JSON) throws(BrowserError) -> JSON {
      try call("Target.createTarget", parameters)["targetId"] ?? .null
    }
    if !isDrawn {
      do throws(BrowserError) {
        // It draws when it is told to, and nobody tells it to.
        return try target(["url": "about:blank", "enableBeginFrameControl": true])
      } catch {
        guard case .refused = error else { throw error }
      }
    }
    return try target(["url": "about:blank"])
  }

  /// Takes in what pages answer; waits for some of it, but no longer than until a deadline.
  package func receive(until deadline: ContinuousClock.Instant) throws(BrowserError) {
    try explaining { () throws(BrowserError) in try connection.receive(until: deadline) }
  }

  /// Ends the browser and starts a new one; pages of the old one are closed.
  package func restart() throws(BrowserError) {
    close()
    profile = try Self.makeProfile()
    connection = try Self.start(settings, in: profile.path)
    try greet()
  }

  /// Does something, and if the browser dies or hangs over it, does it again in a new one.
  package func retrying<Value>(
    _ times: Int = 1, _ work: (Browser) throws(BrowserError) -> Value
  ) throws(BrowserError) -> Value {
    for _ in 0..<times {
      do {
        return try work(self)
      } catch  where error.needsRestart {
        try restart()
      }
    }
    return try work(self)
  }

  /// Ends the browser and removes what it left on disk. Closing twice is nothing.
  package func close() {
    for page in pages.values { page.isClosed = true }
    pages = [:]
    guard !isEnded else { return }
    isEnded = true
    _ = try? connection.send(
      "Browser.close", [:], session: nil, isReplyWanted: false, patience: .zero)
    let child = connection.child
    if !child.hasEnded(within: connection.isClosed ? .zero : .seconds(2)) { child.killGroup() }
    Folder.remove(profile.path)
  }

  private var isEnded = false

  private static func makeProfile() throws(BrowserError) -> ScratchFolder {
    do throws(DiskError) {
      return try ScratchFolder(named: "vitrine-browser")
    } catch {
      let reason = "no temporary folder: \(SystemError(error.code))"
      throw .cannotStart(path: error.path, reason: reason)
    }
  }

  private static func start(
    _ settings: BrowserSettings, in folder: String
  ) throws(BrowserError) -> Connection {
    let path = try settings.programPath()
    do throws(SystemError) {
      // Messages go over the descriptors 3 and 4; with a group of its own the browser can be ended
      // with all its helpers.
      let process = try PipedChild(
        path, settings.arguments(profile: folder), reading: 3, writing: 4,
        [(0, .null), (1, .log("\(folder)/said.log")), (2, .same(1))], hasOwnGroup: true)
      return Connection(
        process, limit: settings.messageLimit, patience: settings.timeout)
    } catch {
      throw .cannotStart(path: path, reason: error.description)
    }
  }

  private func greet() throws(BrowserError) {
    isEnded = false
    connection.onEvent = { [weak self] method, parameters, session in
      self?.pages[session]?.take(method, parameters)
    }
    do {
      _ = try version()
    } catch {
      close()
      throw error
    }
  }
}

extension Browser {
  /// Sends a command and waits for its answer.
  func call(
    _ method: String, _ parameters: JSON = [:], session: String? = nil
  ) throws(BrowserError) -> JSON {
    try reply(to: start(method, parameters, session: session))
  }

  /// Sends a command whose answer is asked for later.
  func start(
    _ method: String, _ parameters: JSON = [:], session: String? = nil, limit: Duration? = nil
  ) throws(BrowserError) -> SentCommand {
    guard !isEnded else { throw .pageClosed }
    let id = try explaining { () throws(BrowserError) in
      try connection.send(method, parameters, session: session)
    }
    let limit = limit ?? settings.timeout
    return SentCommand(
      id: id, method: method, session: session, deadline: .now + limit, limit: limit)
  }

  /// Sends a command whose answer does not matter.
  func tell(_ method: String, _ parameters: JSON = [:], session: String? = nil) {
    _ = try? connection.send(method, parameters, session: session, isReplyWanted: false)
  }

  /// The answer to a command, if it has come; it stays there for who waits for it.
  func answer(to command: SentCommand) -> JSON? { connection.reply(to: command.id) }

  /// Waits for the answer to a command.
  func reply(to command: SentCommand) throws(BrowserError) -> JSON {
    var reply: JSON?
    do {
      try wait(for: command.method, until: command.deadline, limit: command.limit, command.session)
      { () in
        reply = reply ?? connection.takeReply(to: command.id)
        return reply != nil
      }
    } catch {
      connection.abandon(command.id)
      throw error
    }
    if let reason = reply?["error"]?["message"]?.string {
      throw .refused(method: command.method, reason: reason)
    }
    return reply?["result"] ?? [:]
  }

  /// Takes in messages until something holds.
  func wait(
    for what: String, until deadline: ContinuousClock.Instant? = nil, limit: Duration? = nil,
    _ session: String?, _ holds: () -> Bool
  ) throws(BrowserError) {
    let limit = limit ?? settings.timeout
    let deadline = deadline ?? .now + limit
    while !holds() {
      if let session {
        guard let page = pages[session], !isEnded else { throw .pageClosed }
        if page.isCrashed { throw .pageCrashed }
        if page.isFlooded { throw .flooded("a page complained more than is kept") }
      }
      try receive(until: deadline)
      if ContinuousClock.now >= deadline, !holds() {
        throw .timedOut(doing: what, limit: limit)
      }
    }
  }

  func forget(_ session: String) {
    pages[session] = nil
  }

  /// If the browser died over the work, adds the last line that it wrote to the error.
  private func explaining<Value>(
    _ work: () throws(BrowserError) -> Value
  ) throws(BrowserError) -> Value {
    do {
      return try work()
    } catch .died {
      throw .died(said: lastWords())
    }
  }

  private func lastWords() -> String {
    let most = 4096
    let path = "\(profile.path)/said.log"
    guard let file = Descriptor.open(path, O_RDONLY), let size = file.stamp.map({ Int($0.size) }),
      let bytes = try? file.read(max(0, size - most)..<size, shownAs: path)
    else { return "" }
    return bytes.split(separator: 0x0A).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// A command that was sent, by which its answer is asked for.
struct SentCommand {
  let id: Int
  let method: String
  let session: String?
  let deadline: ContinuousClock.Instant
  let limit: Duration
}
