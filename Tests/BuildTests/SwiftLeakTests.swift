// What is private on a page in Swift, in builds of it: it stands nowhere where it is hidden, or that is
// told.

import Atlas
import Build
import Composable
import Content
import Drawing
import JSON
import Testing

/// An account whose balance can be hidden, and which can be paid from.
private struct Account: Reducer {
  struct State: Hashable, Sendable {
    var balance: String
    var pin = ""
    var isHidden = false
    var hasPaid = false
  }
  enum Action: Hashable, Sendable { case hideTapped, payTapped, pinChanged(String) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .hideTapped: state.isHidden.toggle()
      case .payTapped: state.hasPaid = true
      case .pinChanged(let pin): state.pin = pin
      }
      return .none
    }
    .gate("hidden") { state, action in !state.isHidden || action == .hideTapped }
  }
}

/// Coins that can be spent one by one.
private struct Purse: Reducer {
  typealias State = Int
  enum Action: Hashable, Sendable { case spendTapped }

  var body: some Reducer<State, Action> {
    Reduce { coins, _ in
      coins -= 1
      return .none
    }
  }
}

/// Where the balance stands besides the place where it is marked.
private enum Place: String, CaseIterable, Sendable {
  case nowhere, title, label, text, button, law
}

private struct AccountView: View {
  let store: Store<Account.State, Account.Action>
  let place: Place

  private var balance: String { store.state.balance }

  var body: some View {
    Main {
      Heading(1, "Account").title(place == .title ? "Account: \(balance)" : "Account")
      Text(balance).privacySensitive()
      Text(place == .text ? "You have \(balance)." : "You have an account.")
      Button("Pay", store.intent(.payTapped)).label(place == .label ? "Pay \(balance)" : nil)
      if place == .button { Button("All of \(balance)", store.intent(.payTapped)) }
      // What is marked is nobody's mistake.
      Button("Draw \(balance)", store.intent(.payTapped)).privacySensitive()
      TextField("PIN", text: store.state.pin, sample: "6271-9") { store.intent(.pinChanged($0)) }
        .privacySensitive()
      if store.state.hasPaid { Text("Paid.") }
    }
    .redacted(.privacy, if: store.state.isHidden)
    Button(store.state.isHidden ? "Show" : "Hide", store.intent(.hideTapped))
  }
}

private let balance = "1,234.56 guilders"

private func account(_ place: Place = .nowhere) -> Site {
  account(place, balance: balance) {
    Frame("shown")
    Tap("Hide")
    Frame("hidden")
  }
}

private func account(
  _ place: Place = .nowhere, balance: String = balance,
  @StoryBuilder<Account.Action> story: () -> [StoryStep<Account.Action>]
) -> Site {
  let page = Page("account", title: "Account", Account.State(balance: balance)) {
    Account()
  } view: { store in
    AccountView(store: store, place: place)
  } story: {
    story()
  } laws: {
    Always(place == .law ? "nobody has more than \(balance)" : "nobody overdraws") { _ in true }
  }
  return Site(title: "Bank", pages: { _ in [page] })
}

/// Something private that can be changed, where it shows that it was.
private struct Setting: Reducer {
  struct State: Hashable, Sendable {
    var value: Int
    var isChanged = false
    var isHidden = false
  }
  enum Action: Hashable, Sendable { case chosen(Int), hideTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .chosen(let value) where value != state.value:
        (state.value, state.isChanged) = (value, true)
      case .chosen: break
      case .hideTapped: state.isHidden.toggle()
      }
      return .none
    }
    .gate("hidden") { state, action in !state.isHidden || action == .hideTapped }
  }
}

/// By what it is changed.
private enum Means: String, CaseIterable, Sendable {
  case radio, tabs, menu, toggle, checkbox, slider, buttons
}

private struct SettingView: View {
  let store: Store<Setting.State, Setting.Action>
  let means: Means

  private func picks(_ value: Int) -> Intent { store.intent(.chosen(value)) }

  var body: some View {
    Main {
      Heading(1, "Setting")
      switch means {
      case .radio:
        RadioGroup("Which") {
          for value in 0..<3 {
            Radio("Number \(value)", isOn: store.state.value == value, picks(value))
          }
        }
        .privacySensitive()
      case .tabs:
        Tabs("Which") {
          for value in 0..<3 {
            Tab("Number \(value)", isSelected: store.state.value == value, picks(value))
          }
        }
        .privacySensitive()
      case .menu:
        Stack {
          for value in 0..<3 { Button("Number \(value)", picks(value)) }
        }
        .privacySensitive()
      case .toggle:
        Toggle("On", isOn: store.state.value > 0, picks(store.state.value > 0 ? 0 : 2))
          .privacySensitive()
      case .checkbox:
        Checkbox("On", isOn: store.state.value > 0, picks(store.state.value > 0 ? 0 : 2))
          .privacySensitive()
      case .slider:
        Slider("How much", value: store.state.value, in: 0...2) { picks($0) }.privacySensitive()
      case .buttons:
        Text("\(store.state.value)").privacySensitive()
        Button("Less", store.intent(.chosen(store.state.value - 1), if: store.state.value > -3))
      }
      if means == .buttons ? store.state.value == -3 : store.state.isChanged {
        Text("Not as it was.")
      }
    }
    .redacted(.privacy, if: store.state.isHidden)
    Button(store.state.isHidden ? "Show" : "Hide", store.intent(.hideTapped))
  }
}

