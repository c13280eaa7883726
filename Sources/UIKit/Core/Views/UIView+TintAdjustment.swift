// Tints that lose their colour behind what is presented.
extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the view around.
    case automatic = 0
    case normal, dimmed
  }

  /// The first that says something, from the view upwards.
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

  /// What is presented comes, or has gone.
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

  /// Without dimming; nearest first, the program's last.
  var inheritedTint: UIColor {
    if let color = look.tintColor { return color }
    if let superview { return session.dimsTints ? superview.inheritedTint : superview.tintColor }
    return session.globalTint ?? UIColor(session.palette.tint)
  }
}

extension UIColor {
  /// The grey of the same lightness, a little transparent.
  ///
  /// > Basis: assumed; UIKit's dimmed tint is grey, its exact shade is not published.
  @MainActor func dimmed(in session: Session) -> UIColor {
    let color = resolved(in: session)
    let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return UIColor(RGBAColor(white: light, alpha: color.alpha * 0.8))
  }
}

extension UIPresentationController {
  /// The presenter, and from an old alert all windows behind it.
  private var viewsBehind: [UIView] {
    if let window = stage.host as? UIWindow, window.isOfSystem { return session.windows.filter { $0 !== window } }
    return [presenter?.loadedView].compactMap(\.self)
  }

  /// Popovers have no shade of their own, and dim all the same.
  func dimTintsBehind() {
    let dims = form == .popover || form.isSheet && dimming > 0
    for view in viewsBehind { view.setBehindPresentation(dims) }
  }

  func restoreTintsBehind() { for view in viewsBehind { view.setBehindPresentation(false) } }
}
