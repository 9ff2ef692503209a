// What a user can say about a build.

import Content
import Output

/// How a gallery is built.
public struct BuildOptions: Sendable {
  /// The folder of content.
  public var content: String
  /// The folder that is built.
  public var output: String
  /// The folder in which builds remember what they did; never in the output. Without one, nothing is
  /// remembered, and all is built anew.
  public var memory: String?
  /// Whether the content is the site's own, so that its pages in Swift are built too.
  public var isOwn = false
  /// Whether the output is only compared, and not written.
  public var onlyChecks = false
  /// Whether a build that only compares reads every file, and trusts no size and no time.
  public var isThorough = false
  /// The names of the pages to build; none for all.
  public var only: [String] = []
  /// Which share of the pages is built, to be merged with the others; nil for all of them, as a gallery.
  public var share: Share?
  /// How many threads build; none for one a processor.
  public var jobs: Int?
  /// Whether the build is for the public, so that nothing private is in it.
  public var isPublic = false
  /// Where the output will be published, if the configuration does not say so.
  public var baseURL: String?
  /// Whether drafts are built.
  public var includesDrafts = false
  /// Whether a key that is not known is an error.
  public var isStrict = false
  /// Whether it is measured where the time goes.
  public var measuresTime = false

  /// A build of that content to that output.
  public init(content: String, output: String, memory: String?) {
    self.content = content
    self.output = output
    self.memory = memory
  }

  var contentOptions: ContentOptions {
    ContentOptions(includesDrafts: includesDrafts, isStrict: isStrict, isPublic: isPublic)
  }
}
