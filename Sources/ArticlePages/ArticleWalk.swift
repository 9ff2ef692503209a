// The walk over an article's regions: data and copy around the page's own logic, and nothing else.

import Onboarding
import Prose
import Type

extension ArticleReading {
  /// A step of the walk.
  typealias WalkStep = OnboardingStep<State, Action>

  /// The steps that the author of an article wrote, or the usual ones, under ids that can be parts
  /// of addresses and are different.
  static func steps(_ authored: [AuthoredStep]?, _ labels: Labels) -> [AuthoredStep] {
    var steps: [AuthoredStep] = []
    var taken: Set<String> = []
    for var step in authored ?? usual(labels) {
      step.id = id(of: step, number: steps.count + 1, besides: taken)
      taken.formUnion(step.frames)
      steps.append(step)
    }
    return steps
  }

  /// The walk of these steps.
  static func walk(_ steps: [AuthoredStep]) -> Onboarding<ArticleReading> {
    Onboarding(steps: steps.map(step)) { ArticleReading() }
  }

  /// Each step begins with the article as it is: what was tried before is put back.
  private static func step(_ authored: AuthoredStep) -> WalkStep {
    let allowed = authored.allowed.map(\.action)
    var step = WalkStep(
      authored.id, copy: authored.text, focus: Set(authored.regions.map(\.rawValue)),
      showsSkip: authored.showsSkip, prepare: { $0 = $1 },
      goal: authored.goal.map { act in Goal { act.isDone(in: $0.now) } }
    ) { _, action in
      allowed.contains(action) ? .real : .dropped
    }
    step.place = authored.written.place
    return step
  }

  private static func usual(_ labels: Labels) -> [AuthoredStep] {
    [
      AuthoredStep(region: .navigation, text: labels[.walkNavigation]),
      AuthoredStep(region: .header, text: labels[.walkHeader]),
      AuthoredStep(region: .body, text: labels[.walkBody]),
      AuthoredStep(
        region: .actions, text: labels[.walkActions], actions: [.favorite, .readLater],
        showsSkip: false),
    ]
  }

  /// An id that can be part of an address, and whose frames have names that no step before has.
  private static func id(
    of step: AuthoredStep, number: Int, besides taken: Set<String>
  ) -> String {
    var id = ""
    for byte in step.id.lowercased().utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        id.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        if !id.isEmpty, !id.hasSuffix("-") { id += "-" }
      }
    }
    while id.hasSuffix("-") { id.removeLast() }
    var step = step
    step.id = id.isEmpty ? "step-\(number)" : id
    let wanted = step.id
    var number = number
    while !taken.isDisjoint(with: step.frames) {
      step.id = "\(wanted)-\(number)"
      number += 1
    }
    return step.id
  }
}
