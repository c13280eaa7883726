import CoreTypes

extension SystemEnvironment {
  /// The size of the screen in the interface's orientation, in points.
  package var screenSize: CGSize { screenSizeOverride ?? device.screenSize(orientation: orientation) }

  /// The value of `UIScreen.bounds`, which is portrait in every orientation before `.screenBoundsFollowOrientation`.
  package var screenBounds: CGRect {
    let followsOrientation = profile.has(.screenBoundsFollowOrientation) || screenSizeOverride != nil
    let size = followsOrientation ? screenSize : device.pointSize
    return CGRect(origin: .zero, size: size)
  }

  /// The size classes of the whole screen; unspecified in both directions in releases without size classes.
  package var sizeClasses: SizeClasses {
    if let sizeClassesOverride { return sizeClassesOverride }
    return profile.has(.hasSizeClasses) ? windowClasses : .anyAny
  }

  /// The size classes of the device, or of a narrow window on an iPad, as in a split view.
  var windowClasses: SizeClasses {
    var classes = device.sizeClasses(orientation: orientation)
    if isNarrowOnPad { classes.horizontal = .compact }
    return classes
  }

  private var isNarrowOnPad: Bool {
    guard device.idiom == .pad, profile.has(.hasSizeClasses), let screenSizeOverride else { return false }
    return screenSizeOverride.width < Self.regularWidth
  }

  /// The width at which the horizontal size class of a window on an iPad becomes regular, in points.
  ///
  /// > Basis: deduced. The largest compact width of a split view is 639, two thirds of an upright 12.9-inch iPad, which
  /// > iOS 11 reported to a program where Apple's table has it as regular (radar 34621309); the smallest regular one is
  /// > 678, half of that iPad in landscape (Apple, Adopting Multitasking Enhancements on iPad).
  private static let regularWidth: CGFloat = 640

  /// The height of the status bar; 0 while it is hidden.
  package var statusBarHeight: CGFloat {
    hidesStatusBar ? 0 : device.statusBarHeight(orientation: orientation, version: profile.version) + callStripHeight
  }

  /// The height of the second line that the status bar has during a call. Content that otherwise begins behind the bar
  /// begins below this line, and is covered by the first one as before. A size given by the user applies to the view
  /// itself.
  ///
  /// > Basis: captured, upright phones with a home button: (0 20; 320 548) in iOS 7, (0 20; 414 716) in iOS 9, in
  /// > published measurements; screens without a home button have no such line. Assumed: iPads, iOS 13 and later, and,
  /// > recalled, that the height of a bar in landscape does not change.
  package var callStripHeight: CGFloat {
    let isTall = isInCall && !hidesStatusBar && screenSizeOverride == nil && !device.screen.hasHomeIndicator
    return isTall && !orientation.isLandscape ? profile.metrics.bars.callStrip : 0
  }

  /// The frame of the window root controller's view, in the rotated interface's coordinates.
  ///
  /// Until iOS 6 the frame begins below the status bar. From iOS 7 on it is the screen below the second line of the
  /// bar. A size given by the user applies to the view itself.
  package var windowRootFrame: CGRect {
    let screen = CGRect(origin: .zero, size: screenSize)
    guard screenSizeOverride == nil else { return screen }
    let top = profile.has(.statusBarOverlapsContent) ? callStripHeight : statusBarHeight
    return screen.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  /// The value of `UIScreen.applicationFrame`: the screen without the status bar. It is in portrait coordinates as long
  /// as windows stay portrait, so a landscape status bar is at the left or at the right.
  package var applicationFrame: CGRect {
    let screen = screenBounds, bar = statusBarFrame
    guard bar.width > 0, bar.height > 0 else { return screen }
    let isAtSide = bar.width < screen.width
    return screen.inset(
      by: UIEdgeInsets(
        top: !isAtSide && bar.minY == 0 ? bar.height : 0, left: isAtSide && bar.minX == 0 ? bar.width : 0,
        bottom: bar.minY > 0 ? bar.height : 0, right: bar.minX > 0 ? bar.width : 0))
  }

  /// The value of `UIApplication.statusBarFrame`: the part of the screen outside `applicationFrame`, in portrait
  /// coordinates as long as windows stay portrait.
  package var statusBarFrame: CGRect {
    let bounds = screenBounds, height = statusBarHeight
    guard !profile.has(.screenBoundsFollowOrientation) else {
      return CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }
    return switch orientation {
    case .unknown, .portrait: CGRect(x: 0, y: 0, width: bounds.width, height: height)
    case .portraitUpsideDown: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .landscapeLeft: CGRect(x: 0, y: 0, width: height, height: bounds.height)
    case .landscapeRight: CGRect(x: bounds.width - height, y: 0, width: height, height: bounds.height)
    }
  }

  /// The insets that the system covers in a full-screen view: the safe area, and the layout guides' lengths of iOS 7 to
  /// 10.
  package var coveredInsets: UIEdgeInsets {
    guard profile.has(.statusBarOverlapsContent) else { return .zero }
    if let safeAreaOverride { return safeAreaOverride }
    var insets = device.safeAreaInsets(orientation: orientation, version: profile.version)
    if hidesStatusBar && !device.screen.hasHomeIndicator { insets.top = 0 }
    return insets
  }

  /// The insets that the system covers in the window itself, which does not begin lower during a call.
  package var windowInsets: UIEdgeInsets {
    guard profile.has(.statusBarOverlapsContent) else { return .zero }
    var insets = coveredInsets
    insets.top += callStripHeight
    return insets
  }

  /// The window's `safeAreaInsets`; zero in releases without a safe area.
  package var safeAreaInsets: UIEdgeInsets { profile.has(.hasSafeArea) ? windowInsets : .zero }
}
