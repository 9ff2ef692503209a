// A drawing while it is drawn.

import Composable

/// What a drawing is made of.
struct DrawingParts: Equatable {
  /// The tree, written flat.
  var nodes: [Node] = []
  /// Every text that is drawn as it is; nodes point into it.
  var texts: [UInt8] = []
  /// Every projection; nodes point into it.
  var glyphs: [UInt8] = []
  var pictures: [PictureContent] = []
  var symbols: [OwnSymbol] = []
  var records: [ControlRecord] = []
  /// What the controls name, in the same order.
  var intents: [Intent] = []
  var anchors: [AnchorRecord] = []
  var regionRecords: [RegionRecord] = []
  /// How many sheets and alerts lie over the page, one over the other.
  var overlayCount: Int32 = 0
  /// How many nodes lie under the last of them.
  var coveredNodes: Int32 = 0
  /// By what names stylesheets of the site's own meet elements.
  var styles: [String] = []
  /// What can be typed into fields that say so.
  var samples: [FieldSamples] = []
  /// Where sensitive texts stand that are drawn as they are.
  var privateExtents: [Extent] = []
  /// Where rows that are drawn alike begin and end.
  var rowMarks: [RowMark] = []
  /// Prose as it was drawn, in reading order.
  var prose: [DrawnProse] = []
  /// The intents to be sent once, when this is first seen, in reading order.
  var appearances: [Intent] = []
  /// Those of them that stand where texts are hidden.
  var veiledAppearances: [Intent] = []
  /// The title of the page, if a view gave one and it may be seen.
  var title: String?
  /// Whether the title stands where all is sensitive.
  var hasPrivateTitle = false
  /// Whether some part of it is marked as sensitive, whatever is seen of that.
  var isSensitive = false
  /// The language of the page.
  var language: Language = .english
  /// The reasons that are in force in some part of it, whether they hide something there or not.
  var reasons: RedactionReasons = []
  /// Those of them that hide something in it, or by which something is marked as stale.
  var shownReasons: RedactionReasons = []
}
