import CoreTypes

extension SystemEnvironment {
  package var barTraits: BarTraits {
    BarTraits(
      idiom: device.idiom, sizeClasses: sizeClassesOverride ?? windowClasses,
      hasHomeIndicator: device.screen.hasHomeIndicator)
  }

  package var navigationBarHeight: CGFloat { profile.metrics.bars.navigationBarHeight(barTraits) }
  package var toolbarHeight: CGFloat { toolbarHeight(reachesHomeIndicator: true) }

  /// - Parameter reachesHomeIndicator: Whether the bar's view ends at the end of the screen.
  package func toolbarHeight(reachesHomeIndicator: Bool) -> CGFloat {
    var traits = barTraits
    traits.hasHomeIndicator = traits.hasHomeIndicator && reachesHomeIndicator
    return profile.metrics.bars.toolbarHeight(traits)
  }
  package var tabBarHeight: CGFloat { profile.metrics.bars.tabBarHeight(barTraits) }

  /// The left and right minimum margin of the window root controller's view; 0 in releases without margins.
  package var rootMargin: CGFloat { rootMargin(viewWidth: windowRootFrame.width) }

  /// Returns the left and right minimum margin of a controller's root view of the given width, in points.
  package func rootMargin(viewWidth: CGFloat) -> CGFloat {
    guard profile.has(.layoutMarginsExist) else { return 0 }
    let screenWidth = min(device.pointSize.width, device.pointSize.height)
    return profile.metrics.margins.rootMargin(
      horizontal: sizeClasses.horizontal,
      decidingWidth: profile.has(.rootMarginsFollowViewWidth) ? viewWidth : screenWidth)
  }

  /// The grid to which text and control sizes are rounded up.
  package var measuringGrid: PixelGrid { PixelGrid(scale: measuresInWholePoints ? 1 : scale) }

  /// The grid to which the height of a single line is rounded up.
  package var lineGrid: PixelGrid { measuresLinesInWholePoints ? PixelGrid(scale: 1) : measuringGrid }

  package var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
}
