import SystemProfiles

// The views beside the text of a field.
extension UITextField {
  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }

  var showsClearButton: Bool { hasText && isShown(clearButtonMode) && shownRightView == nil }

  /// The side length of the clear button and its distance from the field's edge.
  ///
  /// > Basis: assumed: recalled.
  private var clearButton: (side: CGFloat, margin: CGFloat) {
    (session.metrics.textField.clearButtonSize.width, session.metrics.textField.clearButtonMargin)
  }

  /// Whether the side views are mirrored. `leftView` is at the leading edge in releases that mirror interfaces.
  ///
  /// > Basis: documented.
  private var isTurned: Bool { session.behaves(.sideViewsFollowDirection) && isRightToLeft }

  /// Returns the area of the text. Side views keep their height, are centered vertically and begin at the edge; the text
  /// keeps the border's inset from them.
  ///
  /// > Basis: assumed: recalled for fields without a border.
  func textArea(in bounds: CGRect) -> CGRect {
    var area = bounds.inset(by: border.textInsets)
    let before = shownLeftView?.bounds.width ?? 0
    area.origin.x += isTurned ? widthAfter : before
    area.size.width = max(0, area.width - before - widthAfter)
    return area
  }

  /// The width of the views after the text.
  private var widthAfter: CGFloat {
    if let shownRightView { return shownRightView.bounds.width }
    return showsClearButton ? clearButton.side + clearButton.margin : 0
  }

  /// The width of the insets and side views.
  var widthBesideText: CGFloat {
    border.textInsets.left + border.textInsets.right + (shownLeftView?.bounds.width ?? 0) + widthAfter
  }

  func sideViewArea(_ view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let y = bounds.minY + session.pixelGrid.floor((bounds.height - size.height) / 2)
    return CGRect(origin: CGPoint(x: atLeft != isTurned ? bounds.minX : bounds.maxX - size.width, y: y), size: size)
  }

  func clearButtonArea(in bounds: CGRect) -> CGRect {
    let side = clearButton.side
    return CGRect(
      x: isTurned ? bounds.minX + clearButton.margin : bounds.maxX - clearButton.margin - side,
      y: bounds.minY + session.pixelGrid.floor((bounds.height - side) / 2),
      width: side, height: side)
  }

  func replaceSideView(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    sideViewsDidChange()
  }

  func sideViewsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func placeSideViews() {
    place(leftView, isShown: shownLeftView != nil, leftViewRect(forBounds: bounds))
    place(rightView, isShown: shownRightView != nil, rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }
}
