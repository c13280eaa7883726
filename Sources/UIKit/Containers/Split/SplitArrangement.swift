import SystemProfiles

/// The frames of the columns of a split view controller without a style.
struct SplitArrangement: Equatable {
  var primary: CGRect?
  var divider: CGRect?
  var secondary: CGRect?

  /// - Parameters:
  ///   - divider: the width of the divider.
  init(of size: CGSize, _ mode: UISplitViewController.DisplayMode, primaryWidth: CGFloat, divider width: CGFloat) {
    let whole = CGRect(origin: .zero, size: size)
    let left = CGRect(x: 0, y: 0, width: min(primaryWidth, size.width), height: size.height)
    switch mode {
    case .automatic, .secondaryOnly: secondary = whole
    case .oneOverSecondary, .twoOverSecondary: (primary, secondary) = (left, whole)
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary:
      let line = CGRect(x: left.maxX, y: 0, width: width, height: size.height)
      (primary, divider) = (left, line)
      secondary = CGRect(x: line.maxX, y: 0, width: max(0, size.width - line.maxX), height: size.height)
    }
  }
}

/// The app's preferences for the width of the primary column; nil for the system's choice.
struct SplitWidthPreferences {
  var fraction: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?

  /// - Parameter width: the width of the split view.
  func primaryWidth(in width: CGFloat, _ metrics: SplitMetrics) -> CGFloat {
    guard let fraction = metrics.primaryFraction.map({ self.fraction ?? $0 }) else { return metrics.primaryWidth }
    let maximum = maximum ?? metrics.maximumPrimaryWidth(in: width)
    return max(min(fraction * width, maximum), minimum ?? 0)
  }
}
