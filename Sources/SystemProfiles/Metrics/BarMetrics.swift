import CoreTypes

/// Heights of navigation bars, toolbars and tab bars without what they cover of the home indicator or status bar.
package struct BarMetrics: Sendable, Hashable {
  package var navigationBar: CGFloat
  /// On a phone whose width and height are both compact, that is in landscape except on the largest models.
  package var shortNavigationBar: CGFloat
  package var padNavigationBar: CGFloat
  package var promptedNavigationBar: CGFloat
  /// Added below the navigation bar while a large title is expanded.
  package var largeTitle: CGFloat
  /// Added below that for a search bar.
  package var searchStrip: CGFloat
  /// In a card (page sheet).
  package var cardNavigationBar: CGFloat
  /// Navigation bars begin a little above the safe area's edge on phones with a Dynamic Island.
  package var reachesIntoIslandArea = false
  package var toolbar: CGFloat
  package var shortToolbar: CGFloat
  package var padToolbar: CGFloat
  /// On a phone with a home indicator, portrait; without the indicator's own height.
  package var homeIndicatorToolbar: CGFloat
  /// Of the toolbar of a container that Interface Builder simulates, where it is another than a toolbar's own.
  package var simulatedToolbar: CGFloat?
  package var tabBar: CGFloat
  package var shortTabBar: CGFloat
  package var padTabBar: CGFloat
  /// The second line of the status bar during a call, and the seconds it takes to come.
  package var callStrip: CGFloat
  package var callStripDuration: Double
  package var items: BarItemMetrics

  /// - Parameters:
  ///   - traits: of the screen or window the bar is in.
  package func navigationBarHeight(_ traits: BarTraits) -> CGFloat {
    if traits.isInCard { return cardNavigationBar }
    return traits.choose(tall: navigationBar, short: shortNavigationBar, pad: padNavigationBar)
  }

  /// How far a navigation bar begins above the end of the safe area that the system covers, in points.
  ///
  /// > Basis: captured: 53.667 below the top of the screen where the safe area begins at 59 (iOS 16, 17), 56.333 where it
  /// > begins at 62 (iOS 18); 0 on phones with a notch, on pads and in iOS 26.
  ///
  /// - Parameter top: what the system covers at the top.
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

/// What decides how high a bar is.
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

/// Where titles and items go inside a bar.
package struct BarItemMetrics: Sendable, Hashable {
  package var titleFont: ControlFont
  /// In bars that are lower than the usual, and the height of buttons there.
  package var shortTitleFont: ControlFont
  package var shortButtonHeight: CGFloat
  package var largeTitleFont: ControlFont
  package var buttonFont: ControlFont
  package var tabTitleFont: ControlFont
  /// From the bar's edge to its outermost item, on small and on large phones and pads.
  package var margin: CGFloat
  package var wideMargin: CGFloat
  package var spacing: CGFloat
  package var buttonHeight: CGFloat
  /// Inside a bordered button, left and right of its title.
  package var buttonPadding: CGFloat
  package var toolbarMargin: CGFloat
  package var backIndicatorSize: CGSize
  /// From the back indicator's left edge to the back title's.
  package var backTitleOffset: CGFloat
}
