extension TouchTarget {
  /// True for a view that a touch at the target may reach: part of it, and not a control with a meaning of its own.
  func isReached(by reached: UIView) -> Bool {
    guard reached.isDescendant(of: view) else { return false }
    return reached === view
      || !([reached] + reached.ancestors.prefix { $0 !== view }).contains { $0 is UIControl || $0 is UITextView }
  }
}

extension UIView {
  /// A label may be much wider than its text.
  var middleOfText: CGPoint {
    guard let label = self as? UILabel else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    let half = min(label.intrinsicContentSize.width, bounds.width) / 2
    let x =
      switch label.textAlignment {
      case .left: bounds.minX + half
      case .right: bounds.maxX - half
      case .center: bounds.midX
      default: isRightToLeft ? bounds.maxX - half : bounds.minX + half
      }
    return CGPoint(x: x, y: bounds.midY)
  }

  /// The views whose texts make up what this one says; those of controls inside are their own.
  var speakingViews: [UIView] {
    guard !isHidden, !(self is UIControl), !(self is UITextView) else { return [] }
    return (reportedText?.isEmpty == false ? [self] : []) + subviews.flatMap(\.speakingViews)
  }
}
