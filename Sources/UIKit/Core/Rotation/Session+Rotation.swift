import SystemProfiles

// Rotation: the device rotates, and the interface follows if the controller and the application agree.
extension Session {
  /// Rotates the device. Its orientation changes even if the interface does not follow.
  ///
  /// - Returns: Whether the interface is in this orientation afterwards.
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

  /// Evaluates the orientation again after a change: the device's orientation, or else another supported one.
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

  /// Determines the orientation when another controller comes to the top of the screen; the first one determines the
  /// initial orientation. There are no notifications, because the new controller is laid out in this orientation from
  /// the start. In iOS versions where controllers answer for each orientation, the property list alone determines the
  /// initial one.
  ///
  /// > Basis: documented for the start and for presentations; assumed for the property list, and that the device's
  /// > orientation takes precedence over the preferred one.
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

  /// Sets the initial orientation of interface and device.
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
  /// Reports that the interface is not in the requested orientation.
  @MainActor static func otherOrientation(
    than asked: UIInterfaceOrientation, _ orientation: UIInterfaceOrientation, decidedBy authority: UIViewController?
  ) -> Diagnostic {
    let deciders = (authority.map { "\(type(of: $0)) or " } ?? "") + "the app"
    return Diagnostic(
      rule: "orientation-not-supported", severity: .note,
      message:
        "The screen is in \(orientation.name): \(deciders) does not allow \(asked.name) "
        + "(supportedInterfaceOrientations, shouldAutorotate).")
  }
}

// MARK: - Deciding controllers

extension Session {
  /// The topmost controller that fills the screen. Its children and sheets in front of it do not decide.
  ///
  /// > Source: UIViewController reference, `supportedInterfaceOrientations`.
  var orientationAuthority: UIViewController? {
    (keyWindow ?? windows.last)?.rootViewController?.shownFamily.last { $0.parent == nil && !$0.isSheet }
  }

  /// The controller for the status bar, which can be a sheet that captures its appearance.
  var statusBarAuthority: UIViewController? {
    (keyWindow ?? windows.last)?.rootViewController?.shownFamily.last {
      $0.parent == nil && (!$0.isSheet || $0.modalPresentationCapturesStatusBarAppearance)
    }
  }

  /// The preferred supported orientation, or nil if the current one is supported.
  private var otherOrientation: UIInterfaceOrientation? {
    isSupported(environment.orientation) ? nil : UIInterfaceOrientation.byPreference.first(where: isSupported)
  }

  private func agrees(to orientation: UIInterfaceOrientation) -> Bool {
    isSupported(orientation) && (orientationAuthority?.followsDevice ?? true)
  }

  /// The delegate's orientations for the window; by default, those set on the session.
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

  /// The value of `shouldAutorotate`. False keeps the interface in place, whatever the masks allow.
  fileprivate var followsDevice: Bool {
    session.behaves(.controllersAnswerForEachOrientation) || session.behaves(.orientationMasksDecideAlone)
      || shouldAutorotate
  }
}

extension UIInterfaceOrientation {
  /// The order in which initial orientations are tried: portrait, then with the home button on the right.
  ///
  /// > Basis: assumed; a program's property list has an order of its own.
  fileprivate static let byPreference: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}
