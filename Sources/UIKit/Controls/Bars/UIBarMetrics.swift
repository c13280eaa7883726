/// Which of a bar's heights an image is for.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// In a phone's landscape.
  case compact = 1
  case defaultPrompt = 101, compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any = 0, bottom, top
  /// At the top of the screen, so that the background goes on under the status bar.
  case topAttached
}
