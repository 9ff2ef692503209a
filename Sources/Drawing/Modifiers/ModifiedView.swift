// What all modifiers have in common: a view, and what is changed around its drawing.

import Composable

/// A view with something changed around it; every modifier makes one.
public struct ModifiedView<Content: View>: View {
  let content: Content
  let modifier: Modifier

  /// Draws the content, changed.
  public func draw(on canvas: inout Canvas) {
    let outer = canvas.begin(modifier)
    content.draw(on: &canvas)
    canvas.end(outer)
  }
}

/// What is changed around a view. What is large or rare is kept apart, so that the labels and colours of
/// each row of a list are copied at little cost.
enum Modifier: Sendable {
  case tint(Tint?)
  case mark(InheritedFlag, Bool)
  case disabled(Bool)
  case reasons(adding: RedactionReasons, removing: RedactionReasons)
  case label(String?)
  case region(String)
  case title(String)
  case style(String)
  indirect case language(Language?)
  indirect case focus(Focus)
  indirect case appearance(Intent)
  indirect case environment(@Sendable (inout EnvironmentValues) -> Void)
}

extension View {
  /// The view itself goes into it, and no copy: so do all modifiers hand it on.
  consuming func modified(_ modifier: Modifier) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: modifier)
  }
}

/// What was in force around a view, to be put back behind it. It holds no reference, so that it costs
/// nothing: whole environments wait on the canvas.
enum OuterValue {
  case nothing
  case environment
  case foreign(OpenElement)
  case tint(Tint?)
  case mark(InheritedFlag, Bool)
  case disabling(OpenDisabling?)
  case reasons(RedactionReasons)
  case region(OpenRegion, RedactionReasons)
  case label
  case style(String, at: Int, LeafCount)
}

extension Canvas {
  /// Changes what a modifier changes; hands back what was there.
  @inline(__always)
  mutating func begin(_ modifier: Modifier) -> OuterValue {
    switch modifier {
    case .environment(let change):
      enter(change)
      return .environment
    case .tint(let tint):
      // Each row of a list has some colours: they are set without a copy of the whole environment.
      let outer = environment.tint
      set(tint)
      return .tint(outer)
    case .language(let language):
      guard let language, language != environment.language else { return .nothing }
      // An element would tell that what is hidden is written in another language.
      let isTold = textVeil?.projection != .constant
      enter { $0.language = language }
      guard isTold else { return .environment }
      return .foreign(open(.foreign, label: language.tag))
    case .mark(let flag, let value): return .mark(flag, mark(flag, value))
    case .disabled(let isDisabled): return .disabling(openDisabling(isDisabled))
    case .reasons(let added, let removed):
      let inherited = environment.redactionReasons
      if let spared = environment.focus?.reasons, !spared.isDisjoint(with: added) {
        // What is redacted again within a focus is not spared any more.
        enter {
          $0.redactionReasons = inherited.subtracting(removed).union(added)
          $0.focus?.reasons.subtract(added)
        }
        return .environment
      }
      return .reasons(set(inherited.subtracting(removed).union(added)))
    case .focus(let focus):
      enter { $0.set(focus) }
      return .environment
    case .region(let name):
      // A region may be spared reasons that hold around it.
      let outer = set(environment.redactionReasons(inRegion: name))
      return .region(openRegion(name), outer)
    case .label(let label):
      nextLabel(label)
      return .label
    case .style(let name):
      return .style(name, at: sketch.drawing.nodes.count, sketch.leaves)
    case .title(let title):
      self.title(title)
      return .nothing
    case .appearance(let intent):
      appear(intent)
      return .nothing
    }
  }

  /// Puts back what was there.
  @inline(__always)
  mutating func end(_ outer: OuterValue) {
    switch outer {
    case .nothing: break
    case .environment: leave()
    case .foreign(let opened):
      close(opened)
      leave()
      if sketch.leaves.isVeiled(since: opened.leaves) { dissolve(opened) }
    case .tint(let tint): set(tint)
    case .mark(let flag, let value): restore(flag, value)
    case .disabling(let opened): close(opened)
    case .reasons(let reasons): _ = set(reasons)
    case .region(let opened, let reasons):
      closeRegion(opened)
      _ = set(reasons)
    case .label: nextLabel(nil)
    case .style(let name, let start, let leaves):
      if !sketch.leaves.isVeiled(since: leaves) { style(name, at: start) }
    }
  }
}
