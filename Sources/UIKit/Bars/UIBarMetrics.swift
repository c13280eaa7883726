/// Which of a bar's heights an image is for.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// In a phone's landscape.
  case compact = 1
  case defaultPrompt = 101, compactPrompt = 102
}
