// Reads the copy of axe-core that a site brings for the stage of its gallery.

import Prose
import System

/// A copy of axe-core in the content, or why there is none.
package struct ReadAxe: Sendable {
  /// The file of the content.
  package struct File: Sendable {
    /// The path below the content.
    package var path: String
    /// The stamp that it bore; none if it changed too lately for it to be trusted.
    package var stamp: FileStamp?
    /// What stands in it.
    package var bytes: [UInt8]
  }

  /// The copy, if one is asked for and can be had.
  package private(set) var file: File?
  /// What is wrong with what the author asked for.
  private(set) var refusal: String?

  /// None is asked for.
  init() {}

  /// How large the file may be.
  private static let limit = 8 << 20
  /// How each copy begins. Whatever is named here runs in the gallery, so another file is no slip to
  /// pass over.
  private static let beginning = "/*! axe v"

  /// Reads the file at a path below the content.
  init(_ path: String, in folder: ContentFolder) throws(DiskError) {
    guard folder.number(of: path) != nil else {
      let near = nearestPath(to: path, among: folder.paths.filter { $0.hasSuffix(".js") })
      refusal =
        "there is no copy of axe-core '\(path)' in the content. "
        + (near.map { "Did you mean '\($0)'?" } ?? "Put the file there, or remove its name here")
      return
    }
    let now = FileStamp.now()
    let found = try FileReading.read(folder.shown(path), limit: Self.limit + 1)
    guard found.bytes.count <= Self.limit, found.bytes.starts(with: Self.beginning.utf8) else {
      refusal =
        "'\(path)' is not axe-core, which begins with '\(Self.beginning)'. "
        + "Take the file 'axe.min.js' of its package"
      return
    }
    file = File(path: path, stamp: found.stamp.trusted(at: now), bytes: found.bytes)
  }
}
