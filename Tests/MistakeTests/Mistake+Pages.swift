// Mistakes in pages: in stories, reducers, views, laws and tours, and what the build says.

import Atlas
import Composable
import Drawing
import Onboarding

/// A list with a switch, to make mistakes with.
private struct Shop: Reducer {
  struct Item: Hashable, Sendable, Identifiable {
    let id: Int
    var isTaken = false

    enum Action: Hashable, Sendable { case takeTapped, putBackTapped, priceTapped, shareTapped }
  }
  struct State: Hashable, Sendable {
    var items = [Item(id: 1), Item(id: 2)]
    var isOpen = false
    var coupon = ""
    var balance = "1,234.56 guilders"
    var isHidden = false
    var things = IdentifiedArray(keepingFirst: [Item(id: 1)])
  }
  enum Action: Hashable, Sendable {
    case doorTapped, hideTapped, couponChanged(String), item(Int, Item.Action), ticked
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .doorTapped: state.isOpen.toggle()
      case .hideTapped: state.isHidden.toggle()
      case .couponChanged(let text): state.coupon = text
      case .item, .ticked: break
      }
      return .none
    }
  }
}

extension Case where Root == Shop.Action, Value == (Int, Shop.Item.Action) {
  /// The case of an item, which is mistaken for another.
  fileprivate static var lost: Self { Case(Root.item) { _ in nil } }
}

private typealias ShopStore = Store<Shop.State, Shop.Action>

private struct ShopView: View {
  let store: ShopStore

  var body: some View {
    Main {
      Heading(1, "Shop")
      Row { Button(store.state.isOpen ? "Close" : "Open", store.intent(.doorTapped)) }
        .region("door")
      TextField("Coupon", text: store.state.coupon, sample: "SPRING") {
        store.intent(.couponChanged($0))
      }
      Row { Button("Pay", .none) }.region("till")
    }
  }
}

/// The page of the shop, with something wrong.
private func shop(
  @StoryBuilder<Shop.Action> story: () -> [StoryStep<Shop.Action>]
) -> Page {
  Page("shop", Shop.State()) {
    Shop()
  } view: {
    ShopView(store: $0)
  } story: {
    story()
  }
}

private func shop<V: View>(
  @ReducerBuilder<Shop.State, Shop.Action> reducer: () -> some Reducer<Shop.State, Shop.Action> = {
    Shop()
  },
  @ViewBuilder view: @escaping @Sendable (ShopStore) -> V,
  @LawBuilder<Shop.State> laws: () -> [Law<Shop.State>] = { [] }
) -> Page {
  Page("shop", Shop.State()) {
    reducer()
  } view: {
    view($0)
  } story: {
    Frame("closed")
  } laws: {
    laws()
  }
}

/// A tour of the shop.
private func tour(_ steps: OnboardingStep<Shop.State, Shop.Action>...) -> Page {
  let tour = Onboarding<Shop>(steps: steps) { Shop() }
  return Page("shop/tour", tour.begin(live: .init(), placeholder: .init())) {
    tour
  } view: { store in
    OnboardingView(store, of: tour) { ShopView(store: $0) }
  } story: {
    Frame("start")
  }
  .promising(tour.promises)
}

extension Mistake {
  static let inPages = inStories + inViews + inLogic

  private static let inStories = [
    Mistake(
      "a tap on a control that is not there", .page { shop { Tap("Opne") } },
      "story: shop: LINE: there is no control 'Opne' to tap. There are: 'Coupon', 'Open', 'Pay'"
    ),
    Mistake(
      "a tap on a control that is inert", .page { shop { Tap("Pay") } },
      "story: shop: LINE: the control 'Pay' is inert: no store."),
    Mistake(
      "a tap in a region that is not there", .page { shop { Tap("Open", in: "gate") } },
      "story: shop: LINE: there is no region 'gate' to tap 'Open' in. There are: 'door', 'till'"),
    Mistake(
      "typing where no field is", .page { shop { Type("SPRING", in: "Cuopon") } },
      "story: shop: LINE: there is no field 'Cuopon' to type into. There are: 'Coupon'"),
    Mistake(
      "two frames of one state",
      .page {
        shop {
          Frame("closed")
          Frame("shut")
        }
      },
      "story: shop: LINE: the frame 'shut' is the same state as 'closed'. Remove one of them, or let "
        + "something happen between them."),
    Mistake(
      "two frames of one name",
      .page {
        shop {
          Frame("door")
          Tap("Open")
          Frame("door")
        }
      },
      "story: shop: LINE: two frames are called 'door'. Give each a name of its own."),
    Mistake(
      "a frame whose name is no address", .page { shop { Frame("Closed!") } },
      "story: shop: LINE: the frame 'Closed!' cannot be an address. Use lower case letters, digits "
        + "and hyphens."),
    Mistake(
      "an answer of a client that has none", .page { shop { Answer("shop", "failed") } },
      "story: shop: LINE: there is no client 'shop' that can answer in several ways."),
  ]

