// Tint dimming behind presentations.
extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    case normal, dimmed
  }

  /// The first mode other than `automatic`, from the view upward.
  var adjustment: TintAdjustmentMode {
    guard session.dimsTints else { return .normal }
    return ([self] + ancestors).lazy.map(\.ownAdjustment).first { $0 != .automatic } ?? .normal
  }

  private var ownAdjustment: TintAdjustmentMode {
    if look.tintAdjustment != .automatic { return look.tintAdjustment }
    return look.isBehindPresentation ? .dimmed : .automatic
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    changeAdjustment { look.tintAdjustment = mode }
  }

  /// Called when a presentation begins or has ended.
  ///
  /// > Source: "iOS 7 UI Transition Guide", "Tint Color": an alert or an action sheet dims the tint of what is behind it.
  /// > Basis: assumed for popovers and sheets, recalled.
  func setBehindPresentation(_ isBehind: Bool) {
    guard isBehind != look.isBehindPresentation, session.behaves(.tintColorIsInherited) else { return }
    changeAdjustment { look.isBehindPresentation = isBehind }
  }

  private func changeAdjustment(_ change: () -> Void) {
    let old = adjustment
    session.dimsTints = true
    change()
    if adjustment != old { tellOfAdjustment() }
  }

  private func tellOfAdjustment() {
    session.perform { session.withCurrentTraits(layout.traits) { tintColorDidChange() } }
    for view in hierarchy.subviews where view.ownAdjustment == .automatic { view.tellOfAdjustment() }
  }

  /// The tint without dimming: the nearest view's, or else the program's.
  var inheritedTint: UIColor {
    if let color = look.tintColor { return color }
    if let superview { return session.dimsTints ? superview.inheritedTint : superview.tintColor }
    return session.globalTint ?? UIColor(session.palette.tint)
  }
}

extension UIColor {
  /// Returns the gray of the same brightness, slightly transparent.
  ///
  /// > Basis: assumed; UIKit's dimmed tint is gray, its exact shade is not published.
  @MainActor func dimmed(in session: Session) -> UIColor {
    let color = resolved(in: session)
    let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return UIColor(RGBAColor(white: light, alpha: color.alpha * 0.8))
  }
}

extension UIPresentationController {
  /// The views to dim: the presenter, or all windows behind an old alert.
  private var viewsBehind: [UIView] {
    if let window = stage.host as? UIWindow, window.isOfSystem { return session.windows.filter { $0 !== window } }
    return [presenter?.loadedView].compactMap(\.self)
  }

  /// Dims tints behind the presentation. Popovers have no shade of their own, but still dim tints.
  func dimTintsBehind() {
    let dims = form == .popover || form.isSheet && dimming > 0
    for view in viewsBehind { view.setBehindPresentation(dims) }
  }

  func restoreTintsBehind() { for view in viewsBehind { view.setBehindPresentation(false) } }
}
