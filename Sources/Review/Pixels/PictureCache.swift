// Pictures that were taken before, kept from one review to the next.

/// A folder of pictures by their keys.
///
/// A picture is written beside its place and renamed into it, and one that is cut off all the same is
/// taken for missing; so a review may be killed at any moment, and two may share the folder. When it
/// holds more than its limit, what was neither written nor read for longest goes; what killed reviews
/// left beside is of the oldest one day, and goes too. All else in the folder is somebody's, and stays.
struct PictureCache {
  private let folder: String
  private let limit: Int

  init(_ folder: String, limit: Int) throws(ReviewError) {
    (self.folder, self.limit) = (folder, limit)
    try Disk.makeFolder(folder)
  }

  /// The picture of a key, if it is there and whole.
  func picture(_ key: String) -> CapturedPicture? {
    guard let bytes = try? Disk.read(path(key)) else { return nil }
    guard let picture = CapturedPicture(bytes: bytes) else { return nil }
    Disk.markUsed(path(key))
    return picture
  }

  /// Keeps a picture.
  func keep(_ picture: CapturedPicture, as key: String) throws(ReviewError) {
    try Disk.write(picture.bytes, to: path(key))
  }

  /// Removes the pictures that were not used for longest, until the rest is within the limit.
  func tidy() {
    var entries = Disk.entries(in: folder).sorted { ($0.used, $0.name) < ($1.used, $1.name) }
    let yesterday = Disk.now() - 24 * 60 * 60
    let beside = Self.suffix + Disk.beside
    for entry in entries where entry.name.contains(beside) && entry.used < yesterday {
      Disk.remove("\(folder)/\(entry.name)")
    }
    entries.removeAll { !$0.name.hasSuffix(Self.suffix) }
    var size = entries.reduce(0) { $0 + $1.size }
    for entry in entries {
      if size <= limit { return }
      Disk.remove("\(folder)/\(entry.name)")
      size -= entry.size
    }
  }

  private static let suffix = ".picture"

  private func path(_ key: String) -> String { "\(folder)/\(key)\(Self.suffix)" }
}
