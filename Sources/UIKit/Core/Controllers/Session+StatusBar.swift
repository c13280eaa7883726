import SystemProfiles

/// How the status bar's text stands out from what is below it.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  /// Until iOS 6.
  case blackOpaque = 2
  case darkContent = 3

  /// Until iOS 6.
  public static var blackTranslucent: UIStatusBarStyle { .lightContent }
}

/// How the status bar comes and goes. Here it always does so at once.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0, fade, slide
}

// Whether there is a status bar, in generations that ask the controller on screen.
extension Session {
  /// What a controller that says nothing prefers: what the application wants; no bar over a phone's landscape where
  /// the generation has none there.
  var hidesStatusBarByDefault: Bool {
    orientations.hidesStatusBarByDefault
      || (behaves(.statusBarHidesInPhoneLandscape) && environment.device.idiom == .phone
        && environment.orientation.isLandscape)
  }

  /// As the application wants it, in generations in which controllers have no say.
  func setStatusBarHidden(_ hides: Bool) {
    guard !behaves(.controllersDecideStatusBar), hides != environment.hidesStatusBar else { return }
    var changed = environment
    changed.hidesStatusBar = hides
    setEnvironment(changed)
  }

  /// The next frame has its areas with or without a bar.
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
  /// The topmost controller has sent it away.
  var hidesHomeIndicator: Bool {
    guard let decider = orientationAuthority?.homeIndicatorDecider else { return false }
    return perform { decider.prefersHomeIndicatorAutoHidden }
  }
}

extension UIViewController {
  /// Who says what the status bar looks like.
  var statusBarStyleDecider: UIViewController { childForStatusBarStyle?.statusBarStyleDecider ?? self }

  /// Who says whether there is a home indicator.
  fileprivate var homeIndicatorDecider: UIViewController {
    childForHomeIndicatorAutoHidden?.homeIndicatorDecider ?? self
  }

  fileprivate var statusBarDecider: UIViewController { childForStatusBarHidden?.statusBarDecider ?? self }
}
