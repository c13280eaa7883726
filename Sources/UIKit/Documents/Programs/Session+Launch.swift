import SystemProfiles

// A program begins and ends.
extension Session {
  /// Makes the delegate and launches the program with it. The first frame is done when this returns.
  ///
  /// - Parameter mainStoryboard: whose initial controller is in a window before the delegate is told; the window is shown
  ///   afterwards.
  package func launch(
    mainStoryboard: MainStoryboard? = nil, _ makeDelegate: @MainActor () -> any UIApplicationDelegate
  ) {
    launch(ProgramInfo(mainStoryboard: mainStoryboard), makeDelegate)
  }

  /// The same with a whole property list.
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

  /// A program whose delegate leaves the window to scenes has them also without a property list, and in generations that
  /// have none.
  private func decideOnScenes() {
    guard !life.usesScenes, windows.isEmpty, life.info.scenes != nil || hasUnlistedSceneDelegate else { return }
    if !behaves(.hasScenes) { report(.scenesWithoutSupport(in: profile.version.description)) }
    life.scenes = []
    life.usesScenes = true
  }

  /// The system ends the program: its delegate is told and the notification posted, then everything is let go.
  ///
  /// > Source: reference of `applicationWillTerminate(_:)`, which programs with scenes get, too.
  package func terminate() {
    perform {
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification, application)
    }
    end()
  }

  /// The program is over: its windows, its delegate and what waits are let go, and nobody is told. As long as it runs
  /// they keep the session, and the session keeps them.
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

  /// Shows one controller in a window of its own.
  package func launch(root makeRoot: @MainActor () -> UIViewController) {
    perform {
      let window = UIWindow()
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
    }
    advance(by: 0)
  }
}
