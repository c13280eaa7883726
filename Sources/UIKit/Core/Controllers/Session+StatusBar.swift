import SystemProfiles

/// The style of the status bar's text, for contrast with the content below.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  /// Through iOS 6.
  case blackOpaque = 2
  case darkContent = 3

  /// Through iOS 6.
  public static var blackTranslucent: UIStatusBarStyle { .lightContent }
}

/// The animation with which the status bar appears and disappears. Here it always changes immediately.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0, fade, slide
}

// The visibility of the status bar, in iOS releases in which the controller on screen decides.
extension Session {
  /// Whether controllers hide the status bar by default: as the application sets it, and always in a phone's landscape
  /// in releases that have no bar there.
  var hidesStatusBarByDefault: Bool {
    orientations.hidesStatusBarByDefault
      || (behaves(.statusBarHidesInPhoneLandscape) && environment.device.idiom == .phone
        && environment.orientation.isLandscape)
  }

  /// Shows or hides the status bar as the application requests, in releases in which controllers do not decide.
  func setStatusBarHidden(_ hides: Bool) {
    guard !behaves(.controllersDecideStatusBar), hides != environment.hidesStatusBar else { return }
    var changed = environment
    changed.hidesStatusBar = hides
    setEnvironment(changed)
  }

  /// Shows or hides the status bar as the controller prefers. The next frame has the areas that result.
  func updateStatusBar() {
    guard behaves(.controllersDecideStatusBar), let controller = statusBarAuthority?.statusBarDecider else { return }
    let hides = controller.prefersStatusBarHidden
    guard hides != environment.hidesStatusBar else { return }
    var changed = environment
    changed.hidesStatusBar = hides
    setEnvironment(changed)
  }
}

extension Session {
  /// Whether the topmost controller hides the home indicator.
  var hidesHomeIndicator: Bool {
    guard let decider = orientationAuthority?.homeIndicatorDecider else { return false }
    return perform { decider.prefersHomeIndicatorAutoHidden }
  }
}

extension UIViewController {
  /// The controller that determines the style of the status bar.
  var statusBarStyleDecider: UIViewController { childForStatusBarStyle?.statusBarStyleDecider ?? self }

  /// The controller that determines whether the home indicator hides.
  fileprivate var homeIndicatorDecider: UIViewController {
    childForHomeIndicatorAutoHidden?.homeIndicatorDecider ?? self
  }

  fileprivate var statusBarDecider: UIViewController { childForStatusBarHidden?.statusBarDecider ?? self }
}
