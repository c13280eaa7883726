extension Session {
  /// The device is shaken: the first responder hears of it, or without one the key window, and whoever is above.
  ///
  /// > Source: `UIResponder` reference, `motionBegan(_:with:)`.
  package func shake() {
    commitWindows()
    perform {
      let receiver: UIResponder? = typing.firstResponder ?? keyWindow
      let event = UIEvent(.motion, .motionShake, at: now)
      receiver?.motionBegan(.motionShake, with: event)
      receiver?.motionEnded(.motionShake, with: event)
    }
    commitWindows()
  }
}
