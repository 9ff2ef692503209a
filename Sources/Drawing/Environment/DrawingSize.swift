// How large a drawing is.

/// How much there is of what each part of a view adds to.
package struct DrawingSize: Sendable {
  let nodes: Int
  let texts: Int
  let glyphs: Int
  let pictures: Int
  let records: Int
  let regions: Int
}
