// What a build remembers, so that the next one does only what is needed.

import System

/// Everything that was made, and what it was made of.
struct Manifest: Sendable {
  /// A file of the content that was copied.
  struct Copy: Sendable {
    /// The path below the folder of content.
    var source: String
    /// The marks that it bore.
    var stamp: FileStamp?
    /// What was there.
    var found: Dependency.Found
    /// The file that was made of it; its name is the whole path below the output.
    var output: OutputRecord
  }

  /// Of what all pages depend on: the program, the options, the configuration.
  var key: Fingerprint
  /// Of the names of all files of the content, and of those that are no documents, the marks too.
  var shape = Fingerprint.none
  /// Files about the site as a whole that are made of the same things.
  struct Part: Sendable {
    /// What the part is called.
    var name: String
    /// Of what it is made of, besides what all depends on.
    var inputs: Fingerprint
    /// The files; their names are whole paths below the output.
    var files: [OutputRecord]
  }

  /// Which folder of the disk the output is.
  var folder: FileIdentity
  /// The pages, in order of the bytes of their names.
  var pages: [PageRecord] = []
  /// The files that were copied.
  var copies: [Copy] = []
  /// The files about the site as a whole.
  var parts: [Part] = []
  /// Files that earlier builds made or were about to make, other than these; their names are whole
  /// paths. They are noted, since a build may be killed before they are gone.
  var former: [OutputRecord] = []

  init(key: Fingerprint, folder: FileIdentity) {
    self.key = key
    self.folder = folder
  }
}

/// Which file or folder of the machine something is.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
}

extension Manifest {
  private static let signature = "vitrine manifest 6\n"

  /// The manifest as bytes.
  var bytes: [UInt8] {
    var packer = Packer()
    packer.reserve(pages.count * 1024 + 4096)
    packer.add(Self.signature)
    packer.add(key)
    packer.add(shape)
    packer.addFixed(folder.device)
    packer.addFixed(folder.inode)
    packer.add(pages.count)
    for page in pages { page.pack(into: &packer) }
    packer.add(copies.count)
    for copy in copies {
      packer.add(copy.source)
      packer.add(copy.stamp)
      Dependency(path: "", found: copy.found).pack(into: &packer)
      copy.output.pack(into: &packer)
    }
    packer.add(parts.count)
    for part in parts {
      packer.add(part.name)
      packer.add(part.inputs)
      packer.add(part.files.count)
      for file in part.files { file.pack(into: &packer) }
    }
    packer.add(former.count)
    for record in former { record.pack(into: &packer) }
    return packer.sealed()
  }

  /// Reads a manifest; nothing if it is not one of this version of the program, or not whole.
  init?(_ bytes: [UInt8]) {
    let manifest = Unpacker.open(bytes, signature: Self.signature) {
      unpacker throws(Unpacker.Malformed) in try Manifest(&unpacker)
    }
    guard let manifest else { return nil }
    self = manifest
  }

  private init(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    key = try unpacker.fingerprint()
    shape = try unpacker.fingerprint()
    folder = FileIdentity(device: try unpacker.fixed(), inode: try unpacker.fixed())
    let count = try unpacker.count()
    pages.reserveCapacity(count)
    for _ in 0..<count { pages.append(try PageRecord(&unpacker)) }
    for _ in 0..<(try unpacker.count()) {
      copies.append(
        Copy(
          source: try unpacker.text(), stamp: try unpacker.stamp(),
          found: try Dependency(&unpacker).found, output: try OutputRecord(&unpacker)))
    }
    for _ in 0..<(try unpacker.count()) {
      var part = Part(name: try unpacker.text(), inputs: try unpacker.fingerprint(), files: [])
      for _ in 0..<(try unpacker.count()) { part.files.append(try OutputRecord(&unpacker)) }
      parts.append(part)
    }
    for _ in 0..<(try unpacker.count()) { former.append(try OutputRecord(&unpacker)) }
  }
}

extension Packer {
  mutating func add(_ stamp: FileStamp?) {
    add(stamp != nil)
    guard let stamp else { return }
    add(Int(stamp.size))
    addFixed(stamp.modified)
    addFixed(stamp.changed)
    add(stamp.inode)
  }
}

extension Unpacker {
  mutating func stamp() throws(Malformed) -> FileStamp? {
    guard try flag() else { return nil }
    return FileStamp(
      size: Int64(try integer()), modified: try fixedInteger(), changed: try fixedInteger(),
      inode: try number())
  }
}
