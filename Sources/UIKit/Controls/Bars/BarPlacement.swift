import SystemProfiles
import Typesetting

// The frames of bars in containers.
extension UIView {
  /// The area for the bar's items, between the safe areas at the sides. The background extends to the sides of the
  /// screen.
  var clearOfSides: CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
  }

  /// Sets the frame if it differs from the current one.
  fileprivate func sit(at frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }

  /// Places the bar at the bottom, above other bars. The lowest bar grows by the bottom safe area of the system, with
  /// its items in the upper part.
  ///
  /// > Basis: captured: tab bar (0 519; 320 49) on iOS 7; derived: 83 high above a home indicator.
  func placeAtBottom(of size: CGSize, in outer: Surroundings, height: CGFloat) {
    let grown = outer.bottom.height == 0 ? height + outer.system.bottom : height
    let y = size.height - outer.covered.bottom - height
    sit(at: CGRect(x: 0, y: y, width: size.width, height: grown))
  }
}

extension UINavigationBar {
  /// Whether the topmost item shows a large title. Items with the automatic display mode follow those before them.
  fileprivate var prefersLargeTitleOnTop: Bool {
    let decided = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return prefersLargeTitles && decided != .never
  }

  /// Places the bar below the status bar. From iOS 7 on, its background extends under the status bar.
  func placeAtTop(of size: CGSize, in outer: Surroundings, height: CGFloat) {
    let overlap = outer.navigationBarOverlap(session.metrics.bars)
    sit(at: CGRect(x: 0, y: outer.covered.top - overlap, width: size.width, height: height))
    bar.overhang = session.behaves(.contentExtendsUnderBars) ? outer.system.top - overlap : 0
  }
}

extension SystemEnvironment {
  /// The height of the bar with a prompt, or with its large title expanded. Bars of compact height show no large title.
  @MainActor func navigationBarHeight(of bar: UINavigationBar, isInCard: Bool = false) -> CGFloat {
    let strip = searchStripHeight(of: bar)
    if let search = bar.topItem?.search, search.isActive, search.hidesNavigationBarDuringPresentation {
      return strip
    }
    let isLarge = bar.prefersLargeTitleOnTop && bar.topItem?.prompt == nil && sizeClasses.vertical != .compact
    return strip + (isLarge ? bar.largeSubtitleHeight : 0)
      + navigationBarHeight(
        hasPrompt: bar.topItem?.prompt != nil, prefersLargeTitle: bar.prefersLargeTitleOnTop, isInCard: isInCard)
  }

  /// The height that the search bar of the topmost item adds. While the search bar is shown alone, it is its own
  /// height.
  @MainActor func searchStripHeight(of bar: UINavigationBar) -> CGFloat {
    guard let item = bar.topItem, item.showsSearchBar(in: bar.session), let search = item.search else {
      return 0
    }
    let metrics = profile.metrics, scopes = search.searchBar.naturalHeight - metrics.searchBar.height
    let isAlone = search.isActive && search.hidesNavigationBarDuringPresentation
    return max(0, scopes) + (isAlone ? metrics.searchBar.height : metrics.bars.searchStrip)
  }
}
