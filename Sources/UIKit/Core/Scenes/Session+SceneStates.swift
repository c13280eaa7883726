// Each scene changes its own state, whatever the application's is.
extension Session {
  /// Nothing for a scene that is not in the foreground.
  func activate(_ scene: UIScene) {
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
  }

  /// Nothing for a scene that is not active.
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

  /// A scene that is in the foreground stays there: one that has just been connected is inactive, and is told.
  func enterForeground(_ scene: UIScene) {
    guard scene.activationState != .foregroundActive else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
  }

  /// The scene covers the others, which go to the background. It is active as soon as the application is.
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
