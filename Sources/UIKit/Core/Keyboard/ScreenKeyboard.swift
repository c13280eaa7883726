import SystemProfiles

/// The keyboard of a session, as responders and windows access it.
@MainActor protocol ScreenKeyboard: AnyObject {
  /// The window in front of the program's windows; nil while the keyboard is hidden.
  var windowOnScreen: UIWindow? { get }

  /// The keyboard's window during its dismissal; nil otherwise.
  var windowThatLeaves: UIWindow? { get }

  /// Updates the keyboard after the first responder or its input settings have changed.
  func follow()

  /// Updates the keyboard after a layout in which an accessory view with flexible height may have requested another
  /// height.
  ///
  /// - Returns: whether the keyboard changed.
  func followAccessory() -> Bool

  /// Returns the height in points that the keyboard covers of a view, from its bottom edge.
  func overlap(with view: UIView) -> CGFloat

  /// Creates the delegate that notifies the program's keyboard of changes to a text.
  func makeInputDelegate() -> any UITextInputDelegate

  func interfaceWillTurn()

  /// - Parameter oldEnvironment: the environment before the rotation.
  func interfaceDidTurn(from oldEnvironment: SystemEnvironment)
}

extension Session {
  /// The windows that receive touches and are laid out, including the keyboard's, rearmost first.
  package var windowsOnScreen: [UIWindow] {
    guard let keyboardWindow = screenKeyboard.windowOnScreen else { return windows }
    return windows + [keyboardWindow]
  }

  /// The visible windows, including that of a keyboard during its dismissal.
  var windowsInSight: [UIWindow] {
    guard let keyboardWindow = screenKeyboard.windowThatLeaves else { return windowsOnScreen }
    return windows + [keyboardWindow]
  }
}
