// What a build remembers, so that the next one does only what is needed.

import Content
import System

/// Everything that was made, and what it was made of.
package struct Manifest: Sendable {
  /// A file of the content that was copied.
  package struct Copy: Sendable {
    /// The path below the folder of content.
    package var source: String
    /// The stamp that it bore.
    package var stamp: FileStamp?
    /// What was there.
    package var found: Dependency.Found
    /// The file that was made of it; its name is the whole path below the output.
    package var output: OutputRecord

    package init(source: String, stamp: FileStamp?, found: Dependency.Found, output: OutputRecord) {
      self.source = source
      self.stamp = stamp
      self.found = found
      self.output = output
    }
  }

  /// Files about the site as a whole that are made of the same things, and so are kept together.
  package struct FileGroup: Sendable {
    /// What the group is called.
    package var name: String
    /// The fingerprint of what its files are made of, apart from what is in the manifest's key.
    package var inputs: Fingerprint
    /// The files; their names are whole paths below the output.
    package var files: [OutputRecord]

    package init(name: String, inputs: Fingerprint, files: [OutputRecord]) {
      self.name = name
      self.inputs = inputs
      self.files = files
    }
  }

  /// Which program wrote it.
  var program = ProgramFile.fingerprint
  /// The fingerprint of what all pages depend on: the program, the options, the configuration.
  package var key: Fingerprint
  /// The fingerprint of the ``ContentStamps``; none if the next build has to look for pages anew.
  package var contentStamps = Fingerprint.none
  /// The fingerprint of what no page for the public may say, as all pages were looked at for it; none in a
  /// build that is not for the public.
  package var privateWords = Fingerprint.none
  /// Which folder of the disk the output is.
  package var folder: FileIdentity
  /// Since when nobody looked what came into the folders of the output, as the file system tells times:
  /// what is in a folder that did not change since is known.
  package var lookedAt: Int64 = 0
  /// The pages, in order of the bytes of their names.
  package var pages: [PageRecord] = []
  /// The files that were copied.
  package var copies: [Copy] = []
  /// The files about the site as a whole.
  package var groups: [FileGroup] = []
  /// Files that earlier builds made or were about to make, other than these; their names are whole
  /// paths. They are noted, since a build may be killed before they are gone.
  package var former: [OutputRecord] = []
  /// Folders of the output that were looked into though no page is theirs: some may be somebody's.
  package var otherFolders: [String] = []
  /// What is in the output and not of it, as it was told: it is told as long as it is there.
  package var strangers: [String] = []

  /// A manifest in which there is nothing yet.
  package init(key: Fingerprint, folder: FileIdentity) {
    self.key = key
    self.folder = folder
  }
}

extension Manifest {
  private static let signature = "vitrine manifest 16\n"

  /// The manifest as bytes, piece by piece: of many pages it is more than all that is held of them.
  func write(_ take: ([UInt8]) throws(DiskError) -> Void) throws(DiskError) {
    var file = SealedPieces(Self.signature)
    packHead(into: &file.packer)
    try file.add(pages, to: take) { page, packer throws(DiskError) in try page.pack(into: &packer) }
    try packEnd(into: &file, take)
    try file.end(take)
  }

  /// Reads a manifest; nothing if it is not one of this version of the program, or not whole.
  init?(_ file: SealedFile) {
    let manifest = file.unpack(Self.signature) { unpacker throws(Unpacker.Malformed) in
      var manifest = try Manifest(headOf: &unpacker)
      manifest.pages = try unpacker.records()
      try manifest.readEnd(of: &unpacker)
      return manifest
    }
    guard let manifest, manifest.isReadable else { return nil }
    self = manifest
  }

  /// Whether the facts of all pages can be unpacked. This very program packed them as it unpacks them; of
  /// another one nobody knows, though it called its manifests the same.
  var isReadable: Bool {
    program == ProgramFile.fingerprint || pages.allSatisfy { (try? $0.facts) != nil }
  }

  func packHead(into packer: inout Packer) {
    packer.add(program)
    packer.add(key)
    packer.add(contentStamps)
    packer.add(privateWords)
    packer.addFixed(folder.device)
    packer.addFixed(folder.inode)
    packer.addFixed(lookedAt)
  }

  init(headOf unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    program = try unpacker.fingerprint()
    key = try unpacker.fingerprint()
    contentStamps = try unpacker.fingerprint()
    privateWords = try unpacker.fingerprint()
    folder = FileIdentity(device: try unpacker.fixed(), inode: try unpacker.fixed())
    lookedAt = max(0, try unpacker.fixedInteger())
  }

  /// There may be as many copies, and files of builds before, as pages: so they are handed on as these are.
  func packEnd(
    into file: inout SealedPieces, _ take: ([UInt8]) throws(DiskError) -> Void
  ) throws(DiskError) {
    try file.add(copies, to: take) { copy, packer in
      packer.add(copy.source)
      packer.add(copy.stamp)
      Dependency(path: "", found: copy.found).pack(into: &packer)
      copy.output.pack(into: &packer)
    }
    try file.add(groups, to: take) { group, packer in
      packer.add(group.name)
      packer.add(group.inputs)
      packer.add(group.files.count)
      for output in group.files { output.pack(into: &packer) }
    }
    try file.add(former, to: take) { $0.pack(into: &$1) }
    try file.add(otherFolders, to: take) { $1.add($0) }
    try file.add(strangers, to: take) { $1.add($0) }
  }

  mutating func readEnd(of unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    try unpacker.goOn()
    copies = try unpacker.pieces { unpacker throws(Unpacker.Malformed) in
      Copy(
        source: try unpacker.text(), stamp: try unpacker.stamp(),
        found: try Dependency(&unpacker).found, output: try OutputRecord(&unpacker))
    }
    groups = try unpacker.pieces { unpacker throws(Unpacker.Malformed) in
      var group = FileGroup(
        name: try unpacker.text(), inputs: try unpacker.fingerprint(), files: [])
      for _ in 0..<(try unpacker.count()) { group.files.append(try OutputRecord(&unpacker)) }
      return group
    }
    former = try unpacker.pieces { unpacker throws(Unpacker.Malformed) in
      try OutputRecord(&unpacker)
    }
    otherFolders = try unpacker.pieces { unpacker throws(Unpacker.Malformed) in
      try unpacker.text()
    }
    strangers = try unpacker.pieces { unpacker throws(Unpacker.Malformed) in try unpacker.text() }
  }
}

extension Manifest {
  /// All files that were made; their names are whole paths below the output.
  package var outputs: [OutputRecord] {
    get throws(DiskError) {
      var all: [OutputRecord] = []
      for index in pages.indices { all += try pages[index].files }
      return all + otherOutputs
    }
  }

  /// The same, but for those of pages whose facts nobody can read.
  var readableOutputs: [OutputRecord] {
    pages.flatMap { (try? $0.files) ?? [] } + otherOutputs
  }

  /// All files but those of pages.
  var otherOutputs: [OutputRecord] { copies.map(\.output) + files }

  /// The files about the site as a whole.
  package var files: [OutputRecord] { groups.flatMap(\.files) }
}

extension PageRecord {
  /// The files; their names are whole paths below the output.
  fileprivate var files: [OutputRecord] {
    get throws(DiskError) {
      try outputs.map { output in
        var output = output
        output.name = "\(name)/\(output.name)"
        return output
      }
    }
  }
}
