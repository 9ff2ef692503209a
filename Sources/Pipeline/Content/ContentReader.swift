// Reads every file of a folder of content, and collects what is wrong with any of them.

import Prose

/// Reads a folder that was listed.
struct ContentReader {
  private let folder: ContentFolder
  private let options: ContentOptions
  private var mistakes: [Diagnostic]
  private var warnings: [Diagnostic] = []

  init(_ folder: ContentFolder, options: ContentOptions) {
    self.folder = folder
    self.options = options
    mistakes = folder.diagnostics
  }

  mutating func read() throws(PipelineError) -> Content {
    var configuration = SiteConfiguration()
    var documents: [Document] = []
    for file in folder.files {
      if file.isDocument {
        let document = try document(file)
        if let document, options.includesDrafts || !document.frontMatter.isDraft {
          documents.append(document)
        }
      } else if file.path == "site.yaml" {
        configuration = try self.configuration(file) ?? configuration
      }
    }
    guard mistakes.isEmpty else { throw .content(mistakes.sorted()) }
    return Content(
      folder: folder.path, documents: documents, configuration: configuration,
      warnings: warnings.sorted())
  }

  private mutating func document(_ file: ContentFolder.File) throws(PipelineError) -> Document? {
    let path = folder.shown(file.path)
    let bytes = try bytes(of: path, limit: Markdown.limit)
    do throws(ContentError) {
      let document = try Document(
        bytes, path: path, options: DocumentOptions(isStrict: options.isStrict))
      warnings += document.warnings
      return document
    } catch {
      mistakes += error.diagnostics
      return nil
    }
  }

  private mutating func configuration(
    _ file: ContentFolder.File
  ) throws(PipelineError) -> SiteConfiguration? {
    let path = folder.shown(file.path)
    let bytes = try bytes(of: path, limit: SiteConfiguration.limit)
    do throws(ContentError) {
      let configuration = try SiteConfiguration(bytes, path: path, isStrict: options.isStrict)
      warnings += configuration.warnings
      return configuration
    } catch {
      mistakes += error.diagnostics
      return nil
    }
  }

  private func bytes(of path: String, limit: Int) throws(PipelineError) -> [UInt8] {
    do throws(DiskError) {
      return try FileReading.read(path, limit: limit).bytes
    } catch {
      throw .disk(error)
    }
  }
}
