// A review for machines.

import JSON
import Pixels

extension Review {
  /// `base`, `head`, `same`, `pixels` (whether they were looked at), `problem`, `groups` (title,
  /// cause, opensRedaction, variants), `pages` (page, failing, notes) and `files`. A cause has `kind`,
  /// `subject`, `files` and `words`; a variant `title`, `opensRedaction`, `changes` (those of this cause)
  /// and `frames`; a frame `page`, `frame`, `fate`, `base`, `head`, `assets`, `changes` (aspect,
  /// sentence) and `pictures` (viewport, verdict, differing, boxes, baseBoxes, moves, marks, shownRows
  /// of a longer page, problem).
  package var json: JSON {
    .object(JSONObject(members))
  }

  /// The members of the object, in order.
  package var members: [(String, JSON)] {
    [
      ("base", .string(base.title)), ("head", .string(head.title)), ("same", .int(sameCount)),
      ("pixels", .bool(hasPixels)), ("problem", pixelProblem.map { .string($0) } ?? .null),
      ("groups", .array(groups.map(\.json))),
      (
        "pages",
        .array(
          pages.map { page in
            [
              "page": .string(page.page),
              "failing": .array(page.failing.map { .string($0) }),
              "opening": page.opening.map { .string($0) } ?? .null,
              "weakening": page.weakening.map { .string($0) } ?? .null,
              "notes": .array(page.notes.map { .string($0) }),
            ]
          })
      ),
      ("files", .array(otherFiles.map { .string($0) })),
    ]
  }
}

extension ChangeGroup {
  var json: JSON {
    [
      "title": .string(title),
      "cause": [
        "kind": .string(cause.kind.rawValue), "subject": .string(cause.subject),
        "files": .array(cause.files.map { .string($0) }), "words": .string(cause.words),
      ],
      "opensRedaction": .bool(opensRedaction),
      "variants": .array(variants.map(\.json)),
    ]
  }
}

extension ChangeVariant {
  var json: JSON {
    [
      "title": .string(title), "opensRedaction": .bool(opensRedaction),
      "changes": .array(changes.map(\.json)), "frames": .array(frames.map(\.json)),
    ]
  }
}

extension Change {
  var json: JSON { ["aspect": .string(aspect.rawValue), "sentence": .string(sentence)] }
}

extension FrameReview {
  var json: JSON {
    [
      "page": .string(page), "frame": .string(frame), "fate": .string(fate.rawValue),
      "base": basePath.map { .string($0) } ?? .null,
      "head": headPath.map { .string($0) } ?? .null,
      "assets": .array(assets.map { .string($0) }),
      "changes": .array(changes.map(\.json)),
      "pictures": .array(pictures.map(\.json)),
    ]
  }
}

extension PictureReview {
  var json: JSON {
    [
      "viewport": .string(viewport.name), "verdict": .string(verdict.rawValue),
      "differing": .int(differing),
      "boxes": .array(boxes.map(\.json)), "baseBoxes": .array(baseBoxes.map(\.json)),
      "moves": .array(moves.map(\.json)), "marks": .array(marks.map(\.json)),
      "shownRows": shownRows.map { .int($0) } ?? .null,
      "problem": problem.map { .string($0) } ?? .null,
    ]
  }
}

extension PixelBox {
  var json: JSON { .array([.int(x), .int(y), .int(width), .int(height)]) }
}

extension PictureMark {
  var json: JSON {
    ["change": .int(change), "base": base?.json ?? .null, "head": head?.json ?? .null]
  }
}

extension PictureMove {
  var json: JSON { ["axis": .string(axis.rawValue), "by": .int(by), "box": box.json] }
}

extension JSONObject {
  init(_ members: [(String, JSON)]) {
    self.init()
    for (name, value) in members { self[name] = value }
  }
}
