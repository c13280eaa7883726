import CoreTypes

extension SystemEnvironment {
  package var barTraits: BarTraits {
    BarTraits(
      idiom: device.idiom, sizeClasses: sizeClassesOverride ?? windowClasses,
      hasHomeIndicator: device.screen.hasHomeIndicator)
  }

  package var navigationBarHeight: CGFloat { profile.metrics.bars.navigationBarHeight(barTraits) }
  package var toolbarHeight: CGFloat { toolbarHeight(reachesHomeIndicator: true) }

  /// - Parameter reachesHomeIndicator: the bar's view ends where the screen does.
  package func toolbarHeight(reachesHomeIndicator: Bool) -> CGFloat {
    var traits = barTraits
    traits.hasHomeIndicator = traits.hasHomeIndicator && reachesHomeIndicator
    return profile.metrics.bars.toolbarHeight(traits)
  }
  package var tabBarHeight: CGFloat { profile.metrics.bars.tabBarHeight(barTraits) }

  /// Left and right minimum margin of the window root controller's view; 0 before there were margins.
  package var rootMargin: CGFloat { rootMargin(viewWidth: windowRootFrame.width) }

  /// Left and right minimum margin of a controller's root view of that width, in points.
  package func rootMargin(viewWidth: CGFloat) -> CGFloat {
    guard profile.has(.layoutMarginsExist) else { return 0 }
    let screenWidth = min(device.pointSize.width, device.pointSize.height)
    return profile.metrics.margins.rootMargin(
      horizontal: sizeClasses.horizontal,
      decidingWidth: profile.has(.rootMarginsFollowViewWidth) ? viewWidth : screenWidth)
  }

  /// The grid that text and control sizes are rounded up to.
  package var measuringGrid: PixelGrid { PixelGrid(scale: measuresInWholePoints ? 1 : scale) }

  /// The grid that the height of one line is rounded up to.
  package var lineGrid: PixelGrid { measuresLinesInWholePoints ? PixelGrid(scale: 1) : measuringGrid }

  package var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
}