  private static let inViews = [
    Mistake(
      "a list whose forEach is missing",
      .page {
        shop(view: { store in
          ForEach(store.state.items) { item in
            Row {
              Button("Take \(item.id)", store.intent(.item(item.id, .takeTapped)))
              Button("Put back \(item.id)", store.intent(.item(item.id, .putBackTapped)))
              Button("Price \(item.id)", store.intent(.item(item.id, .priceTapped)))
              Button("Share \(item.id)", store.intent(.item(item.id, .shareTapped)))
            }
          }
        })
      },
      "controls-do-something: shop, closed: 'Price 1', 'Put back 1', 'Share 1' and 1 other are live "
        + "in none of 1 state, and nothing disables them: every '.item(…)' that they name is ignored. "
        + "Has the reducer a Scope, an ifLet or a forEach with that case, does the case find what it "
        + "makes, and is the state that it names there?"),
    Mistake(
      "a private text in the title of a page that hides it",
      .page {
        shop(view: { store in
          Main {
            Heading(1, "Shop").title("You have \(store.state.balance)")
            Text(store.state.balance).privacySensitive()
          }
          .redacted(.privacy, if: store.state.isHidden)
          Button(store.state.isHidden ? "Show" : "Hide", store.intent(.hideTapped))
        })
      },
      "nothing-leaks: shop, closed-hide: what begins with '1,…' is drawn with .privacySensitive(), and "
        + "stands in the title, where it is hidden. Mark that as well, or leave it out there; if it is "
        + "no secret, draw it outside of what is marked. (Hide)"),
    Mistake(
      "a redacted part that is handed a live store",
      .page {
        shop(view: { store in
          Button("Open", store.intent(.doorTapped)).redacted()
        })
      },
      "redacted-is-inert: shop, closed: button 1 is redacted, and live: 'door tapped' does something. "
        + "Hand it an inert store, or gate the action. Seen in 2 states."),
    Mistake(
      "a button in a button",
      .page {
        shop(view: { store in
          Button(store.intent(.doorTapped)) {
            Text("Open")
            Button("Hide", store.intent(.hideTapped))
          }
        })
      },
      "controls-stand-alone: shop, closed: button 2 stands inside of another control, and cannot be "
        + "reached. Put it beside that one. Seen in 4 states."),
    Mistake(
      "a symbol of one's own with a script in it",
      .page {
        shop(view: { store in
          Symbol(svg: "<svg viewBox='0 0 24 24'><script>alert(1)</script></svg>")
          Button("Open", store.intent(.doorTapped))
        })
      },
      "pictures-show: shop, closed: LINE: the SVG of a symbol has the element <script>. A symbol is an "
        + "<svg> with a viewBox, of at most 16 KB, made of paths, circles, ellipses, rectangles, lines and "
        + "polygons; what is painted is painted in the colour of the text. Seen in 2 states."),
    Mistake(
      "a case that finds nothing in the action that it makes",
      .page {
        shop(
          reducer: {
            Shop().forEach(\.things, action: .lost) {
              Reduce<Shop.Item, Shop.Item.Action> { item, _ in
                item.isTaken.toggle()
                return .none
              }
            }
          },
          view: { store in
            ForEach(store.state.items) { item in
              Button("Take \(item.id)", store.intent(.item(item.id, .takeTapped)))
            }
          })
      },
      "controls-do-something: shop, closed: 'Take 1' is live in none of 1 state, and nothing disables it: "
        + "'take tapped' is always ignored, as is every '.item(…)'. Has the reducer a Scope, an ifLet or "
        + "a forEach with that case, does the case find what it makes, and is the state that it names "
        + "there?"),
  ]

