/// The edges that a format's gaps connect.
struct VisualFormatEdges {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  /// Whether each view is to the left of the previous one.
  let runLeftwards: Bool
  /// Whether gaps between views run from baseline to baseline.
  let areBaselines: Bool

  init(axis: VisualFormat.Axis, options: NSLayoutConstraint.FormatOptions, hasBaselineSpacing: Bool) {
    let isAcross = axis == .horizontal
    runLeftwards = isAcross && options.contains(.directionRightToLeft)
    areBaselines = !isAcross && hasBaselineSpacing && options.contains(.spacingBaselineToBaseline)
    if !isAcross {
      (start, end) = (.top, .bottom)
    } else if options.contains(.directionRightToLeft) {
      (start, end) = (.right, .left)
    } else if options.contains(.directionLeftToRight) {
      (start, end) = (.left, .right)
    } else {
      (start, end) = (.leading, .trailing)
    }
  }

  /// Returns the attribute at which a gap above the item ends. Guides have no baselines.
  @MainActor func start(of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
    areBaselines && item is UIView ? .firstBaseline : start
  }

  /// Returns the attribute at which a gap below the item begins.
  @MainActor func end(of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
    areBaselines && item is UIView ? .lastBaseline : end
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin attribute of an edge.
  var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
