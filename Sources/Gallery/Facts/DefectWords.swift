// What a page that shows a defect says of it, to whoever never heard of the check that found it.

import Atlas

extension Finding.Check {
  /// What is wrong where it fails: `a control never does anything`.
  var failing: String {
    switch self {
    case .redactedIsInert: "something that is redacted can be used"
    case .noDeadEnd: "there is a state that nothing leads out of"
    case .copyIsTrue: "a step of a tour says what is not so"
    case .focusExists: "a step of a tour points at nothing"
    case .tabOrder: "the Tab key visits what does nothing, or passes over what works"
    case .controlsStandAlone: "a control stands inside of another"
    case .canBeHeard: "something has no name to be heard"
    case .linksLead: "a link leads nowhere"
    case .picturesShow: "a picture is missing"
    case .inertStartsNothing: "something starts behind what is redacted"
    case .story: "something is not as its story says"
    case .dependencies: "something is asked for that may not be"
    case .settles: "something never comes to an end"
    case .replays: "the same leads to something else each time"
    case .controlsDoSomething: "a control never does anything"
    case .goalIsReachable: "the goal of a step cannot be reached"
    case .madeRight: "it is made of parts that contradict each other"
    case .nothingLeaks: "what is hidden stands elsewhere"
    case .transparent: "two states look alike and act differently"
    case .law: "a law does not hold"
    }
  }
}
