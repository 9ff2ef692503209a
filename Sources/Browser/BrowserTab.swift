// A page: navigation, scripts, and what it complains of.

import JSON

/// A tab of a browser, and the page that is loaded in it.
package final class BrowserTab {
  private weak var browser: Browser?
  private let target: String
  private let session: String
  /// What the page complained of since the last navigation began.
  package private(set) var messages: [PageMessage] = []
  /// How long a single answer may take; at first as the browser's settings say.
  package var timeout: Duration
  /// Answers requests of http and https in place of the network; nil lets the network answer.
  package var responder: ((_ url: String) -> PageResponse?)?
  /// The documents that are loaded, by the names of their loaders.
  private var loaded: Set<String> = []
  /// The loader of the address that was loaded last, and that of the document that is there: another one,
  /// where a page led itself away.
  private var wanted: String?
  private var present: String?
  /// How many documents were put in that one's place.
  private var replacements = 0
  /// How many bytes what the page complained of and loaded takes.
  private var noted = 0
  private static let mostNoted = 1 << 20
  /// Whether the page complained of more than is kept: what it says from then on is dropped, and
  /// whoever waits for it is told.
  private(set) var isFlooded = false
  /// Whether nothing is run or loaded but what the responder answers.
  private var isSealed = false
  /// How many documents may still be answered, in a page that is sealed.
  private var documentsDue = 0
  /// The medium and the size that the browser was told last and all of which it has confirmed.
  var adjusted: Adjustment?
  var isCrashed = false
  var isClosed = false

  init(browser: Browser, target: String, session: String, timeout: Duration) {
    (self.browser, self.target, self.session) = (browser, target, session)
    self.timeout = timeout
  }

  /// Loads an address and waits until all that it needs is loaded.
  package func navigate(to url: String) throws(BrowserError) {
    try finish(startNavigation(to: url))
  }

  /// Starts to load an address.
  package func startNavigation(to url: String) throws(BrowserError) -> Navigation {
    forget()
    wanted = nil
    replacements = 0
    documentsDue = 1
    return Navigation(url: url, command: try start("Page.navigate", ["url": .string(url)]))
  }

  /// Whether a document may be put in the place of the one that is there: if that stands at the address
  /// that was loaded last, and not after too many. For the browser keeps the rules of all of them, and takes
  /// longer with each: after 2,000 it is three times as long.
  package var takesReplacement: Bool {
    wanted != nil && wanted == present && replacements < Self.mostReplacements
  }

  private static let mostReplacements = 64

  /// Starts to put a document in the place of the one that is there: at its address, under its rules and
  /// those of its head, and without what loading an address costs.
  package func startReplacement(by html: String) throws(BrowserError) -> Navigation {
    forget()
    replacements += 1
    documentsDue = 0
    // The one frame that is not inside another is called as its target.
    let command = try start(
      "Page.setDocumentContent", ["frameId": .string(target), "html": .string(html)])
    return Navigation(url: "a document", command: command, loader: wanted)
  }

  private func forget() {
    messages = []
    loaded = []
    noted = 0
  }

  /// Waits until an address is loaded.
  package func finish(_ navigation: Navigation) throws(BrowserError) {
    let reply = try reply(to: navigation.command)
    if let reason = reply["errorText"]?.string {
      if reason == "net::ERR_ABORTED" { try noticeCrash() }
      throw .notLoaded(url: navigation.url, reason: reason)
    }
    // Without a loader it was only a jump within the page.
    guard let loader = navigation.loader ?? reply["loaderId"]?.string else { return }
    wanted = loader
    let deadline = navigation.command.deadline
    try running().wait(for: "loading \(navigation.url)", until: deadline, session) {
      loaded.contains(loader)
    }
  }

  /// Whether to finish this would take no waiting: its address is loaded, or will not be.
  package func isReady(_ navigation: Navigation) -> Bool {
    isHopeless(navigation.command)
      || browser?.answer(to: navigation.command).map { reply in
        (navigation.loader ?? reply["result"]?["loaderId"]?.string).map(loaded.contains) ?? true
      } ?? false
  }

  /// Throws if the page's process ended: the browser may tell so a little after it broke off a load.
  private func noticeCrash() throws(BrowserError) {
    do {
      try running().wait(for: "a crash", limit: .seconds(1), session) { false }
    } catch .timedOut {
      return
    }
  }

  /// Answers every request for http and https from memory; nil is a 404.
  package func serve(_ responder: @escaping (_ url: String) -> PageResponse?) throws(BrowserError) {
    self.responder = responder
    try call("Fetch.enable", ["patterns": [["urlPattern": "http*"]]])
  }

  /// From now on runs no script and shows nothing but what the responder answers: each navigation
  /// that is started here gets one document, and all else that any document asks for, of whatever
  /// scheme, is refused. Expressions are evaluated all the same.
  package func seal() throws(BrowserError) {
    isSealed = true
    try allowScripts(false)
    try call("Fetch.enable", ["patterns": [["urlPattern": "*"]]])
  }

  /// What a document of a sealed page may do: load what it is answered, and run nothing. In a
  /// sandbox it is not led away by itself either.
  private static let sealedPolicy =
    "default-src 'none'; style-src 'self' 'unsafe-inline' data:; img-src 'self' data:; "
    + "font-src 'self' data:; media-src 'self' data:; script-src 'none'; frame-src 'none'; "
    + "object-src 'none'; form-action 'none'; sandbox allow-same-origin"

  /// The value of an expression of JavaScript; a promise is awaited.
  @discardableResult
  package func evaluate(_ expression: String) throws(BrowserError) -> JSON {
    try value(of: startEvaluation(expression))
  }

  /// Starts to evaluate an expression.
  package func startEvaluation(_ expression: String) throws(BrowserError) -> Evaluation {
    let parameters: JSON = [
      "expression": .string(expression), "awaitPromise": true, "returnByValue": true,
    ]
    return Evaluation(command: try start("Runtime.evaluate", parameters))
  }

  /// Waits for the value of an expression.
  package func value(of evaluation: Evaluation) throws(BrowserError) -> JSON {
    let reply = try reply(to: evaluation.command)
    if let details = reply["exceptionDetails"] { throw .scriptFailed(Self.words(of: details)) }
    return reply["result"]?["value"] ?? .null
  }

  /// Whether the value of an expression is here, or will not come.
  package func isReady(_ evaluation: Evaluation) -> Bool { isAnswered(evaluation.command) }

  /// Closes the page.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    browser?.tell("Target.closeTarget", ["targetId": .string(target)])
    browser?.forget(session)
  }

  @discardableResult
  func call(_ method: String, _ parameters: JSON = [:]) throws(BrowserError) -> JSON {
    try reply(to: start(method, parameters))
  }

  func start(_ method: String, _ parameters: JSON = [:]) throws(BrowserError) -> SentCommand {
    if isCrashed { throw .pageCrashed }
    return try running().start(method, parameters, session: session, limit: timeout)
  }

  func reply(to command: SentCommand) throws(BrowserError) -> JSON {
    try running().reply(to: command)
  }

  /// Whether the answer to a command is here, or will not come.
  func isAnswered(_ command: SentCommand) -> Bool {
    isHopeless(command) || browser?.answer(to: command) != nil
  }

  /// Whether waiting for the answer to a command would throw.
  private func isHopeless(_ command: SentCommand) -> Bool {
    isCrashed || isFlooded || isClosed || ContinuousClock.now >= command.deadline
  }

  private func running() throws(BrowserError) -> Browser {
    guard let browser, !isClosed else { throw .pageClosed }
    return browser
  }

  func prepare() throws(BrowserError) {
    let commands = [
      try start("Page.enable"), try start("Runtime.enable"), try start("Log.enable"),
      try start("Page.setLifecycleEventsEnabled", ["enabled": true]),
    ]
    for command in commands { _ = try reply(to: command) }
  }

  /// Takes in an event of the page.
  func take(_ event: String, _ parameters: JSON) {
    switch event {
    case "Page.lifecycleEvent":
      guard let loader = parameters["loaderId"]?.string else { return }
      switch parameters["name"] {
      case "init" where parameters["frameId"]?.string == target:
        present = loader
        // That of the document before, which may have come late.
        loaded.remove(loader)
      case "load" where mayNote(loader.utf8.count): loaded.insert(loader)
      default: break
      }
    case "Page.javascriptDialogOpening":
      // A dialog would stop the page for ever.
      browser?.tell("Page.handleJavaScriptDialog", ["accept": false], session: session)
    case "Inspector.targetCrashed": isCrashed = true
    case "Fetch.requestPaused": respond(to: parameters)
    default:
      guard let message = Self.message(of: event, parameters),
        mayNote(message.text.utf8.count + message.url.utf8.count)
      else { return }
      messages.append(message)
    }
  }

  /// Whether there is room for so many bytes more. Each takes some by itself.
  private func mayNote(_ count: Int) -> Bool {
    noted += min(count, Self.mostNoted) + 100
    isFlooded = isFlooded || noted > Self.mostNoted
    return !isFlooded
  }

  private func respond(to request: JSON) {
    let url = request["request"]?["url"]?.string ?? ""
    if isSealed { return respondSealed(to: request, url) }
    let response = responder?(url) ?? PageResponse(status: 404, type: "text/plain", body: [])
    browser?.tell(
      "Fetch.fulfillRequest", response.parameters(for: request["requestId"] ?? nil),
      session: session)
  }

  private func respondSealed(to request: JSON, _ url: String) {
    let isDocument = request["resourceType"] == "Document"
    guard !isDocument || documentsDue > 0, var response = responder?(url) else {
      browser?.tell(
        "Fetch.failRequest",
        ["requestId": request["requestId"] ?? nil, "errorReason": "BlockedByClient"],
        session: session)
      return
    }
    if isDocument {
      documentsDue -= 1
      response.headers["Content-Security-Policy"] = Self.sealedPolicy
    }
    browser?.tell(
      "Fetch.fulfillRequest", response.parameters(for: request["requestId"] ?? nil),
      session: session)
  }

  private static func message(of event: String, _ parameters: JSON) -> PageMessage? {
    switch event {
    case "Runtime.consoleAPICalled":
      let words = (parameters["args"]?.array ?? []).map { argument in
        argument["value"].map { $0.string ?? String(decoding: $0.bytes, as: UTF8.self) }
          ?? argument["description"]?.string ?? ""
      }
      return PageMessage(kind: .console, text: words.joined(separator: " "), url: "")
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"] ?? [:]
      return PageMessage(
        kind: .exception, text: words(of: details), url: details["url"]?.string ?? "")
    case "Log.entryAdded":
      let entry = parameters["entry"] ?? [:]
      return PageMessage(
        kind: entry["source"] == "network" ? .request : .browser,
        text: entry["text"]?.string ?? "", url: entry["url"]?.string ?? "")
    default: return nil
    }
  }

  private static func words(of exception: JSON) -> String {
    exception["exception"]?["description"]?.string ?? exception["text"]?.string ?? "unknown"
  }
}

/// A navigation that was started.
package struct Navigation {
  let url: String
  let command: SentCommand
  /// What loads it, if that is known before.
  var loader: String?
}

/// An evaluation that was started.
package struct Evaluation {
  let command: SentCommand
}
