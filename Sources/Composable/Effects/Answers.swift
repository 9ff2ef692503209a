// What the outside may answer: a choice, as a tap is one.

/// The ways in which a client can answer, each under a name. The first one is the usual one; whoever
/// walks the states of a page tries the others too.
///
/// ```swift
/// struct News: AnsweringClient {
///   static let name = "news"
///   static let placeholder = News()
///   var answers = Answers("some", ["Rain"] as [String]?, else: ["nothing": [], "failed": nil])
///   mutating func fetch<Action>(_ response: ([String]?) -> Action) -> Effect<Action> {
///     .send(response(answers.take()), after: .seconds(4))
///   }
/// }
/// ```
public struct Answers<Answer: Hashable & Sendable>: Hashable, Sendable {
  private var names: [String]
  private var answers: [Answer]
  /// The places of the answers to the next requests; after them come the usual ones.
  private var next: [Int] = []
  /// What tells these answers from others of the same names, made once: they can be large.
  private var content: Int
  /// How many requests took an answer since one looked last; it decides nothing.
  private var takenCount = 0

  /// These answers, of which the first one is the usual one.
  public init(_ name: String, _ answer: Answer, else others: KeyValuePairs<String, Answer> = [:]) {
    names = [name] + others.map(\.key)
    answers = [answer] + others.map(\.value)
    content = answers.hashValue
  }

  /// The answer to a request. What comes after it is the usual one again.
  public mutating func take() -> Answer {
    takenCount += 1
    return answers[next.isEmpty ? 0 : next.removeFirst()]
  }

  /// The same, of which only the one of that name is ever given; all of them if there is none.
  public func holding(_ name: String) -> Answers {
    guard let index = names.firstIndex(of: name) else { return self }
    var held = self
    held.names = [names[index]]
    held.answers = [answers[index]]
    held.content = held.answers.hashValue
    held.next = []
    return held
  }

  /// The same, whose next answer is the one of that name.
  public func answering(_ name: String) -> Answers {
    guard let index = names.firstIndex(of: name) else { return self }
    var answers = self
    answers.choose([index])
    return answers
  }

  /// Compares what can follow.
  public static func == (one: Answers, other: Answers) -> Bool {
    one.next == other.next && one.content == other.content && one.names == other.names
      && one.answers == other.answers
  }

  /// Feeds what tells answers of one client apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(next)
    hasher.combine(content)
  }

  fileprivate var choices: AnswerChoices { AnswerChoices(names: names, chosen: next) }

  fileprivate mutating func choose(_ places: [Int]) {
    next = places.filter { answers.indices.contains($0) }
    // That the usual one comes last need not be said: it makes no other state.
    while next.last == 0 { next.removeLast() }
  }

  /// Counts as taken what was taken of a copy of these, and of no others.
  fileprivate mutating func goOn(from copy: Answers, to after: Answers) {
    guard copy == self, after.content == content, after.names == names else { return }
    next = after.next
    takenCount += after.takenCount - copy.takenCount
  }

  fileprivate mutating func notesTaken() -> Int {
    defer { takenCount = 0 }
    return takenCount
  }
}

/// A client that can answer in several ways.
public protocol AnsweringClient: Client {
  /// What it answers.
  associatedtype Response: Hashable & Sendable
  /// The ways in which it can answer.
  var answers: Answers<Response> { get set }
}

extension AnsweringClient {
  fileprivate mutating func choose(_ places: [Int]) { answers.choose(places) }
  fileprivate mutating func notesTaken() -> Int { answers.notesTaken() }

  /// The same after a copy of it was asked, whatever else was changed in the copy.
  fileprivate func goneOn(from copy: any AnsweringClient, to after: any AnsweringClient) -> Self {
    guard let copy = copy as? Self, let after = after as? Self else { return self }
    var client = self
    client.answers.goOn(from: copy.answers, to: after.answers)
    return client
  }

  fileprivate var choices: AnswerChoices { answers.choices }
}

/// What can be chosen of a client's answers.
package struct AnswerChoices: Hashable, Sendable {
  /// What the answers are called; the first is the usual one.
  package let names: [String]
  /// Which ones come next; after them the usual one.
  fileprivate let chosen: [Int]
  /// Which one comes next.
  package var next: Int { answer(to: 0) }

  /// Which one comes after so many requests.
  package func answer(to ordinal: Int) -> Int { chosen.dropFirst(ordinal).first ?? 0 }
}

extension Dependencies {
  /// Puts a client back for which a transformed copy has stood in. What was answered is answered, if the
  /// copy has the same answers: so whoever walks the states of a page tries them there too.
  mutating func putBack<C: Client>(_ client: C, after copy: C) {
    guard let answering = client as? any AnsweringClient,
      let copy = copy as? any AnsweringClient,
      let now = allowed(C.self) as? any AnsweringClient,
      let client = answering.goneOn(from: copy, to: now) as? C
    else { return allow(client) }
    allow(client)
  }

  /// The clients that can answer in several ways, by their names.
  package var choices: [String: AnswerChoices] {
    var choices: [String: AnswerChoices] = [:]
    forEachAnswering { client in choices[type(of: client).name] = client.choices }
    return choices
  }

  /// Lets a client answer the next requests so, by the places among the names.
  package mutating func answerNext(of client: String, with places: [Int]) {
    changeAnswering { if type(of: $0).name == client { $0.choose(places) } }
  }

  /// The clients whose answers were taken since one asked last, each as often as it was asked.
  package mutating func takenAnswers() -> [String] {
    guard log.mayHaveAnswered else { return [] }
    log.mayHaveAnswered = false
    var taken: [String] = []
    changeAnswering { client in
      for _ in 0..<client.notesTaken() { taken.append(type(of: client).name) }
    }
    return taken
  }
}
