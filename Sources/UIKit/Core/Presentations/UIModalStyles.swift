/// The presentation style of a controller. Raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  /// Full screen through iOS 12, a page sheet since iOS 13.
  case automatic = -2

  /// Whether the context is the nearest parent that defines one, rather than the window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal, crossDissolve, partialCurl
}
