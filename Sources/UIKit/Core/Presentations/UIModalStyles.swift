/// How a presented controller's view lies over what is on screen; raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  /// Full screen until iOS 12, a page sheet from iOS 13 on.
  case automatic = -2

  /// The context is the nearest parent that defines one, not the whole window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller's view comes, where it is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal, crossDissolve, partialCurl
}
