/// The bar height to which an image applies.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// The height on iPhone in landscape.
  case compact = 1
  case defaultPrompt = 101, compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0, bottom, top
  /// At the top of the screen, with the background extending under the status bar.
  case topAttached
}
