extension NSLayoutAnchor {
  /// Returns the constant for a number of system spacings of 8 points. Negative numbers count as 0.
  ///
  /// > Source: constraints measured on iOS 11 and later.
  func systemSpacing(_ multiplier: CGFloat) -> CGFloat {
    max(0, multiplier) * (session?.metrics.margins.siblingSpacing ?? 8)
  }

  private var session: Session? { (item as? any LayoutItem)?.owningItemView?.session }
}

extension NSLayoutYAxisAnchor {
  /// Returns the constant for a number of system spacings below another anchor. At a baseline, a spacing leaves room
  /// for the fonts that the views have when the constraint is created.
  ///
  /// - Parameter upper: the anchor above.
  func systemSpacing(below upper: NSLayoutYAxisAnchor, _ multiplier: CGFloat) -> CGFloat {
    guard attribute.isBaseline || upper.attribute.isBaseline, let lower = item as? UIView,
      let above = upper.item as? UIView, let lowerFont = lower.baselineFont, let upperFont = above.baselineFont
    else { return systemSpacing(multiplier) }
    return max(0, multiplier) * lower.session.systemSpacing(from: upperFont, to: lowerFont)
  }
}

extension Session {
  /// Returns the spacing between the last baseline of a text and the first baseline of the text below.
  func systemSpacing(from upper: UIFont, to lower: UIFont) -> CGFloat {
    SpacedLine(resolve(lower)).spacing(below: SpacedLine(resolve(upper)), on: pixelGrid)
  }
}
