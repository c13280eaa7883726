import SystemProfiles

/// The keyboard of a session, as responders and windows know it.
@MainActor protocol ScreenKeyboard: AnyObject {
  /// In front of the program's windows; nil while the keyboard is down.
  var windowOnScreen: UIWindow? { get }

  /// The first responder is another one, or asks for something else.
  func follow()

  /// After a layout an accessory of free height may ask for another one.
  ///
  /// - Returns: true when the keyboard changed.
  func followAccessory() -> Bool

  func interfaceWillTurn()

  /// - Parameter oldEnvironment: from before the rotation.
  func interfaceDidTurn(from oldEnvironment: SystemEnvironment)
}

extension Session {
  /// Rearmost first, the keyboard's included: where touches go and what is laid out.
  package var windowsOnScreen: [UIWindow] {
    guard let keyboardWindow = screenKeyboard.windowOnScreen else { return windows }
    return windows + [keyboardWindow]
  }
}
