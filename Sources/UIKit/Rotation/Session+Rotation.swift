import SystemProfiles

// The device is turned, and the interface follows if everybody who is asked agrees.
extension Session {
  /// Turns the device. Its orientation is remembered also when the interface stays.
  ///
  /// - Returns: true when the interface stands in this orientation afterwards.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    orientations.device = UIDeviceOrientation(orientation)
    return turnInterface(to: orientation)
  }

  /// Asks again after an answer has changed: to where the device points, else to somewhere that is allowed.
  func reconsiderOrientation() {
    if let held = orientations.device.interfaceOrientation, turnInterface(to: held) { return }
    guard !isSupported(environment.orientation), let other = UIInterfaceOrientation.byPreference.first(where: isSupported)
    else { return }
    turnInterface(to: other)
  }

  @discardableResult
  private func turnInterface(to orientation: UIInterfaceOrientation) -> Bool {
    perform {
      guard orientations.transition == nil, orientation != .unknown, agrees(to: orientation) else { return false }
      if orientation != environment.orientation { transition(to: environment.turned(to: orientation)) }
      return true
    }
  }

  /// Nobody is told of the orientation that a program starts in: the first window's controllers are laid out in it.
  func startOrientation() {
    guard !orientations.hasStarted, orientationAuthority != nil else { return }
    orientations.hasStarted = true
    perform {
      guard !isSupported(environment.orientation),
        let start = UIInterfaceOrientation.byPreference.first(where: isSupported)
      else { return }
      orientations.device = UIDeviceOrientation(start)
      adopt(environment.turned(to: start))
    }
  }
}

// MARK: - Who may turn

extension Session {
  /// Only the topmost controller that fills the screen is asked, not its children.
  ///
  /// > Source: UIViewController reference, `supportedInterfaceOrientations`.
  var orientationAuthority: UIViewController? {
    (keyWindow ?? windows.last)?.rootViewController?.shownFamily.last { $0.parent == nil }
  }

  private func agrees(to orientation: UIInterfaceOrientation) -> Bool {
    isSupported(orientation) && (orientationAuthority?.followsDevice ?? true)
  }

  private func isSupported(_ orientation: UIInterfaceOrientation) -> Bool {
    supportedOrientations.contains(orientation) && (orientationAuthority?.supports(orientation) ?? true)
  }
}

extension UIViewController {
  fileprivate func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    session.behaves(.controllersAnswerForEachOrientation)
      ? shouldAutorotate(to: orientation) : supportedInterfaceOrientations.contains(orientation)
  }

  /// `shouldAutorotate`, which keeps the interface where it is, whatever the masks allow.
  fileprivate var followsDevice: Bool {
    session.behaves(.controllersAnswerForEachOrientation) || session.behaves(.orientationMasksDecideAlone)
      || shouldAutorotate
  }
}

extension UIInterfaceOrientation {
  /// The order in which a start is tried: portrait, then with the home button on the right.
  ///
  /// > Basis: assumed; a program's property list has an order of its own.
  fileprivate static let byPreference: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}
