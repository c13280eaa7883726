// The appearance of a view apart from its content.
extension UIView {
  /// The placement of content whose size differs from the view's.
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

  /// - Parameter alpha: The opacity, clamped to 0 to 1.
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

  /// Sets the background color. An animation from or to nil fades from or to transparent.
  func setBackgroundColor(_ color: UIColor?) {
    let old = look.backgroundColor
    look.backgroundColor = color
    if session.animations.recording != nil {
      record(.backgroundColor, from: AnimatedValue(resolve(old) ?? .clear))
    }
  }

  /// Records a change of visibility for an animation, which only stack views support. Elsewhere a view is hidden
  /// immediately. The animation includes the stack's layout, without a call of `layoutIfNeeded`.
  ///
  /// > Source: UIStackView reference, "Dynamically Changing the Stack View's Content".
  private func recordVisibility() {
    guard let stack = superview, stack.arranges(self) else { return }
    if isHidden { record(.departure, from: .zero) }
    session.animations.recording?.group.layoutRoots.append(stack)
  }
}
