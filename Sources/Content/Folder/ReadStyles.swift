// Reads the stylesheet that a site brings itself.

import Drawing
import Prose

/// A stylesheet of the content, or why there is none.
struct ReadStyles {
  /// What stands in it.
  private(set) var text: String?
  /// What is wrong with its name.
  private var refusal: String?
  /// What is wrong in it, or odd.
  private var remarks: [Diagnostic] = []

  /// None is asked for, or it cannot be had.
  init(refusal: String? = nil) { self.refusal = refusal }

  /// A file of that path.
  init(_ bytes: [UInt8], path: String, limit: Int) {
    guard bytes.count <= limit else {
      refusal = "'\(path)' is larger than \(limit >> 10) KB. Shorten it"
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      refusal = "'\(path)' is not UTF-8. Save it as UTF-8"
      return
    }
    do throws(OwnSheet.Remark) {
      let warnings = try OwnSheet(text).warnings
      self.text = text
      remarks = ThemeWish.findings(warnings, in: bytes, path: path, .warning)
    } catch {
      remarks = ThemeWish.findings([error], in: bytes, path: path, .error)
    }
  }

  /// What is wrong with it and with the theme.
  func findings(_ file: ConfigurationFile, _ path: String) -> [Diagnostic] {
    let source = file.bytes ?? []
    let theme = file.value.theme
    let ofName = refusal.map { theme.finding($0, in: source, path: path) } ?? []
    return ofName + remarks
      + theme.findings(of: theme.applied(to: Theme()), in: source, path: path)
  }
}
