// What a user can say about a build, and about a merge.

import Content
import Output

/// How a gallery is built.
package struct BuildOptions: Sendable {
  /// The folder of content.
  package var content: String
  /// The folder that is built.
  package var output: String
  /// The folder in which builds remember what they did; never in the output. Without one, nothing is
  /// remembered, and all is built anew.
  package var memory: String?
  /// Whether the content is the site's own, so that its pages in Swift are built too.
  package var isOwn = false
  /// Whether the output is only compared, and not written.
  package var onlyChecks = false
  /// Whether a build that only compares reads every file, and trusts no size and no time.
  package var isThorough = false
  /// The names of the pages to build; none for all.
  package var only: [String] = []
  /// Which share of the pages is built, to be merged with the others; nil for all of them, as a gallery.
  package var share: Share?
  /// How many threads build; none for one a processor.
  package var jobs: Int?
  /// Whether the build is for the public, so that nothing private is in it.
  package var isPublic = false
  /// Where the output will be published, if the configuration does not say so.
  package var baseURL: String?
  /// Whether drafts are built.
  package var includesDrafts = false
  /// Whether unknown keys and pictures on other hosts are errors, and not warnings.
  package var isStrict = false
  /// Of how many pages `atlas.json` speaks itself; of more, it names the files that do.
  package var mostInAtlas = AtlasParts.mostTogether
  /// Whether it was asked to end before it is done: then it does so soon, and leaves everything as it was.
  package var isStopped: @Sendable () -> Bool = { false }
  /// Whether it is measured where the time goes.
  package var measuresTime = false

  /// A build of that content to that output.
  package init(content: String, output: String, memory: String?) {
    self.content = content
    self.output = output
    self.memory = memory
  }

  var contentOptions: ContentOptions {
    ContentOptions(includesDrafts: includesDrafts, isStrict: isStrict, isPublic: isPublic)
  }
}

/// How shares are joined to a gallery.
package struct MergeOptions: Sendable {
  /// The folders of the shares, in any order.
  package var shares: [String]
  /// The folder that the gallery goes to.
  package var output: String
  /// The folder in which builds remember what they did; none to remember nothing.
  package var memory: String?
  /// Whether the output is only compared, and not written.
  package var onlyChecks = false
  /// How many threads are at work; none for one a processor.
  package var jobs: Int?
  /// Of how many pages `atlas.json` speaks itself; of more, it names the files that do.
  package var mostInAtlas = AtlasParts.mostTogether
  /// Whether it was asked to end before it is done: then it does so soon, and leaves everything as it was.
  package var isStopped: @Sendable () -> Bool = { false }

  /// A merge of those shares to that output.
  package init(shares: [String], output: String, memory: String?) {
    self.shares = shares
    self.output = output
    self.memory = memory
  }
}
