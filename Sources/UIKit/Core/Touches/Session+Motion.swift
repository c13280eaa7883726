extension Session {
  /// Shakes the device. The motion events go to the first responder, or else to the key window, and up the responder
  /// chain.
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
