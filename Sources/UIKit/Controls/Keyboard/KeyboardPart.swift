import SystemProfiles

/// The keyboard's state in a session.
@MainActor final class KeyboardPart: SessionPart {
  private unowned let session: Session
  var state = KeyboardState()

  init(_ session: Session) { self.session = session }
}

extension Session {
  private var keyboardPart: KeyboardPart { part() }

  var keyboard: KeyboardState {
    get { keyboardPart.state }
    _modify { yield &keyboardPart.state }
  }
}

extension KeyboardPart: ScreenKeyboard {
  var windowOnScreen: UIWindow? { state.setup == nil || state.isAwayForRotation ? nil : state.window }

  var windowThatLeaves: UIWindow? { state.setup == nil ? state.window : nil }

  func follow() { session.updateKeyboard() }
  func followAccessory() -> Bool { session.keyboardFollowsAccessory() }
  func overlap(with view: UIView) -> CGFloat { view.keyboardOverlap }
  func makeInputDelegate() -> any UITextInputDelegate { TextInputListener(session) }
  func interfaceWillTurn() { session.keyboardWillRotate() }
  func interfaceDidTurn(from oldEnvironment: SystemEnvironment) { session.keyboardDidRotate(from: oldEnvironment) }
}