private func setting(_ value: Int, by means: Means) -> Site {
  let page = Page("setting", title: "Setting", Setting.State(value: value)) {
    Setting()
  } view: { store in
    SettingView(store: store, means: means)
  } story: {
    Frame("shown")
  }
  return Site(title: "Bank", pages: { _ in [page] })
}

@Suite("leaks of pages in Swift")
struct SwiftLeakTests {
  private func built(_ site: Site, isPublic: Bool) throws -> (BuildReport, [String: [UInt8]]) {
    let made = try TestSite()
    made.site = site
    made.options.isOwn = true
    let report = try made.build { $0.isPublic = isPublic }
    return (report, made.tree())
  }

  @Test("what is marked wherever it stands leaks nowhere", arguments: [false, true])
  func marked(isPublic: Bool) throws {
    let (report, tree) = try built(account(), isPublic: isPublic)
    #expect(report.findings.map(\.description) == [])
    #expect(report.leaks == [])
    let hidden = try #require(tree["account/hidden.html"])
    #expect(!String(decoding: hidden, as: UTF8.self).contains("234.56"))
    if isPublic {
      for (path, bytes) in tree {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("234.56") && !text.contains("6271-9"), "\(path)")
      }
    }
  }

  @Test(
    "a private text that stands elsewhere, too, is found, with its page, frame and place",
    arguments: [
      (Place.title, "the title"), (.label, "the label of a control"), (.text, "a text"),
      (.button, "a text"),
    ], [false, true])
  fileprivate func unmarked(_ one: (place: Place, words: String), isPublic: Bool) throws {
    let (report, tree) = try built(account(one.place), isPublic: isPublic)
    let leak = try #require(report.findings.first { $0.check == .nothingLeaks })
    #expect(leak.page == "account" && leak.frame == (isPublic ? "shown" : "hidden"))
    #expect(leak.message.hasPrefix("what begins with '1,…' is drawn with .privacySensitive()"))
    #expect(leak.message.contains("stands in \(one.words), where it is hidden. Mark that as well"))
    #expect(!leak.message.contains("234.56"))
    #expect(tree.isEmpty)
  }

  @Test("what is wrong with a secure field is told where nothing is hidden, and is no leak")
  func secureErrors() throws {
    let page = Page("account", title: "Account", Account.State(balance: balance)) {
      Account()
    } view: { store in
      Main {
        Text(store.state.balance).privacySensitive()
        SecureField("Code", text: store.state.pin, samples: ["123"]) {
          store.intent(.pinChanged($0), if: !store.state.isHidden)
        }
        .error("The code has three digits")
      }
      .redacted(.privacy, if: store.state.isHidden)
      Button("Hide", store.intent(.hideTapped))
    } story: {
      Frame("shown")
    }
    let (report, tree) = try built(Site(title: "Bank", pages: { _ in [page] }), isPublic: false)
    #expect(report.findings.map(\.description) == [])
    #expect(report.leaks == [])
    #expect(tree["account/shown.html"] != nil)
  }

  @Test("the name of a law is found where the text is seen in no state")
  func laws() throws {
    #expect(try built(account(.law), isPublic: false).0.findings == [])
    let (report, _) = try built(account(.law), isPublic: true)
    #expect(report.findings.map(\.message).contains { $0.contains("stands in the name of a law") })
  }

  @Test("a story may use what is hidden from the public, and types what nobody is told")
  func formsInPublic() throws {
    for isPublic in [false, true] {
      let site = account {
        Frame("shown")
        Type("4711-0815", in: "PIN")
        Frame("typed")
        Tap("Draw \(balance)")
        Frame("paid")
      }
      let (report, tree) = try built(site, isPublic: isPublic)
      #expect(report.findings.map(\.description) == [])
      #expect(report.leaks == [])
      #expect(tree["account/paid.html"] != nil)
      for (path, bytes) in tree where isPublic || path.contains("hide") {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("4711-0815"), "\(path)")
      }
    }
  }

  @Test("two states that differ in private values only are the same bytes in public")
  func nonInterference() throws {
    let trees = try [balance, "3 cents", "an amount that is much, much longer than any other"].map {
      amount in
      let site = account(balance: amount) {
        Frame("shown")
        Type(amount, in: "PIN")
        Tap("Draw \(amount)")
        Frame("paid")
        Tap("Hide")
        Frame("hidden")
      }
      return try built(site, isPublic: true).1
    }
    #expect(!trees[0].isEmpty)
    #expect(trees[0] == trees[1] && trees[0] == trees[2])
  }

  @Test(
    "what a private control stood at is told by no way, title, address or number",
    arguments: Means.allCases)
  fileprivate func ways(means: Means) throws {
    let trees = try [0, 2].map { value in
      let (report, tree) = try built(setting(value, by: means), isPublic: true)
      #expect(report.findings.map(\.description) == [])
      return tree
    }
    #expect(trees[0].count > 5)
    // A line of each file that differs, as it is in both.
    let names = Set(trees[0].keys).union(trees[1].keys)
    let differing = names.sorted().compactMap { name -> [String]? in
      let lines = trees.map { tree in
        (tree[name] ?? []).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      }
      if trees[0][name] == trees[1][name] { return nil }
      let pair = zip(lines[0], lines[1]).first { $0 != $1 }
      return [name, pair?.0 ?? "", pair?.1 ?? ""]
    }
    #expect(differing == [])
  }

  @Test(
    "in what hides it, it is not told what a private switch stood at",
    arguments: [Means.toggle, .checkbox])
  fileprivate func switches(means: Means) throws {
    for value in [0, 2] {
      let (_, tree) = try built(setting(value, by: means), isPublic: false)
      let hiding = tree.filter { $0.key.hasPrefix("setting/") && $0.key.contains("hide") }
      #expect(!hiding.isEmpty)
      for (path, bytes) in hiding {
        let text = String(decoding: bytes, as: UTF8.self)
        for word in [" on<", " off<", " on,", " off,", "checked"] {
          #expect(!text.contains("1\(word)") && !text.contains("1 \(word)"), "\(path)")
        }
      }
    }
  }

  @Test("whether something hidden could be done is told in no cause")
  func hiddenDisabled() throws {
    let trees = try [false, true].map { isDisabled in
      let page = Page("pay", title: "Pay", 0) {
        Purse()
      } view: { _ in
        Main {
          Heading(1, "Pay")
          Button("Spend", .guarded).disabled(isDisabled).redacted()
        }
      } story: {
        Frame("shown")
      }
      return try built(Site(title: "Bank", pages: { _ in [page] }), isPublic: true).1
    }
    #expect(trees[0]["pay/shown.html"] != nil && trees[0] == trees[1])
  }

  @Test("what is marked stays marked, whatever the environment within says")
  func environment() throws {
    let page = Page("card", title: "Card", 0) {
      Purse()
    } view: { _ in
      Main {
        Heading(1, "Card")
        Stack { Text("zqxharbour").environment(\.isPrivacySensitive, false) }.privacySensitive()
      }
    } story: {
      Frame("shown")
    }
    let site = Site(title: "Bank", pages: { _ in [page] })
    for (path, bytes) in try built(site, isPublic: true).1 {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("zqxharbour"), "\(path)")
    }
  }

  @Test("how much there is of what is private is told by no number of states")
  func amounts() throws {
    let trees = try [3, 9].map { amount in
      let page = Page("purse", title: "Purse", amount) {
        Purse()
      } view: { store in
        Main {
          Heading(1, "Purse")
          Text("\(store.state) coins").privacySensitive()
          Button("Spend", store.intent(.spendTapped, if: store.state > 0)).privacySensitive()
        }
      } story: {
        Frame("shown")
      } laws: {
        Sometimes("there are coins") { $0 > 0 }
        Always("nobody owes any") { $0 >= 0 }
      }
      return try built(Site(title: "Bank", pages: { _ in [page] }), isPublic: true).1
    }
    #expect(trees[0]["purse/shown.html"] != nil)
    #expect(trees[0] == trees[1])
  }

  @Test("what a story gets wrong is told without the names that the public does not see")
  func storyMistakes() throws {
    for (isPublic, taps, fields) in [
      (false, "'Draw \(balance)', 'Hide', 'PIN', 'Pay'", "There are: 'PIN'"),
      (
        true, "'Hide', 'Pay'. Besides, there are 2 that the public does not see.",
        "There is none with a name. Besides, there is one that the public does not see."
      ),
    ] {
      let tapping = account { Tap("Drow") }
      let told = try built(tapping, isPublic: isPublic).0.findings.map(\.description)
      #expect(told.contains { $0.hasSuffix("There are: \(taps)") }, "\(told)")
      let typing = account { Type("1", in: "PINN") }
      let said = try built(typing, isPublic: isPublic).0.findings.map(\.description)
      #expect(said.contains { $0.hasSuffix(fields) }, "\(said)")
    }
  }

  @Test("what is chosen, and what can be done because of it, is told in nothing that is private")
  func choices() throws {
    var trees: [[String: [UInt8]]] = []
    // The story chooses what is between them.
    for choice in [0, 2] {
      let (report, tree) = try built(illness(choice), isPublic: true)
      #expect(report.findings.map(\.description) == [])
      #expect(report.leaks == [])
      trees.append(tree)
    }
    #expect(trees[0]["illness/picked.html"] != nil)
    for tree in trees {
      let differing = Set(tree.keys).union(trees[0].keys).filter { tree[$0] != trees[0][$0] }
      #expect(differing == [])
      for (path, bytes) in tree {
        let text = String(decoding: bytes, as: UTF8.self)
        for name in Illness.names { #expect(!text.contains(name), "\(path)") }
      }
    }
    // For its owner all of it is there.
    let (report, tree) = try built(illness(0), isPublic: false)
    #expect(report.findings.map(\.description) == [])
    #expect(String(decoding: tree["illness/open.html"] ?? [], as: UTF8.self).contains("Influenza"))
  }

  @Test(
    "what an option does that only its owner sees is found in public, too, and told by no other")
  func hiddenCalls() throws {
    for isPublic in [false, true] {
      let (report, _) = try built(illness(0, calls: true), isPublic: isPublic)
      let told = report.findings.map(\.description)
      #expect(told.contains { $0.contains("calls uuid") }, "\(told)")
    }
  }

  @Test("what is redacted and live, and no secret, is as live in public")
  func placeholders() throws {
    let page = Page("illness", title: "Illness", Illness.State(choice: 1)) {
      Illness()
    } view: { store in
      Main {
        Heading(1, "Ward").unredacted()
        Stack {
          Button("Worse", store.intent(.graver))
          Button("None", store.intent(.cleared)).privacySensitive()
        }
        .redacted(.placeholder)
      }
    } story: {
      Frame("shown")
    }
    .showing(defect: .redactedIsInert)
    let live = try [false, true].map { isPublic in
      let (_, tree) = try built(Site(title: "Ward", pages: { _ in [page] }), isPublic: isPublic)
      let atlas = try JSON(parsing: tree["atlas.json"] ?? [])
      let frame = atlas["pages"]?.array?.first?["frames"]?.array?.first
      return try #require(frame?["live"]?.int)
    }
    #expect(live == [2, 1])
  }

  private func illness(_ choice: Int, calls: Bool = false) -> Site {
    let page = Page("illness", title: "Illness", Illness.State(choice: choice)) {
      Illness(calls: calls)
    } view: {
      IllnessView(store: $0)
    } story: {
      Frame("shut")
      Tap("Illness")
      Frame("open")
      Tap("Influenza")
      Frame("picked")
    }
    return Site(title: "Ward", pages: { _ in [page] })
  }
}

