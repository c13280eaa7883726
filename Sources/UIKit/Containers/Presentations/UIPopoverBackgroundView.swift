import SystemProfiles

/// How much room the parts of a popover's background take.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// How wide the arrow is where it leaves the panel.
  static func arrowBase() -> CGFloat
  /// From there to its tip.
  static func arrowHeight() -> CGFloat
  /// From the panel's edges to the content; the arrow is outside of the panel.
  static func contentViewInsets() -> UIEdgeInsets
}

/// What stands behind the content of a popover: a program's subclass draws the panel and the arrow. The view is as large
/// as both together.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// From the middle of the view to that of the arrow, along the side that the arrow is on.
  open var arrowOffset: CGFloat {
    get { mustOverride() }
    set { mustOverride() }
  }

  /// On which side the arrow is.
  open var arrowDirection: UIPopoverArrowDirection {
    get { mustOverride() }
    set { mustOverride() }
  }

  /// False for content without round corners.
  open class var wantsDefaultContentAppearance: Bool { true }

  open class func arrowBase() -> CGFloat { mustOverride() }
  open class func arrowHeight() -> CGFloat { mustOverride() }
  open class func contentViewInsets() -> UIEdgeInsets { mustOverride() }

  private func mustOverride(_ name: String = #function) -> Never { Self.mustOverride(name) }

  /// > Basis: documented that it raises; the words are assumed.
  private static func mustOverride(_ name: String = #function) -> Never {
    Exception.internalInconsistency.raise("\(self) must override \(name) of UIPopoverBackgroundView")
  }
}

extension UIPopoverPresentationController {
  var backgroundClass: UIPopoverBackgroundView.Type? { popoverBackgroundViewClass as? UIPopoverBackgroundView.Type }

  /// With the arrow of the program's background, where it has one.
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
  /// From the middle of the frame to that of the arrow.
  func arrowOffset(in frame: CGRect) -> CGFloat {
    switch direction {
    case .up, .down: arrow.midX - frame.midX
    case .left, .right: arrow.midY - frame.midY
    default: 0
    }
  }
}
