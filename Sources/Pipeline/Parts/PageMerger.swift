// From the folder of a page in a part to its folder in the output.

/// Brings pages of parts into place, each file only if it is new or different.
struct PageMerger: Sendable {
  let pages: [(folder: PartFolder, record: PageRecord)]
  let output: OutputFolder
  /// What is remembered of the pages, by name.
  let known: [String: PageRecord]
  let collected: Collected

  /// Brings one page to the others.
  func work(on index: Int) {
    guard !collected.isOver else { return }
    do throws(DiskError) {
      let record = try merged(index)
      collected.add { $0.records[index] = record }
    } catch {
      collected.add { $0.failure = $0.failure ?? error }
    }
  }

  private func merged(_ index: Int) throws(DiskError) -> PageRecord {
    let (folder, page) = pages[index]
    if page.isLeftOut { return page }
    var record = page
    let writer = try FolderWriter(output, page.name, old: known[page.name]?.outputs ?? [])
    for made in page.outputs {
      let path = "\(page.name)/\(made.name)"
      if try !writer.write(made.name, like: made, { folder.bytes(of: path, like: made) }) {
        collected.add { $0.damaged.append(folder.damage(path)) }
      }
    }
    record.outputs = writer.records
    collected.add(writer, onlyChecks: output.onlyChecks)
    return record
  }
}

extension PartFolder {
  /// What is to be said of a file that is not what the part says that it is.
  func damage(_ path: String) -> String {
    "'\(self.path)/\(path)' is not what was built. Build shard \(part.shard) again."
  }
}
