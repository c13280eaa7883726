import SystemProfiles

// Showing, changing and hiding the keyboard.
extension Session {
  /// Shows the keyboard that the first responder needs, and posts notifications of every frame change.
  func updateKeyboard() {
    let old = keyboard.setup, new = typing.firstResponder.flatMap(setup)
    tellInputControllers(instead: old, new)
    keyboard.setup = new
    hostKeyboard()
    guard !keyboard.isAwayForRotation else { return }
    switch (old, new) {
    case (nil, nil): break
    case (nil, let new?):
      slideKeyboard(from: new.height, to: 0)
      move(.comes, from: frame(of: new, isUp: false), to: frame(of: new))
    case (let old?, nil):
      slideKeyboard(from: 0, to: old.height)
      move(.goes, from: frame(of: old), to: frame(of: old, isUp: false))
    case (let old?, let new?):
      if old.height != new.height {
        slideKeyboard(from: new.height - old.height, to: 0)
        move(.comes, from: frame(of: old), to: frame(of: new))
      } else {
        makeRoomForKeyboard(reveals: true)
      }
    }
  }

  /// Begins and ends the appearance transitions of input view controllers along with the keyboard.
  private func tellInputControllers(instead old: KeyboardSetup?, _ new: KeyboardSetup?) {
    let before = old?.controllers ?? [], after = new?.controllers ?? []
    let going = before.filter { !after.contains($0) }, coming = after.filter { !before.contains($0) }
    guard !going.isEmpty || !coming.isEmpty else { return }
    let isAnimated = animations.areEnabled && old?.height != new?.height
    perform {
      for controller in going { controller.beginAppearanceTransition(false, animated: isAnimated) }
      for controller in coming { controller.beginAppearanceTransition(true, animated: isAnimated) }
    }
    schedule(after: isAnimated ? metrics.keyboard.animationDuration : 0) {
      for controller in going + coming { controller.endAppearanceTransition() }
    }
  }

  /// Hides the keyboard before a rotation, in generations that do so. The first responder stays the same.
  func keyboardWillRotate() {
    guard let setup = keyboard.setup, behaves(.keyboardLeavesForRotation) else { return }
    move(.goes, from: frame(of: setup), to: frame(of: setup, isUp: false))
    keyboard.isAwayForRotation = true
  }

  /// Shows the keyboard again, or updates its height for the new orientation, once the environment has changed.
  ///
  /// - Parameter oldEnvironment: the environment before the rotation.
  func keyboardDidRotate(from oldEnvironment: SystemEnvironment) {
    guard let old = keyboard.setup else { return }
    let wasAway = keyboard.isAwayForRotation
    keyboard.isAwayForRotation = false
    keyboard.setup = typing.firstResponder.flatMap(setup)
    hostKeyboard()
    guard let new = keyboard.setup else { return }
    if wasAway { slideKeyboard(from: new.height, to: 0) }
    let begin =
      wasAway ? frame(of: new, isUp: false) : oldEnvironment.keyboardFrame(height: old.height, isUp: true)
    move(.comes, from: begin, to: frame(of: new))
  }

  /// The keyboard's frame on the screen; nil while it is hidden.
  package var keyboardFrame: CGRect? {
    guard !keyboard.isAwayForRotation else { return nil }
    return keyboard.setup.map { frame(of: $0) }
  }

  private func frame(of setup: KeyboardSetup, isUp: Bool = true) -> CGRect {
    environment.keyboardFrame(height: setup.height, isUp: isUp)
  }

  /// Posts the will-notifications now, and the did-notifications when the animation ends.
  ///
  /// > Source: the order is that of published logs of iOS 8 to 10.
  private func move(_ direction: KeyboardMotion.Direction, from begin: CGRect, to end: CGRect) {
    let duration = animations.areEnabled ? metrics.keyboard.animationDuration : 0
    let motion = KeyboardMotion(direction: direction, begin: begin, end: end, duration: duration)
    keyboard.arrival?.cancel()
    keyboard.arrival = schedule(after: duration) { [weak self] in
      self?.post(motion, [UIResponder.keyboardDidChangeFrameNotification, direction.didNotification])
    }
    keyboardGuidesDidChange()
    animateWithKeyboard { windows.forEach { $0.rootViewController?.placePresentedAboveKeyboard() } }
    makeRoomForKeyboard(reveals: direction == .comes)
    post(motion, [UIResponder.keyboardWillChangeFrameNotification, direction.willNotification])
    keyboardGuidesMove()
  }

  /// Lets the controllers on the screen make room, animated with the keyboard.
  ///
  /// - Parameter reveals: whether the first responder scrolls into view.
  private func makeRoomForKeyboard(reveals: Bool) {
    for controller in windows.flatMap(\.controllersOfViews) { controller.makeRoomForKeyboard(reveals: reveals) }
  }

  private func post(_ motion: KeyboardMotion, _ names: [Notification.Name]) {
    let info = motion.userInfo(
      curve: metrics.keyboard.animationCurve, saysWhetherLocal: behaves(.keyboardNotificationsSayWhetherLocal))
    perform { for name in names { notificationCenter.post(name: name, object: nil, userInfo: info) } }
  }
}

extension UIWindow {
  fileprivate var controllersOfViews: [UIViewController] {
    var controllers: [UIViewController] = []
    forEachInTree { view in
      if let controller = view.hierarchy.controller { controllers.append(controller) }
    }
    return controllers
  }
}

extension UIViewController {
  /// Places presented views after the keyboard has appeared or disappeared.
  fileprivate func placePresentedAboveKeyboard() {
    var next = presentation.presented
    while let controller = next {
      if controller.standsAboveKeyboard { controller.presentation.controller?.place() }
      next = controller.presentation.presented
    }
  }
}

/// A movement of the keyboard.
struct KeyboardMotion: Sendable {
  enum Direction: Sendable { case comes, goes }

  var direction: Direction
  /// The frame before the movement, on the screen.
  var begin: CGRect
  var end: CGRect
  var duration: TimeInterval

  func userInfo(curve: Int, saysWhetherLocal: Bool) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
    ]
    if saysWhetherLocal { info[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: true) }
    return info
  }
}

extension KeyboardMotion.Direction {
  var willNotification: Notification.Name {
    self == .comes ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
  }

  var didNotification: Notification.Name {
    self == .comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
  }
}
