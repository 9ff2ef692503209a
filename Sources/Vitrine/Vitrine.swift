// The library that a site of one's own imports: one import for all rooms that its pages stand on.

@_exported import ArticlePages
@_exported import Atlas
@_exported import Composable
@_exported import Drawing
@_exported import Onboarding
@_exported import Pipeline
@_exported import Prose
@_exported import SiteCommands
