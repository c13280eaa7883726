import SystemProfiles

// The device is turned, and the interface follows if everybody who is asked agrees.
extension Session {
  /// Turns the device. Its orientation is remembered also when the interface stays.
  ///
  /// - Returns: true when the interface stands in this orientation afterwards.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    hold(UIDeviceOrientation(orientation))
    return turnInterface(to: orientation)
  }

  private func hold(_ orientation: UIDeviceOrientation) {
    guard orientation != orientations.device else { return }
    orientations.device = orientation
    perform {
      notificationCenter.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }

  /// Asks again after an answer has changed: to where the device points, else to somewhere that is allowed.
  func reconsiderOrientation() {
    if let held = orientations.device.interfaceOrientation, turnInterface(to: held) { return }
    if let other = otherOrientation { turnInterface(to: other) }
  }

  @discardableResult
  private func turnInterface(to orientation: UIInterfaceOrientation) -> Bool {
    perform {
      guard !orientations.isBusy, orientation != .unknown, agrees(to: orientation) else { return false }
      if orientation != environment.orientation { transition(to: environment.turned(to: orientation)) }
      return true
    }
  }

  /// Whoever comes on top of the screen decides anew, the first one on the orientation that the program starts in.
  /// Nobody is told: who comes is laid out in it from the start. While controllers answer for each orientation by
  /// itself, the property list decides on the start alone.
  ///
  /// > Basis: documented for the start and for presentations; assumed for the property list, and that the device counts
  /// > before the preference.
  func settleOrientation() {
    guard !orientations.isBusy, !behaves(.controllersAnswerForEachOrientation), let authority = orientationAuthority,
      authority !== orientations.authority
    else { return }
    orientations.authority = authority
    perform {
      let asked = environment.orientation, orientation = orientation(for: authority)
      if !orientations.hasStarted { start(in: orientation, asked: asked) }
      if orientation != asked { adopt(environment.turned(to: orientation)) }
    }
  }

  /// A person holds the device as the program starts.
  private func start(in orientation: UIInterfaceOrientation, asked: UIInterfaceOrientation) {
    orientations.hasStarted = true
    guard orientation != asked else { return }
    orientations.device = UIDeviceOrientation(orientation)
    report(.otherOrientation(than: asked, orientation, decidedBy: orientationAuthority))
  }

  private func orientation(for authority: UIViewController) -> UIInterfaceOrientation {
    if let held = orientations.device.interfaceOrientation, agrees(to: held) { return held }
    guard let other = otherOrientation else { return environment.orientation }
    let preferred = authority.preferredInterfaceOrientationForPresentation
    return isSupported(preferred) ? preferred : other
  }
}

extension Diagnostic {
  /// Where somebody asked for an orientation and gets another one.
  @MainActor static func otherOrientation(
    than asked: UIInterfaceOrientation, _ orientation: UIInterfaceOrientation, decidedBy authority: UIViewController?
  ) -> Diagnostic {
    let name = authority.map { "\(type(of: $0))" } ?? "the application"
    return Diagnostic(
      rule: "orientation-not-supported", severity: .note,
      message:
        "The interface stands in \(orientation.name), not in \(asked.name): \(name) or the application allows no other."
    )
  }
}

// MARK: - Who may turn

extension Session {
  /// Only the topmost controller that fills the screen is asked, not its children and not a sheet in front of it.
  ///
  /// > Source: UIViewController reference, `supportedInterfaceOrientations`.
  var orientationAuthority: UIViewController? {
    (keyWindow ?? windows.last)?.rootViewController?.shownFamily.last { $0.parent == nil && !$0.isSheet }
  }

  /// Also a sheet that captures the appearance of the status bar.
  var statusBarAuthority: UIViewController? {
    (keyWindow ?? windows.last)?.rootViewController?.shownFamily.last {
      $0.parent == nil && (!$0.isSheet || $0.modalPresentationCapturesStatusBarAppearance)
    }
  }

  /// The first one that is supported, where the present one is not.
  private var otherOrientation: UIInterfaceOrientation? {
    isSupported(environment.orientation) ? nil : UIInterfaceOrientation.byPreference.first(where: isSupported)
  }

  private func agrees(to orientation: UIInterfaceOrientation) -> Bool {
    isSupported(orientation) && (orientationAuthority?.followsDevice ?? true)
  }

  /// What the delegate says of the window, which by default is what the session was set to.
  private var applicationMask: UIInterfaceOrientationMask {
    application.delegate?.application(application, supportedInterfaceOrientationsFor: keyWindow)
      ?? supportedOrientations
  }

  private func isSupported(_ orientation: UIInterfaceOrientation) -> Bool {
    applicationMask.contains(orientation) && (orientationAuthority?.supports(orientation) ?? true)
  }
}

extension UIViewController {
  fileprivate var isSheet: Bool { presentation.controller?.form.isSheet ?? false }

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
