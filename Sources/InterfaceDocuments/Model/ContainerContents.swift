import CoreTypes

package struct ScrollViewContent: Sendable, Hashable {
  package var isScrollEnabled = true
  package var isPagingEnabled = false
  package var bounces = true
  package var bouncesZoom = true
  package var alwaysBounceHorizontal = false
  package var alwaysBounceVertical = false
  package var showsHorizontalScrollIndicator = true
  package var showsVerticalScrollIndicator = true
  package var minimumZoomScale = 1.0
  package var maximumZoomScale = 1.0
  package var contentInset = UIEdgeInsets.zero
  package var scrollIndicatorInsets = UIEdgeInsets.zero
  /// `automatic` (nil), `scrollableAxes`, `never`, `always`.
  package var contentInsetAdjustmentBehavior: String?
  package var keyboardDismissMode: String?
  /// `default` (nil), `black`, `white`.
  package var indicatorStyle: String?
  package var isDirectionalLockEnabled = false
  package var delaysContentTouches = true
  package init() {}
}

package struct StackViewContent: Sendable, Hashable {
  package enum Distribution: String, Sendable, Hashable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  package enum Alignment: String, Sendable, Hashable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }
  package var isVertical = false
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  package var spacing = 0.0
  /// Whether the document has `spacingType="standard"`: the system spacing, regardless of `spacing`.
  package var usesStandardSpacing = false
  package var isBaselineRelativeArrangement = false
  package var isLayoutMarginsRelativeArrangement = false
  package init() {}
}

package struct VisualEffectContent: Sendable {
  /// `blurEffect` style: `extraLight`, `light`, `dark`, `regular` …
  package var blurStyle: String?
  /// Whether the blur contains a vibrancy effect.
  package var hasVibrancy = false
  @Boxed package var contentView: InterfaceView? = nil
  package init() {}
}

package struct ToolbarContent: Sendable {
  package var items: [InterfaceBarButtonItem] = []
  package var bar = BarAppearance()
  package init() {}
}

package struct NavigationBarContent: Sendable {
  package var items: [InterfaceNavigationItem] = []
  package var bar = BarAppearance()
  package var prefersLargeTitles = false
  package init() {}
}

package struct TabBarContent: Sendable {
  package var items: [InterfaceTabBarItem] = []
  package var bar = BarAppearance()
  package init() {}
}

package struct BarAppearance: Sendable, Hashable {
  /// `black`, `blackOpaque`, `blackTranslucent`; nil is default.
  package var style: String?
  /// Whether the bar is translucent; nil if not written, which is the generation's default.
  package var isTranslucent: Bool?
  package var barTintColor: InterfaceColor?
  /// `titleTextAttributes` and `largeTitleTextAttributes`; nil if the document has none.
  package var titleAttributes: BarTextAttributes?
  package var largeTitleAttributes: BarTextAttributes?
  package init() {}
}

/// A `textAttributes` element; nil values are the defaults of the bar's generation.
package struct BarTextAttributes: Sendable, Hashable {
  package var font: InterfaceFont?
  package var color: InterfaceColor?
  package var shadowColor: InterfaceColor?
  package var shadowOffset = CGSize.zero
  package init() {}
}
