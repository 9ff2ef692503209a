// The first step of a build: the list of files, and what the site's configuration says.

import Content
import Output
import Prose
import System

/// What a build knows of its content before it looks at its output.
struct BuildSource {
  /// The files of the content.
  let folder: ContentFolder
  /// What `site.yaml` says.
  let configuration: ConfigurationFile
  /// What shows of the options and of the configuration in what is built.
  let settings: BuildSettings

  /// Lists the content and reads its configuration.
  init(_ options: BuildOptions) throws(SiteError) {
    let output = FileIdentity(of: options.output)
    if let output, output == FileIdentity(of: options.content) {
      throw .outputIsContent(options.output)
    }
    (folder, configuration) = try onDisk { () throws(DiskError) in
      let folder = try ContentFolder(options.content, leavingOut: output)
      return (folder, try ConfigurationFile.read(folder, isStrict: options.isStrict))
    }
    settings = BuildSettings(
      options,
      baseURL: try BaseURL.normal(options.baseURL ?? configuration.value.baseURL),
      configuration: configuration.bytes)
  }

  /// What was found in the list of files and in the configuration.
  var findings: [Diagnostic] { folder.findings + configuration.findings }
}
