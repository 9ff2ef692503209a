// What looks have in common that are built the same, in all that is written of them.

import Drawing

/// One drawing of a look, as it is written wherever it stands; thousands of pages refer to it.
final class LookStencil: Sendable {
  fileprivate let drawing: Drawing
  fileprivate let root: String
  /// In a document of its own.
  let frame: HTMLStencil?
  /// As a picture on the storyboard.
  let board: PictureStencil?
  /// As a picture on the index.
  let small: PictureStencil?

  /// A look whose controls lead there and are marked so; `root` leads from its page to the output folder.
  init(of drawing: Drawing, links: [SlotState], marks: [Markup], root: String) {
    self.drawing = drawing
    self.root = root
    frame = HTMLStencil(of: drawing, slots: links, root: root)
    let (html, leaves) = LookPictures.htmlTellingPlaces(of: drawing, root: root)
    var trimmer = PictureTrimmer.forBoard()
    trimmer.mark(drawing, marks)
    board = PictureStencil(of: html, leaves, trimmer)
    small = PictureStencil(of: html, leaves, .small(folder: nil))
  }

  /// What lies over the picture of a look, unredacted.
  init(ofTwin drawing: Drawing, root: String) {
    self.drawing = drawing
    self.root = root
    frame = nil
    let (html, leaves) = LookPictures.htmlTellingPlaces(of: drawing, root: root)
    board = PictureStencil(of: html, leaves, .forBoard())
    small = nil
  }
}

/// A look that was found to be built as another one.
struct StencilledLook: Sendable {
  let stencil: LookStencil
  /// The leaves whose content is another one, in order.
  let changed: [ChangedLeaf]
}

/// The stencils of the pages of one walk.
struct PageStencils: Sendable {
  /// What there is of each look, and of each twin: pages may have a picture or none.
  private var looks: [[LookStencil]]
  private var twins: [[LookStencil]]

  /// In how many ways pages of one walk are built, before each is written for itself.
  private static let mostVariants = 4

  init(count: Int) {
    looks = Array(repeating: [], count: count)
    twins = looks
  }

  /// The look of that number, drawn so, whose controls lead there and are marked so; nothing if there are
  /// too many ways in which it is built.
  mutating func look(
    _ index: Int, _ drawing: Drawing, links: [SlotState], marks: [Markup], root: String,
    _ leaves: inout PageLeaves
  ) -> StencilledLook? {
    Self.find(drawing, root, in: &looks[index], &leaves) {
      LookStencil(of: drawing, links: links, marks: marks, root: root)
    }
  }

  /// The same state unredacted.
  mutating func twin(
    _ index: Int, _ drawing: Drawing, root: String, _ leaves: inout PageLeaves
  ) -> StencilledLook? {
    Self.find(drawing, root, in: &twins[index], &leaves) {
      LookStencil(ofTwin: drawing, root: root)
    }
  }

  private static func find(
    _ drawing: Drawing, _ root: String, in stencils: inout [LookStencil],
    _ leaves: inout PageLeaves, make: () -> LookStencil
  ) -> StencilledLook? {
    for stencil in stencils where stencil.root == root {
      if let nodes = drawing.leavesThatDiffer(from: stencil.drawing) {
        return StencilledLook(
          stencil: stencil, changed: leaves.changed(nodes, of: drawing, root: root))
      }
    }
    guard stencils.count < mostVariants, let nodes = drawing.leavesThatDiffer(from: drawing) else {
      return nil
    }
    let stencil = make()
    stencils.append(stencil)
    return StencilledLook(
      stencil: stencil, changed: leaves.changed(nodes, of: drawing, root: root))
  }
}
