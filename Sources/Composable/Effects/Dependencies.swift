// The outside of a feature, as a value that travels with the state.

/// A client of the outside: what a feature may ask or tell it.
///
/// A client is a value and compares as one, so that it can be part of a node of an exploration. One
/// that changes as it is used, like a generator of ids, keeps its own state: branches of an
/// exploration never share it.
public protocol Client: Hashable, Sendable {
  /// What the client is called in errors and events.
  static var name: String { get }
  /// The client that does nothing.
  static var placeholder: Self { get }
}

/// A call to a client that the page did not allow.
package struct Denial: Hashable, Sendable {
  /// The page on which it happened.
  package let page: String
  /// The client that was asked.
  package let client: String
  /// The feature that asked.
  package let path: FeaturePath
  /// Who denies it, where that is not the page.
  package let room: String?

  /// What was asked for, and what to do.
  package var words: String {
    guard let room else {
      return "calls \(client), which the page does not allow. Add it to the page with .allowing(…)."
    }
    return "calls \(client), which \(room) does not allow. Add it there with .allowing(…)."
  }
}

/// An action that a gate did not let pass, or whose feature was not there.
package struct Drop: Hashable, Sendable {
  /// What dropped it: the name of a gate, or why nobody was there to take it.
  package let gate: String
  /// The feature before which it was dropped.
  package let path: FeaturePath
}

/// The clients that a page allows. What is not allowed is denied, and the denial is recorded.
///
/// ```swift
/// let dependencies = Dependencies(page: "todos/app").allowing(Analytics.live)
/// ```
///
/// A client gets its name as a property, which is what reducers use:
///
/// ```swift
/// extension Dependencies {
///   var analytics: Analytics {
///     mutating get { self[Analytics.self] }
///     set { self[Analytics.self] = newValue }
///   }
/// }
/// ```
public struct Dependencies: Sendable {
  /// The page that these are the outside of, for errors.
  public let page: String
  private(set) var clients: [any Client] = []
  var log = Log()

  /// A part of the logic that stands apart, and the clients that it lets in, if the page allows them.
  struct Room: Sendable {
    let name: String
    let lets: Set<ObjectIdentifier>
  }

  // What reducers leave behind for the simulation while an action is handled.
  struct Log: Sendable {
    var path = FeaturePath.root
    /// The feature whose effect sends the action at hand; nothing where somebody does.
    var sender: FeaturePath?
    var drops: [Drop] = []
    var denials: [Denial] = []
    /// Whether a client that can answer in several ways was changed, as one is that answered.
    var mayHaveAnswered = false
    /// The rooms around the feature at hand, the outermost first: each denies what it does not let in.
    var rooms: [Room] = []
  }

  /// Denies everything.
  public init(page: String) {
    self.page = page
  }

  /// The same, with one more client allowed, in place of another of its type.
  public func allowing(_ client: some Client) -> Dependencies {
    var dependencies = self
    dependencies.allow(client)
    return dependencies
  }

  /// A client, to be asked; when the page does not allow it, its placeholder, and the denial is
  /// recorded.
  public subscript<C: Client>(_ type: C.Type) -> C {
    mutating get {
      if let client = allowed(type) { return client }
      // What all rooms let in, the page denies.
      let room = log.rooms.last { !$0.lets.contains(ObjectIdentifier(C.self)) }
      log.denials.append(Denial(page: page, client: C.name, path: log.path, room: room?.name))
      return C.placeholder
    }
    set {
      // A denied client stays denied, whatever it was changed to.
      if allowed(type) != nil { allow(newValue) }
    }
  }

  mutating func allow<C: Client>(_ client: C) {
    if C.self is any AnsweringClient.Type { log.mayHaveAnswered = true }
    for index in clients.indices where type(of: clients[index]) == C.self {
      clients[index] = client
      return
    }
    // In the order of their names, so that it does not matter which was allowed first.
    let position = clients.firstIndex { type(of: $0).name > C.name } ?? clients.count
    clients.insert(client, at: position)
  }

  mutating func forget<C: Client>(_ type: C.Type) { clients.removeAll { $0 is C } }

  /// Other clients in the place of all that are allowed.
  mutating func replaceClients(_ others: [any Client]) { clients = others }

  func allowed<C: Client>(_ type: C.Type) -> C? {
    // A cast asks the runtime, also where it comes to nothing.
    for index in clients.indices where Swift.type(of: clients[index]) == type {
      return clients[index] as? C
    }
    return nil
  }

  /// Looks at each client that can answer in several ways.
  func forEachAnswering(_ body: (any AnsweringClient) -> Void) {
    for client in clients {
      if let client = client as? any AnsweringClient { body(client) }
    }
  }

  /// Changes each client that can answer in several ways.
  mutating func changeAnswering(_ body: (inout any AnsweringClient) -> Void) {
    for index in clients.indices {
      guard var client = clients[index] as? any AnsweringClient else { continue }
      body(&client)
      clients[index] = client
    }
  }

  /// Records that the action at hand is not let through, and by what. `gate` does this; a reducer
  /// that decides on more than yes or no may do it itself.
  public mutating func drop(by gate: String) {
    log.drops.append(Drop(gate: gate, path: log.path))
  }
}

extension Dependencies: Hashable {
  /// Equal when they are of one page, and the same clients are allowed.
  public static func == (one: Dependencies, other: Dependencies) -> Bool {
    one.page == other.page && one.allowsTheSame(as: other)
  }

  /// Whether the same clients are allowed on two pages, and these are equal.
  public func allowsTheSame(as other: Dependencies) -> Bool {
    guard clients.count == other.clients.count else { return false }
    func equals<C: Client>(_ client: C, _ other: any Client) -> Bool {
      guard let other = other as? C else { return false }
      return client == other
    }
    for (client, other) in zip(clients, other.clients) where !equals(client, other) {
      return false
    }
    return true
  }

  /// Feeds the clients, with their types: one without properties feeds nothing, and counts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(clients.count)
    for client in clients {
      hasher.combine(ObjectIdentifier(type(of: client)))
      client.hash(into: &hasher)
    }
  }
}
