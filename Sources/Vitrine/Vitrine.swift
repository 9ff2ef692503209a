// The library that a site of one's own imports: one import for all rooms that its pages stand on.

@_exported import ArticlePages
@_exported import Atlas
@_exported import Build
@_exported import Composable
@_exported import Content
@_exported import Drawing
@_exported import Gallery
@_exported import Onboarding
@_exported import Output
@_exported import Prose
@_exported import SiteCommands
