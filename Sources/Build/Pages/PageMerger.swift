// From the folder of a page in a share to its folder in the output.

import Output
import System

/// Brings pages of shares into place, each file only if it is new or different.
struct PageMerger: Sendable {
  let pages: [(folder: ShareFolder, record: PageRecord)]
  let output: OutputFolder
  /// What is remembered of the pages, by name.
  let known: [String: PageRecord]
  let results: ResultCollector

  /// Brings one page to the others.
  func work(on index: Int) {
    guard !results.isOver else { return }
    do throws(DiskError) {
      let record = try merged(index)
      results.add { $0.records[index] = record }
    } catch {
      results.add { $0.failure = $0.failure ?? error }
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
        results.add { $0.damaged.append(folder.damage(path)) }
      }
    }
    record.outputs = writer.records
    results.add(writer, onlyChecks: output.onlyChecks)
    return record
  }
}
