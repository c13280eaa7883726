// Work that goes on in the background.
extension Session {
  func beginTask(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    life.backgroundTasks.count += 1
    life.backgroundTasks.handlers[life.backgroundTasks.count] = handler
    return UIBackgroundTaskIdentifier(rawValue: life.backgroundTasks.count)
  }

  func endTask(_ identifier: UIBackgroundTaskIdentifier) {
    life.backgroundTasks.handlers[identifier.rawValue] = .none
  }

  /// Without limit in the foreground.
  var backgroundTimeRemaining: TimeInterval {
    life.backgroundTasks.end.map { max(0, $0 - now) } ?? .greatestFiniteMagnitude
  }

  /// There is nobody who could send some.
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

  // MARK: Scenes that the program asks for

  func requestScene(
    _ sceneSession: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
  ) {
    if sceneSession?.scene?.activationState == .foregroundActive { return }
    guard life.usesScenes, life.info.supportsMultipleScenes, environment.device.idiom == .pad else {
      errorHandler?(
        NSError(
          domain: "UISceneErrorDomain", code: 0,
          userInfo: [NSLocalizedDescriptionKey: "The application does not support multiple scenes."]))
      return
    }
    schedule(after: 0) { [weak self] in self?.showNewScene(activity) }
  }

  /// In front of those that there are, which go to the background.
  private func showNewScene(_ activity: NSUserActivity?) {
    let options = UIScene.ConnectionOptions(), others = life.scenes
    if let activity { options.userActivities = [activity] }
    let scene = connectScene(options)
    enterForeground([scene])
    leaveForeground(others)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
  }
}
