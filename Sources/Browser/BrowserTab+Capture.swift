// Pictures of a page, and the medium and size that it is shown in.

import JSON
import System

extension BrowserTab {
  /// Sets the size of the window, and how many pixels there are to a CSS pixel.
  package func setViewport(
    width: Int, height: Int, scale: Double = 1, isMobile: Bool = false
  ) throws(BrowserError) {
    _ = try reply(to: startViewport(width: width, height: height, scale: scale, isMobile: isMobile))
  }

  /// Sets the medium.
  package func setMedium(_ medium: Medium) throws(BrowserError) {
    _ = try reply(to: startMedium(medium))
  }

  /// Starts to set the medium and the size of the window, as far as they are others. Expressions that
  /// are started after it are evaluated in the new ones; before a picture it must be finished.
  ///
  /// What is as it was is not set again: the browser would lay out and draw the page anew all the same.
  package func startAdjustment(
    width: Int, height: Int, medium: Medium
  ) throws(BrowserError) -> Adjustment {
    var adjustment = Adjustment(medium: medium, width: width, height: height, commands: [])
    let before = adjusted
    if before?.medium != medium { adjustment.commands.append(try startMedium(medium)) }
    if before?.width != width || before?.height != height {
      adjustment.commands.append(
        try startViewport(width: width, height: height, scale: 1, isMobile: false))
    }
    return adjustment
  }

  /// Waits until the medium and the size of the window are as they were set.
  package func finish(_ adjustment: Adjustment) throws(BrowserError) {
    for command in adjustment.commands { _ = try reply(to: command) }
    adjusted = adjustment
  }

  private func startViewport(
    width: Int, height: Int, scale: Double, isMobile: Bool
  ) throws(BrowserError) -> SentCommand {
    adjusted = nil
    return try start(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .int(width), "height": .int(height), "deviceScaleFactor": .double(scale),
        "mobile": .bool(isMobile),
      ])
  }

  private func startMedium(_ medium: Medium) throws(BrowserError) -> SentCommand {
    func feature(_ name: String, _ value: String) -> JSON {
      ["name": .string(name), "value": .string(value)]
    }
    adjusted = nil
    return try start(
      "Emulation.setEmulatedMedia",
      [
        "media": medium.isPrint ? "print" : "",
        "features": [
          feature("prefers-color-scheme", medium.scheme.rawValue),
          feature("forced-colors", medium.hasForcedColors ? "active" : "none"),
          feature("prefers-reduced-motion", medium.isMotionReduced ? "reduce" : "no-preference"),
        ],
      ])
  }

  /// Whether the page's own scripts run, from the next navigation on.
  package func allowScripts(_ isAllowed: Bool) throws(BrowserError) {
    try call("Emulation.setScriptExecutionDisabled", ["value": .bool(!isAllowed)])
  }

  /// A picture of the window, or of an area of the page, as a PNG file.
  package func screenshot(_ area: PageArea? = nil) throws(BrowserError) -> [UInt8] {
    try picture(of: startScreenshot(area))
  }

  /// Starts to take a picture.
  package func startScreenshot(_ area: PageArea? = nil) throws(BrowserError) -> Screenshot {
    var parameters = JSONObject()
    parameters["format"] = "png"
    parameters["optimizeForSpeed"] = true
    if let area {
      parameters["captureBeyondViewport"] = true
      parameters["clip"] = [
        "x": .double(area.x), "y": .double(area.y), "width": .double(area.width),
        "height": .double(area.height), "scale": 1,
      ]
    }
    return Screenshot(command: try start("Page.captureScreenshot", .object(parameters)))
  }

  /// Whether a picture is here, or will not come.
  package func isReady(_ screenshot: Screenshot) -> Bool { isAnswered(screenshot.command) }

  /// Waits for a picture.
  package func picture(of screenshot: Screenshot) throws(BrowserError) -> [UInt8] {
    let reply = try reply(to: screenshot.command)
    guard let bytes = reply["data"]?.string.flatMap(Base64.decoded) else {
      throw .unreadable("a screenshot without a picture")
    }
    return bytes
  }
}

/// A picture that was asked for.
package struct Screenshot {
  let command: SentCommand
}

/// A medium and a size that were asked for.
package struct Adjustment {
  let medium: Medium
  let width: Int
  let height: Int
  /// What of it the browser has not answered yet.
  var commands: [SentCommand]
}

/// The part of a page that a picture shows, in CSS pixels.
package struct PageArea: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// The medium that a page is shown in.
package struct Medium: Hashable, Sendable {
  /// Light or dark.
  package enum Scheme: String, Hashable, Sendable {
    case light
    case dark
  }

  /// The colour scheme that the reader prefers.
  package var scheme: Scheme
  /// Whether the system forces its own colours.
  package var hasForcedColors: Bool
  /// Whether the reader prefers that nothing moves.
  package var isMotionReduced: Bool
  /// Whether the page is set for paper.
  package var isPrint: Bool

  /// A medium; a screen, light, without motion, unless said otherwise.
  package init(
    scheme: Scheme = .light, hasForcedColors: Bool = false, isMotionReduced: Bool = true,
    isPrint: Bool = false
  ) {
    self.scheme = scheme
    self.hasForcedColors = hasForcedColors
    self.isMotionReduced = isMotionReduced
    self.isPrint = isPrint
  }
}
