// Margins and the safe area, as resolved by the trait pass.
extension UIView {
  func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&layout.margins)
    if layout.margins.preservesSuperview { superview?.layout.marginsReachSubviews = true }
    markNeedsTraitUpdate()
    updateMargins()
  }

  /// Resolves the margins, and notifies the view and its controller if they changed.
  /// - Returns: Whether they changed.
  @discardableResult func updateMargins() -> Bool {
    let new = resolvedMargins
    guard new != layout.margins.resolved else { return false }
    layout.margins.resolved = new
    insetsDidChange()
    session.perform {
      layoutMarginsDidChange()
      if session.behaves(.rootViewMarginsAreSettable) { hierarchy.controller?.viewLayoutMarginsDidChange() }
    }
    return true
  }

  /// The margins for guides and constraints. A subclass can override either property; the directional one reads the
  /// other.
  var marginsOfGuides: UIEdgeInsets { UIEdgeInsets(directionalLayoutMargins, isRightToLeft: isRightToLeft) }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide()
    guide.kind = kind
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  /// The margins, widened if the view is too wide to read comfortably.
  var readableInsets: UIEdgeInsets { readable(marginsOfGuides) }

  func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let category = environmentOfTraits.contentSizeCategory
    guard let width = session.metrics.margins.readableWidth(for: category) else { return margins }
    var margins = margins
    let surplus = max(0, bounds.width - margins.left - margins.right - width)
    margins.left += surplus / 2
    margins.right += surplus / 2
    return margins
  }
}
