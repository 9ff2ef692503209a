// The stage, on which one look is seen large and compared with others: it is made by a script, of the
// pictures that a page has anyway.

/// What a page links that has a stage.
enum Stage {
  /// Its stylesheet and its script below `assets/`.
  static let sheet = "stage.css"
  static let script = "stage.js"

  /// The script is written in several files, and is one file to those who load it. What asks axe is
  /// part of it only where the gallery has a copy of that.
  static func scriptBytes(hasAxe: Bool) -> [UInt8] {
    PackageResources.stage_reading_js + PackageResources.stage_window_js
      + PackageResources.stage_findings_js + PackageResources.stage_marks_js
      + (hasAxe ? PackageResources.stage_axe_js : []) + PackageResources.stage_js
  }
}
