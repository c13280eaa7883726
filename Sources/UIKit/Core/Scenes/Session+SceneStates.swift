// Scene states. Each scene has its own state, independent of the application's.
extension Session {
  /// Activates a scene. Does nothing unless it is inactive in the foreground.
  func activate(_ scene: UIScene) {
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
  }

  /// Deactivates a scene. Does nothing unless it is active.
  func deactivate(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
  }

  func leaveForeground(_ scene: UIScene) {
    deactivate(scene)
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
  }

  /// Moves a scene to the foreground. A newly connected scene is already inactive, but is notified, too.
  func enterForeground(_ scene: UIScene) {
    guard scene.activationState != .foregroundActive else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
  }

  /// Moves a scene in front of the others, which enter the background. It becomes active if the application is.
  func bringToFront(_ scene: UIScene) {
    let others = life.scenes.filter { $0 !== scene }
    life.scenes = others + [scene]
    let own = windows.filter { $0.windowScene === scene }
    own.forEach(bringToFront)
    if own.contains(where: { $0 === keyWindow }) == false { own.last?.makeKey() }
    guard life.state != .background else { return }
    enterForeground(scene)
    others.forEach(leaveForeground)
    if life.state == .active { activate(scene) }
  }
}
