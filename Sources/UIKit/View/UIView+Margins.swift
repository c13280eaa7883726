// Margins and safe area, as the trait pass resolved them.
extension UIView {
  /// Apple's default is 8 on every edge; a controller's root view has the system's own. What is answered can be more than
  /// what was set: the system's minimum, the superview's margins and the safe area come in.
  public var layoutMargins: UIEdgeInsets {
    get { layout.margins.resolved }
    set { changeMargins { $0.custom = .edges(newValue) } }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { changeMargins { $0.custom = .directional(newValue) } }
  }

  /// Near the superview's edges, the margins are at least what its margins leave.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layout.margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&layout.margins)
    if layout.margins.preservesSuperview { superview?.layout.marginsReachSubviews = true }
    wishForTraits()
    updateMargins()
  }

  /// Resolves the margins, and tells the view and its controller when they are others than before.
  /// - Returns: true when they are.
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

  public var safeAreaInsets: UIEdgeInsets { layout.safeAreaInsets }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }

  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide()
    guide.kind = kind
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  /// The margins, wider where the view is too wide to read.
  var readableInsets: UIEdgeInsets { readable(layoutMargins) }

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
