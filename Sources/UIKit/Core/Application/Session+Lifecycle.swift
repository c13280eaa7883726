// Changes of the program's state: active, inactive, background. Delegates are called first, scenes before the
// application; then notifications are posted.
//
// Basis: documented for what is called and posted; captured for the order of scenes and application, in published logs.
extension Session {
  /// Makes the program inactive, as when a call or the app switcher covers it.
  package func resignActive() { change(to: .inactive) }

  /// Makes the program active, also from the background.
  package func becomeActive() { change(to: .active) }

  /// Sends the program to the background, as when the user goes to the home screen.
  package func enterBackground() { change(to: .background) }

  /// Changes the state step by step: an active program becomes inactive before it enters the background.
  private func change(to target: UIApplication.State) {
    perform {
      while life.state != target {
        switch (life.state, target) {
        case (.active, _): leaveActivity()
        case (.inactive, .background): leaveForeground()
        case (.inactive, _): takeActivity()
        case (.background, _): returnToForeground()
        @unknown default: return
        }
      }
    }
    commitWindows()
  }

  private var delegateForStates: (any UIApplicationDelegate)? { life.usesScenes ? nil : application.delegate }

  private func leaveActivity() {
    for scene in scenesForStates { deactivate(scene) }
    delegateForStates?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification, application)
    life.state = .inactive
  }

  private func takeActivity() {
    life.state = .active
    for scene in scenesForStates { activate(scene) }
    delegateForStates?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification, application)
  }

  private func leaveForeground() {
    life.state = .background
    for scene in scenesForStates { leaveForeground(scene) }
    delegateForStates?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification, application)
    beginBackground()
  }

  private func returnToForeground() {
    life.backgroundTasks.end = nil
    if let front = scenesForStates.last { enterForeground(front) }
    delegateForStates?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification, application)
    life.state = .inactive
  }

  /// The connected scenes. Creates the system's own scene if the program can ask for it.
  private var scenesForStates: [UIScene] {
    _ = implicitScene
    return life.scenes
  }

  // MARK: Memory

  /// Warns of low memory: calls the application's delegate, posts the notification, then calls all controllers.
  ///
  /// > Source: `UIViewController` reference, `didReceiveMemoryWarning()`; assumed for the order.
  package func warnOfMemory() {
    perform {
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      post(UIApplication.didReceiveMemoryWarningNotification, application)
      for controller in windows.compactMap(\.rootViewController).flatMap(\.wholeFamily) {
        controller.didReceiveMemoryWarning()
      }
    }
    commitWindows()
  }

  // MARK: Background tasks

  private func beginBackground() {
    life.backgroundTasks.end = now + BackgroundTasks.allowance
    schedule(after: BackgroundTasks.allowance) { [weak self] in self?.expireBackgroundTasks() }
  }

  private func expireBackgroundTasks() {
    guard let end = life.backgroundTasks.end, now >= end - 1e-6 else { return }
    let handlers = life.backgroundTasks.handlers.sorted { $0.key < $1.key }.compactMap(\.value)
    life.backgroundTasks.handlers = [:]
    handlers.forEach { $0() }
  }
}

extension UIViewController {
  /// The controller, its descendants and the controllers they present, on screen or not, parents first.
  var wholeFamily: [UIViewController] {
    [self] + children.flatMap(\.wholeFamily) + (presentation.presented?.wholeFamily ?? [])
  }
}