/// A choice that is nobody's business, in all that can be chosen with.
private struct Illness: Reducer {
  static let names = ["Bronchitis", "Influenza", "Measles"]

  struct State: Hashable, Sendable {
    var choice: Int
    var isOpen = false
  }
  enum Action: Hashable, Sendable { case picked(Int), menuTapped, cleared, graver }

  /// Whether what is picked calls a client that the page does not allow.
  var calls = false

  var body: some Reducer<State, Action> {
    Reduce { state, action, dependencies in
      switch action {
      case .picked(let choice):
        if calls { _ = dependencies.uuid() }
        (state.choice, state.isOpen) = (choice, false)
      case .menuTapped: state.isOpen.toggle()
      case .cleared: state.choice = 0
      case .graver: state.choice = 2
      }
      return .none
    }
    .gate("grave enough") { state, action in action != .graver || state.choice < 2 }
  }
}

private struct IllnessView: View {
  let store: Store<Illness.State, Illness.Action>

  private var choice: Int { store.state.choice }

  var body: some View {
    Main {
      Heading(1, "Ward")
      Picker("What it is") {
        for (index, name) in Illness.names.enumerated() {
          Segment(name, isSelected: index == choice, store.intent(.picked(index)))
        }
      }
      .privacySensitive()
      Select(
        "Illness", choice: Illness.names[choice], isOpen: store.state.isOpen,
        store.intent(.menuTapped)
      ) {
        for (index, name) in Illness.names.enumerated() {
          Option(name, isSelected: index == choice, store.intent(.picked(index)))
        }
      }
      .privacySensitive()
      if store.state.isOpen { Text("Pick one.") }
      Button("None", store.intent(.cleared)).disabled(choice == 0).privacySensitive()
      Button("Worse", store.intent(.graver)).privacySensitive()
    }
  }
}
