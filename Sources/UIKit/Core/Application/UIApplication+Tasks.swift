// Background tasks.
extension Session {
  func beginTask(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    life.backgroundTasks.count += 1
    life.backgroundTasks.handlers[life.backgroundTasks.count] = handler
    return UIBackgroundTaskIdentifier(rawValue: life.backgroundTasks.count)
  }

  func endTask(_ identifier: UIBackgroundTaskIdentifier) {
    life.backgroundTasks.handlers[identifier.rawValue] = .none
  }

  /// The remaining time, in seconds; unlimited in the foreground.
  var backgroundTimeRemaining: TimeInterval {
    life.backgroundTasks.end.map { max(0, $0 - now) } ?? .greatestFiniteMagnitude
  }

  /// Fails to register for remote notifications: no server can send any.
  func refuseRemoteNotifications() {
    report(.noRemoteNotifications())
    let error = NSError(
      domain: "NSCocoaErrorDomain", code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
    schedule(after: 0) { [weak self] in
      guard let application = self?.application else { return }
      application.delegate?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  // MARK: Scenes requested by the program

  func requestScene(
    _ sceneSession: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
  ) {
    if let scene = sceneSession?.scene, scene === life.scenes.last {
      schedule(after: 0) { [weak self] in self?.show(scene, activity) }
      return
    }
    guard life.usesScenes, life.info.supportsMultipleScenes, environment.device.idiom == .pad else {
      errorHandler?(
        NSError(
          domain: "UISceneErrorDomain", code: 0,
          userInfo: [NSLocalizedDescriptionKey: "The application does not support multiple scenes."]))
      return
    }
    schedule(after: 0) { [weak self] in
      if let scene = sceneSession?.scene { self?.show(scene, activity) } else { self?.connect(sceneSession, activity) }
    }
  }

  /// Brings a connected scene to the front and continues the activity in it.
  private func show(_ scene: UIScene, _ activity: NSUserActivity?) {
    bringToFront(scene)
    guard let activity else { return }
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    scene.delegate?.scene(scene, continue: activity)
  }

  /// Connects a scene with the activity in its options.
  private func connect(_ sceneSession: UISceneSession?, _ activity: NSUserActivity?) {
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    bringToFront(connectScene(options, of: sceneSession))
  }
}
