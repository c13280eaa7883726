import CoreTypes

extension SystemEnvironment {
  package var barTraits: BarTraits {
    BarTraits(
      idiom: device.idiom, sizeClasses: sizeClassesOverride ?? device.sizeClasses(orientation: orientation),
      hasHomeIndicator: device.screen.hasHomeIndicator)
  }

  package var navigationBarHeight: CGFloat { profile.metrics.bars.navigationBarHeight(barTraits) }
  package var toolbarHeight: CGFloat { profile.metrics.bars.toolbarHeight(barTraits) }
  package var tabBarHeight: CGFloat { profile.metrics.bars.tabBarHeight(barTraits) }

  /// Left and right minimum margin of a controller's root view; 0 before there were margins.
  package var rootMargin: CGFloat {
    guard profile.has(.layoutMarginsExist) else { return 0 }
    return profile.metrics.margins.rootMargin(
      horizontal: sizeClasses.horizontal, portraitWidth: min(device.pointSize.width, device.pointSize.height))
  }

  /// The grid that text and control sizes are rounded up to.
  package var measuringGrid: PixelGrid { PixelGrid(scale: measuresInWholePoints ? 1 : scale) }

  package var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
}
