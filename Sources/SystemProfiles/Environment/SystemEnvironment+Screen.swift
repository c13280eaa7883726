import CoreTypes

extension SystemEnvironment {
  /// The screen as the interface is turned, in points.
  package var screenSize: CGSize { screenSizeOverride ?? device.screenSize(orientation: orientation) }

  /// `UIScreen.bounds`: portrait whatever the orientation before `.screenBoundsFollowOrientation`.
  package var screenBounds: CGRect {
    let followsOrientation = profile.has(.screenBoundsFollowOrientation) || screenSizeOverride != nil
    let size = followsOrientation ? screenSize : device.pointSize
    return CGRect(origin: .zero, size: size)
  }

  /// The classes of the whole screen; unspecified in both directions before there were size classes.
  package var sizeClasses: SizeClasses {
    if let sizeClassesOverride { return sizeClassesOverride }
    return profile.has(.hasSizeClasses) ? windowClasses : .anyAny
  }

  /// Of the device, or of a narrow window on a pad, as in a split view.
  var windowClasses: SizeClasses {
    var classes = device.sizeClasses(orientation: orientation)
    if isNarrowOnPad { classes.horizontal = .compact }
    return classes
  }

  private var isNarrowOnPad: Bool {
    guard device.idiom == .pad, profile.has(.hasSizeClasses), let screenSizeOverride else { return false }
    return screenSizeOverride.width < Self.regularWidth
  }

  /// Where the horizontal class of a window on a pad becomes regular, in points.
  ///
  /// > Basis: deduced. Of the widths of split views the largest compact one is 639, two thirds of an upright 12.9-inch pad,
  /// > which iOS 11 told a program where Apple's table has it as regular (radar 34621309); the smallest regular one is 678,
  /// > half of that pad in landscape (Apple, Adopting Multitasking Enhancements on iPad).
  private static let regularWidth: CGFloat = 640

  /// 0 while it is hidden.
  package var statusBarHeight: CGFloat {
    hidesStatusBar ? 0 : device.statusBarHeight(orientation: orientation, version: profile.version) + callStripHeight
  }

  /// The second line that the status bar has during a call. Content that otherwise begins behind the bar begins below this
  /// line, and is covered by the first one as before. A size given by the user is the view's own.
  ///
  /// > Basis: captured, upright phones with a home button: (0 20; 320 548) in iOS 7, (0 20; 414 716) in iOS 9, in published
  /// > measurements; screens without a home button have no such line. Assumed: pads, iOS 13 and later, and, recalled, that
  /// > a bar in landscape stays as low as it is.
  package var callStripHeight: CGFloat {
    let isTall = isInCall && !hidesStatusBar && screenSizeOverride == nil && !device.screen.hasHomeIndicator
    return isTall && !orientation.isLandscape ? profile.metrics.bars.callStrip : 0
  }

  /// The frame of the window root controller's view, in the turned interface's coordinates.
  ///
  /// Below the status bar until iOS 6, from 7 on the screen below the second line of the bar. A size given by the user is
  /// the view's own.
  package var windowRootFrame: CGRect {
    let screen = CGRect(origin: .zero, size: screenSize)
    guard screenSizeOverride == nil else { return screen }
    let top = profile.has(.statusBarOverlapsContent) ? callStripHeight : statusBarHeight
    return screen.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  /// `UIScreen.applicationFrame`: the screen without the status bar, in portrait coordinates as long as windows stay
  /// portrait, so that a status bar of landscape is at the left or at the right.
  package var applicationFrame: CGRect {
    let screen = screenBounds, bar = statusBarFrame
    guard bar.width > 0, bar.height > 0 else { return screen }
    let isAtSide = bar.width < screen.width
    return screen.inset(
      by: UIEdgeInsets(
        top: !isAtSide && bar.minY == 0 ? bar.height : 0, left: isAtSide && bar.minX == 0 ? bar.width : 0,
        bottom: bar.minY > 0 ? bar.height : 0, right: bar.minX > 0 ? bar.width : 0))
  }

  /// `UIApplication.statusBarFrame`: what `applicationFrame` leaves of the screen; in portrait coordinates as long as
  /// windows stay portrait.
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

  /// What the system covers of a full-screen view: the safe area, and the layout guides' lengths of iOS 7 to 10.
  package var coveredInsets: UIEdgeInsets {
    guard profile.has(.statusBarOverlapsContent) else { return .zero }
    if let safeAreaOverride { return safeAreaOverride }
    var insets = device.safeAreaInsets(orientation: orientation, version: profile.version)
    if hidesStatusBar && !device.screen.hasHomeIndicator { insets.top = 0 }
    return insets
  }

  /// The same of the window itself, which does not begin lower during a call.
  package var windowInsets: UIEdgeInsets {
    guard profile.has(.statusBarOverlapsContent) else { return .zero }
    var insets = coveredInsets
    insets.top += callStripHeight
    return insets
  }

  /// `safeAreaInsets` of the window; zero in releases that have none.
  package var safeAreaInsets: UIEdgeInsets { profile.has(.hasSafeArea) ? windowInsets : .zero }
}
