// A program becomes active, inactive, goes to the background and comes back. The delegates learn of it first, scenes
// before the application; then notifications are posted.
//
// Basis: documented for what is called and posted; captured for the order of scenes and application, in published logs.
extension Session {
  /// Something lies over the program, such as a call or the app switcher.
  package func resignActive() { change(to: .inactive) }

  /// The program is in front again, from the background as well.
  package func becomeActive() { change(to: .active) }

  /// The user goes to the home screen.
  package func enterBackground() { change(to: .background) }

  /// One step after the other: an active program is inactive before it is in the background.
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

  /// Those that are connected; the system's own is made when somebody could ask for it.
  private var scenesForStates: [UIScene] {
    _ = implicitScene
    return life.scenes
  }

  // MARK: Memory

  /// The system is short of memory: the application's delegate, who listens and all controllers learn of it.
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

  // MARK: Work in the background

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
  /// Itself and everyone below it and presented by them, on screen or not, parents first.
  var wholeFamily: [UIViewController] {
    [self] + children.flatMap(\.wholeFamily) + (presentation.presented?.wholeFamily ?? [])
  }
}
