extension TouchTarget {
  /// Whether a touch at the target can reach a view: one that is part of the target, but not a control of its own.
  func isReached(by reached: UIView) -> Bool {
    guard reached.isDescendant(of: view) else { return false }
    return reached === view
      || !([reached] + reached.ancestors.prefix { $0 !== view }).contains { $0 is UIControl || $0 is UITextView }
  }
}

extension UIView {
  /// The middle of the text. A label can be much wider than its text.
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

  /// The views whose strings make up the text of this view. Controls inside have their own text.
  var speakingViews: [UIView] {
    guard !isHidden, !(self is UIControl), !(self is UITextView) else { return [] }
    return (reportedText?.isEmpty == false ? [self] : []) + subviews.flatMap(\.speakingViews)
  }
}
