// The first responder.
extension Session {
  /// Makes a responder first responder if it agrees and the old one resigns, and shows the keyboard.
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

  /// Makes the old first responder resign. The keyboard stays on screen for the next one.
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

  /// - Parameter force: whether the first responder resigns even if it or its delegate refuses.
  func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let first = typing.firstResponder, first.isInside(view) else { return true }
    if perform({ first.resignFirstResponder() }) { return true }
    if force { dropFirst(first) }
    return force
  }

  /// Ends editing in a view that leaves its window, because only views in a window can be first responder.
  func firstResponderLeaves(with view: UIView) { _ = endEditing(in: view, force: true) }

  /// Makes a view first responder that asked for it before it was in a window.
  func retryFirstResponder() {
    guard let candidate = typing.candidate, candidate.window != nil else { return }
    typing.candidate = nil
    perform { _ = candidate.becomeFirstResponder() }
  }
}

extension UIResponder {
  /// Whether the responder has the window that views and controllers need to be first responder.
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
