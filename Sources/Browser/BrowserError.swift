// What can go wrong with a browser, and in which words it is told.

/// Why a browser did not do what was asked.
package enum BrowserError: Error, Hashable, Sendable {
  /// No Chromium is installed where programs are looked for.
  case notFound(searched: [String])
  /// The program is there, but could not be started.
  case cannotStart(path: String, reason: String)
  /// The browser ended, or closed its pipe; with the last line that it said.
  case died(said: String)
  /// Something took longer than it may.
  case timedOut(doing: String, limit: Duration)
  /// The browser refused a command.
  case refused(method: String, reason: String)
  /// The browser sent what is no answer to the command.
  case unreadable(String)
  /// The browser, or a page of it, said more than is kept.
  case flooded(String)
  /// A page could not be loaded.
  case notLoaded(url: String, reason: String)
  /// A script threw.
  case scriptFailed(String)
  /// The process of a page ended.
  case pageCrashed
  /// The page was closed, or its browser restarted.
  case pageClosed
}

extension BrowserError {
  /// Whether the browser, or the page, must be made anew before anything else can work.
  package var needsRestart: Bool {
    switch self {
    case .died, .timedOut, .pageCrashed, .pageClosed, .flooded: true
    default: false
    }
  }
}

extension BrowserError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .notFound(let searched):
      "no browser found: none of \(searched.joined(separator: ", ")) is on PATH; "
        + "on Debian, 'apt-get install chromium-headless-shell' installs it"
    case .cannotStart(let path, let reason): "cannot start \(path): \(reason)"
    case .died(let said): "the browser ended unexpectedly" + (said.isEmpty ? "" : ": \(said)")
    case .timedOut(let doing, let limit): "\(doing) took longer than \(limit)"
    case .refused(let method, let reason): "the browser refused \(method): \(reason)"
    case .unreadable(let what): "the browser's answer cannot be read: \(what)"
    case .flooded(let what): "the browser was ended since \(what)"
    case .notLoaded(let url, let reason): "\(url) did not load: \(reason)"
    case .scriptFailed(let message): "a script failed: \(message)"
    case .pageCrashed: "the page's process crashed"
    case .pageClosed: "the page is closed"
    }
  }
}
