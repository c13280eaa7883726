import SystemProfiles

// The life cycle of a program.
extension Session {
  /// Creates the delegate and launches the program with it. The first frame is done when this returns.
  ///
  /// - Parameter mainStoryboard: its initial controller is put in a window before the delegate is called. The window is
  ///   shown afterwards.
  package func launch(
    mainStoryboard: MainStoryboard? = nil, _ makeDelegate: @MainActor () -> any UIApplicationDelegate
  ) {
    launch(ProgramInfo(mainStoryboard: mainStoryboard), makeDelegate)
  }

  /// Launches the program with a property list.
  package func launch(_ info: ProgramInfo, _ makeDelegate: @MainActor () -> any UIApplicationDelegate) {
    perform {
      declaredTypes.withLock { $0 = info.types }
      let delegate = makeDelegate()
      launchedDelegate = delegate
      application.delegate = delegate
      (life.info, life.state) = (info, .inactive)
      life.usesScenes = info.scenes != nil && behaves(.hasScenes)
      adoptOrientations(of: info)
      launch(delegate, life.usesScenes ? nil : info.mainStoryboard)
      commitWindows()
      becomeActive()
      if behaves(.hasScenes) { _ = mainMenu }
    }
    advance(by: 0)
  }

  private func adoptOrientations(of info: ProgramInfo) {
    let isPad = environment.device.idiom == .pad
    if let mask = isPad ? info.padOrientations ?? info.orientations : info.orientations { supportedOrientations = mask }
  }

  private func launch(_ delegate: any UIApplicationDelegate, _ mainStoryboard: MainStoryboard?) {
    if let mainStoryboard { delegate.window = mainStoryboard.makeWindow() }
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification, application)
    if mainStoryboard != nil { delegate.window?.makeKeyAndVisible() }
    decideOnScenes()
    if life.usesScenes { enterForeground(connectScene(UIScene.ConnectionOptions())) }
  }

  /// Uses scenes if the delegate leaves the window to them, even without a property list and in generations without
  /// scenes.
  private func decideOnScenes() {
    guard !life.usesScenes, windows.isEmpty, life.info.scenes != nil || hasUnlistedSceneDelegate else { return }
    if !behaves(.hasScenes) { report(.scenesWithoutSupport(in: profile.version.description)) }
    life.scenes = []
    life.usesScenes = true
  }

  /// Terminates the program as the system does: notifies its delegate, posts the notification and releases everything.
  ///
  /// > Source: reference of `applicationWillTerminate(_:)`, which programs with scenes get, too.
  package func terminate() {
    perform {
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification, application)
    }
    end()
  }

  /// Ends the program without notifications: releases its windows, its delegate and its pending work. While a program
  /// runs, these and the session retain each other.
  package func end() {
    clock.stop()
    delayedMessages.forgetAll()
    forgetAnimations()
    (motions, layerFrame) = (ActiveTransitions(), LayerFrame())
    (windows, launchedDelegate) = ([], nil)
    life = ProgramLife()
    (appearances, typing, keyboard) = (AppearanceTransitions(), TypingState(), KeyboardState())
    focus = FocusState()
    orientations.transition = nil
    for transition in controllerTransitions { transition.letGo() }
    (controllerTransitions, activities) = ([], ResponderValues())
    appearanceProxies.removeAll()
    touches = ActiveTouches()
    gestures.forgetAll()
    unrest = nil
  }

  /// Shows a controller in a new window.
  package func launch(root makeRoot: @MainActor () -> UIViewController) {
    perform {
      let window = UIWindow()
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
    }
    advance(by: 0)
  }
}
