// A thing of the library that can be seen, and how.

import Vitrine

/// A view, a control or a modifier, with an example that is drawn. The code that is shown beside it is
/// the code that draws it: it is copied out of this folder, and a test says when it is not.
struct ReferenceEntry: Sendable {
  /// In what looks an example is drawn besides the one that it has by itself. Hidden for privacy is none
  /// of them: it would be, beside what it hides.
  enum Look: Sendable {
    case placeholder, disabled

    var words: String {
      switch self {
      case .placeholder: "Behind a placeholder"
      case .disabled: "Disabled"
      }
    }
  }

  /// What it is called, and what stands with it.
  let names: [String]
  let looks: [Look]
  let example: @Sendable (ReferenceStore) -> AnyView

  init(
    _ names: String..., in looks: [Look] = [.placeholder],
    @ViewBuilder example: @escaping @Sendable (ReferenceStore) -> some View
  ) {
    self.names = names
    self.looks = looks
    self.example = { AnyView(example($0)) }
  }

  /// What it is called: the first of its names.
  var title: String { names.first ?? "" }

  /// The name of its frame, `textfield`, by which it is found whoever writes it in whatever case.
  var address: String { title.lowercased() }
}

/// The example in a look.
struct ReferenceLook: View {
  let entry: ReferenceEntry
  let look: ReferenceEntry.Look
  let store: ReferenceStore

  var body: some View {
    let example = entry.example(.inert(store.state))
    switch look {
    case .placeholder: example.redacted(.placeholder)
    case .disabled: example.disabled()
    }
  }
}