  private static let inLogic = [
    Mistake(
      "a client that the page does not allow, called by two actions",
      .page {
        shop(
          reducer: {
            Reduce<Shop.State, Shop.Action> { state, action, dependencies in
              state.isOpen.toggle()
              return dependencies.analytics.track("Tap")
            }
          },
          view: { store in
            Button("Open", store.intent(.doorTapped))
            Button("Hide", store.intent(.hideTapped))
          })
      },
      "dependencies: shop, closed: the action 'door tapped' calls analytics, which the page does not "
        + "allow. Add it to the page with .allowing(…). Seen in 2 states. (Open)"),
    Mistake(
      "an action that sends itself",
      .page {
        shop(
          reducer: {
            Reduce<Shop.State, Shop.Action> { state, action in .send(.ticked) }
          },
          view: { store in
            Button("Open", store.intent(.doorTapped))
          })
      },
      "settles: shop, closed: the feature never settles: 10000 actions came from effects without an end "
        + "(now at 0 s), at last .ticked, .ticked, .ticked. Each is sent by an effect of the one before, "
        + "or repeated: let one of them stop, or repeat it less often. (Open)"),
    Mistake(
      "a law that does not hold after either of two taps",
      .page {
        shop(
          view: { store in
            Button("Open", store.intent(.doorTapped))
            Button("Hide", store.intent(.hideTapped))
          },
          laws: {
            Each("nothing changes") { $0 == $1 }
          })
      },
      "law: shop, closed: LINE: 'nothing changes' does not hold when 'door tapped' is done. Seen in 4 "
        + "states. (Open)"),
    Mistake(
      "something drawn by lot",
      .page {
        shop(
          reducer: {
            Reduce<Shop.State, Shop.Action> { state, action in
              if state.coupon.isEmpty { state.coupon = "\(Int.random(in: 0...Int.max))" }
              return .none
            }
          },
          view: { store in
            Text(store.state.coupon.isEmpty ? "Nothing" : "Something")
            Button("Open", store.intent(.doorTapped))
          })
      },
      "replays: shop, closed: the same ways, gone again, end in another state. Something in it is "
        + "drawn by lot, or read from a clock: take it from a client. Seen in 2 states. (Open)"),
    Mistake(
      "a look drawn by lot",
      .page {
        shop(view: { store in
          Text("Customer \(Int.random(in: 0...Int.max))")
          Button("Open", store.intent(.doorTapped))
        })
      },
      "replays: shop, closed: one state, drawn again, looks otherwise. Something in its view is drawn by "
        + "lot, or read from a clock: take it from a client, and keep it in the state. Seen in 2 states."
    ),
    Mistake(
      "two steps of a tour under one name",
      .page {
        tour(
          OnboardingStep("door", copy: "This is the door.", focus: ["door"]) { _, _ in .dropped },
          OnboardingStep("door", copy: "Tap [[Open]].", focus: ["door"]) { _, _ in .dropped })
      },
      "made-right: shop/tour, start: LINE: the steps 1 and 2 of the tour are both called 'door'. A tour "
        + "could not tell where it is: give one of them another name. The first is at LINE. Seen in 7 "
        + "states."),
    Mistake(
      "a tour that speaks of a control which it does not let through",
      .page {
        tour(OnboardingStep("door", copy: "Tap [[Open]].", focus: ["door"]) { _, _ in .dropped })
      },
      "copy-is-true: shop/tour, start: LINE: the copy speaks of 'Open', which is inert: dropped by "
        + "'step door'."),
    Mistake(
      "a tour with a region in focus that is not there",
      .page {
        tour(OnboardingStep("door", copy: "Look.", focus: ["gate"]) { _, _ in .dropped })
      },
      "focus-exists: shop/tour, start: LINE: the region 'gate' is in focus, and is not there. There are: "
        + "'door', 'step', 'till'"),
  ]
}
