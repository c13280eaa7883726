import SystemProfiles

/// The dimensions of a popover background's parts.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow's base.
  static func arrowBase() -> CGFloat
  /// Returns the distance from the arrow's base to its tip.
  static func arrowHeight() -> CGFloat
  /// Returns the insets of the content from the panel's edges. The arrow is outside the panel.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover. A subclass in the app draws the panel and the arrow; the view covers both.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance from the middle of the view to the middle of the arrow, along the side with the arrow.
  open var arrowOffset: CGFloat {
    get { mustOverride() }
    set { mustOverride() }
  }

  /// The side that has the arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    get { mustOverride() }
    set { mustOverride() }
  }

  /// False for content without rounded corners.
  open class var wantsDefaultContentAppearance: Bool { true }

  open class func arrowBase() -> CGFloat { mustOverride() }
  open class func arrowHeight() -> CGFloat { mustOverride() }
  open class func contentViewInsets() -> UIEdgeInsets { mustOverride() }

  private func mustOverride(_ name: String = #function) -> Never { Self.mustOverride(name) }

  /// > Basis: documented that it raises; the message is assumed.
  private static func mustOverride(_ name: String = #function) -> Never {
    Exception.internalInconsistency.raise("\(self) must override \(name) of UIPopoverBackgroundView")
  }
}

extension UIPopoverPresentationController {
  var backgroundClass: UIPopoverBackgroundView.Type? { popoverBackgroundViewClass as? UIPopoverBackgroundView.Type }

  /// The metrics, with the arrow of the app's background class if there is one.
  var frameMetrics: PopoverMetrics {
    var metrics = session.metrics.popover
    if let backgroundClass {
      (metrics.arrowBase, metrics.arrowHeight) = (backgroundClass.arrowBase(), backgroundClass.arrowHeight())
    }
    return metrics
  }

  func placeBackground(_ type: UIPopoverBackgroundView.Type, at placement: PopoverPlacement, in container: UIView) {
    session.perform {
      let view = container.subviews.lazy.compactMap { $0 as? UIPopoverBackgroundView }.first
      let frame = placement.direction.isEmpty ? placement.body : placement.body.union(placement.arrow)
      let shown = view ?? type.make(with: frame)
      if shown.frame != frame { shown.frame = frame }
      shown.arrowDirection = placement.direction
      shown.arrowOffset = placement.arrowOffset(in: frame)
      if shown.superview == nil { container.insertSubview(shown, at: 1) }
    }
  }
}

extension PopoverPlacement {
  /// Returns the distance from the middle of the frame to the middle of the arrow.
  func arrowOffset(in frame: CGRect) -> CGFloat {
    switch direction {
    case .up, .down: arrow.midX - frame.midX
    case .left, .right: arrow.midY - frame.midY
    default: 0
    }
  }
}
