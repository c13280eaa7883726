// What a view shows apart from its content.
extension UIView {
  /// How content is placed when its size is not the view's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  func setHidden(_ isHidden: Bool) {
    guard look.isHidden != isHidden else { return }
    look.isHidden = isHidden
    superview?.subviewVisibilityDidChange()
    if session.animations.recording != nil { recordVisibility() }
  }

  /// - Parameter alpha: values outside 0…1 count as the nearer end.
  func setAlpha(_ alpha: CGFloat) {
    let old = look.alpha
    look.alpha = min(max(alpha, 0), 1)
    if session.animations.recording != nil { record(.alpha, from: AnimatedValue(old)) }
  }

  func setCornerRadius(_ radius: CGFloat) {
    let old = look.cornerRadius
    look.cornerRadius = radius
    if session.animations.recording != nil { record(.cornerRadius, from: AnimatedValue(old)) }
  }

  /// Comes from nothing and goes to nothing where there is no colour.
  func setBackgroundColor(_ color: UIColor?) {
    let old = look.backgroundColor
    look.backgroundColor = color
    if session.animations.recording != nil {
      record(.backgroundColor, from: AnimatedValue(resolve(old) ?? .clear))
    }
  }

  /// Only in a stack: elsewhere a view that is hidden is gone at once. The stack's layout is part of the change, without
  /// a call of `layoutIfNeeded`.
  ///
  /// > Source: UIStackView reference, "Dynamically Changing the Stack View's Content".
  private func recordVisibility() {
    guard let stack = superview, stack.arranges(self) else { return }
    if isHidden { record(.departure, from: .zero) }
    session.animations.recording?.group.layoutRoots.append(stack)
  }
}
