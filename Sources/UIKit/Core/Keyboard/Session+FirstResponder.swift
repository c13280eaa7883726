// Who is typed into.
extension Session {
  /// Asks, makes the old one resign, and brings the keyboard up.
  func makeFirst(_ responder: UIResponder) -> Bool {
    if responder.isFirstResponder { return true }
    guard perform({ responder.canBecomeFirstResponder }) else { return false }
    guard responder.hasWindow else {
      typing.candidate = responder as? UIView
      return false
    }
    guard oldFirstResponderGoes() else { return false }
    typing.firstResponder = responder
    listen(to: responder)
    perform { responder.didBecomeFirst() }
    screenKeyboard.follow()
    focusSystem?.follow(responder)
    return responder.isFirstResponder
  }

  /// The keyboard stays up for the next one.
  private func oldFirstResponderGoes() -> Bool {
    typing.candidate = nil
    guard let old = typing.firstResponder else { return true }
    let wasChanging = typing.isChangingHands
    typing.isChangingHands = true
    defer { typing.isChangingHands = wasChanging }
    return perform { old.resignFirstResponder() }
  }

  func resignFirst(_ responder: UIResponder) -> Bool {
    if typing.candidate === responder { typing.candidate = nil }
    guard responder.isFirstResponder else { return true }
    guard perform({ responder.canResignFirstResponder }) else { return false }
    dropFirst(responder)
    return true
  }

  private func dropFirst(_ responder: UIResponder) {
    typing.firstResponder = nil
    stopListening(to: responder)
    perform { responder.didResignFirst() }
    if !typing.isChangingHands { screenKeyboard.follow() }
  }

  /// - Parameter force: it goes even when it, or its delegate, refuses.
  func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let first = typing.firstResponder, first.isInside(view) else { return true }
    if perform({ first.resignFirstResponder() }) { return true }
    if force { dropFirst(first) }
    return force
  }

  /// A view without a window cannot be typed into.
  func firstResponderLeaves(with view: UIView) { _ = endEditing(in: view, force: true) }

  /// A view that wanted to be first responder may have got a window.
  func retryFirstResponder() {
    guard let candidate = typing.candidate, candidate.window != nil else { return }
    typing.candidate = nil
    perform { _ = candidate.becomeFirstResponder() }
  }
}

extension UIResponder {
  /// Views and controllers need one to be typed into.
  fileprivate var hasWindow: Bool {
    switch self {
    case let view as UIView: view.window != nil
    case let controller as UIViewController: controller.viewIfLoaded?.window != nil
    default: true
    }
  }

  fileprivate func isInside(_ view: UIView) -> Bool {
    let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) ?? false
  }
}
