import CoreTypes

/// The heights of navigation bars, toolbars and tab bars, excluding the area of the home indicator or status bar.
package struct BarMetrics: Sendable, Hashable {
  package var navigationBar: CGFloat
  /// The height on a phone whose width and height are both compact, which is in landscape except on the largest models.
  package var shortNavigationBar: CGFloat
  package var padNavigationBar: CGFloat
  package var promptedNavigationBar: CGFloat
  /// The height added below the navigation bar while a large title is expanded.
  package var largeTitle: CGFloat
  /// The height added below the large title for a search bar.
  package var searchStrip: CGFloat
  /// The height in a card (page sheet).
  package var cardNavigationBar: CGFloat
  /// Whether navigation bars begin slightly above the safe area's edge on phones with a Dynamic Island.
  package var reachesIntoIslandArea = false
  package var toolbar: CGFloat
  package var shortToolbar: CGFloat
  package var padToolbar: CGFloat
  /// The height on a phone with a home indicator in portrait, without the indicator's own height.
  package var homeIndicatorToolbar: CGFloat
  /// The height of the toolbar of a simulated container in Interface Builder, where it differs from a toolbar's own.
  package var simulatedToolbar: CGFloat?
  package var tabBar: CGFloat
  package var shortTabBar: CGFloat
  package var padTabBar: CGFloat
  /// The height of the status bar's second line during a call, and the duration of its animation in seconds.
  package var callStrip: CGFloat
  package var callStripDuration: Double
  package var items: BarItemMetrics

  /// - Parameters:
  ///   - traits: The traits of the screen or window that contains the bar.
  package func navigationBarHeight(_ traits: BarTraits) -> CGFloat {
    if traits.isInCard { return cardNavigationBar }
    return traits.choose(tall: navigationBar, short: shortNavigationBar, pad: padNavigationBar)
  }

  /// Returns the distance by which a navigation bar begins above the end of the top safe area, in points.
  ///
  /// > Basis: captured: 53.667 below the top of the screen where the safe area begins at 59 (iOS 16, 17), 56.333 where
  /// > it begins at 62 (iOS 18); 0 on phones with a notch, on iPads and in iOS 26.
  ///
  /// - Parameter top: The inset that the system covers at the top.
  package func navigationBarOverlap(below top: CGFloat) -> CGFloat {
    guard reachesIntoIslandArea else { return 0 }
    return top == 59 ? 16.0 / 3 : top == 62 ? 17.0 / 3 : 0
  }

  package func toolbarHeight(_ traits: BarTraits) -> CGFloat {
    let tall = traits.hasHomeIndicator ? homeIndicatorToolbar : toolbar
    return traits.choose(tall: tall, short: shortToolbar, pad: padToolbar)
  }

  package func tabBarHeight(_ traits: BarTraits) -> CGFloat {
    traits.choose(tall: tabBar, short: shortTabBar, pad: padTabBar)
  }
}

/// The traits that determine the height of a bar.
package struct BarTraits: Sendable, Hashable {
  package var idiom: UIUserInterfaceIdiom
  package var sizeClasses: SizeClasses
  package var hasHomeIndicator: Bool
  package var isInCard: Bool

  package init(
    idiom: UIUserInterfaceIdiom, sizeClasses: SizeClasses, hasHomeIndicator: Bool = false, isInCard: Bool = false
  ) {
    (self.idiom, self.sizeClasses) = (idiom, sizeClasses)
    (self.hasHomeIndicator, self.isInCard) = (hasHomeIndicator, isInCard)
  }

  func choose(tall: CGFloat, short: CGFloat, pad: CGFloat) -> CGFloat {
    if idiom == .pad { return pad }
    let isShort = sizeClasses.vertical == .compact && sizeClasses.horizontal == .compact
    return isShort ? short : tall
  }
}

/// The fonts and positions of titles and items inside a bar.
package struct BarItemMetrics: Sendable, Hashable {
  package var titleFont: ControlFont
  /// The title font in bars that are lower than usual, and the height of buttons there.
  package var shortTitleFont: ControlFont
  package var shortButtonHeight: CGFloat
  package var largeTitleFont: ControlFont
  package var buttonFont: ControlFont
  package var tabTitleFont: ControlFont
  /// The distance from the bar's edge to its outermost item: on small phones, and on large phones and iPads.
  package var margin: CGFloat
  package var wideMargin: CGFloat
  package var spacing: CGFloat
  package var buttonHeight: CGFloat
  /// The padding inside a bordered button, left and right of its title.
  package var buttonPadding: CGFloat
  package var toolbarMargin: CGFloat
  package var backIndicatorSize: CGSize
  /// The distance from the left edge of the back indicator to that of the back title.
  package var backTitleOffset: CGFloat
}
