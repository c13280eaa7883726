import SystemProfiles

// Connecting and disconnecting scenes.
extension Session {
  /// The scene that the system creates for a program without scene delegates.
  var implicitScene: UIWindowScene? {
    guard behaves(.hasScenes), !life.usesScenes else { return nil }
    if let scene = life.scenes.first as? UIWindowScene { return scene }
    return perform {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      let scene = UIWindowScene(session: nextSceneSession(configuration), connectionOptions: .init())
      scene.session.scene = scene
      scene.activationState = life.state.activation
      life.scenes.append(scene)
      return scene
    }
  }

  private func nextSceneSession(_ configuration: UISceneConfiguration) -> UISceneSession {
    life.sceneSessions += 1
    return UISceneSession(configuration, number: life.sceneSessions)
  }

  /// Connects a scene of the program: requests its configuration, creates the scene and its delegate, and shows the
  /// window of its storyboard.
  ///
  /// - Parameter known: A session whose scene is not connected, or nil for a new one.
  @discardableResult
  func connectScene(_ options: UIScene.ConnectionOptions, of known: UISceneSession? = nil) -> UIScene {
    let sceneSession = known ?? newSceneSession
    if let delegate = application.delegate {
      sceneSession.configuration = delegate.application(
        application, configurationForConnecting: sceneSession, options: options)
    }
    let scene = UIScene.make(sceneSession.configuration.sceneClass, sceneSession, options)
    sceneSession.scene = scene
    life.scenes.append(scene)
    attachDelegate(to: scene, options)
    return scene
  }

  private var newSceneSession: UISceneSession {
    let role = UISceneSession.Role.windowApplication
    let described = life.info.scenes?[role.rawValue]?.first.map { UISceneConfiguration($0, role) }
    return nextSceneSession(described ?? UISceneConfiguration(name: nil, sessionRole: role))
  }

  private func attachDelegate(to scene: UIScene, _ options: UIScene.ConnectionOptions) {
    let configuration = scene.session.configuration
    if let delegateClass = configuration.delegateClass ?? usualSceneDelegate {
      scene.delegate = ObjectMaker.make(delegateClass) as? any UISceneDelegate
    }
    let window = (scene as? UIWindowScene).flatMap { configuration.storyboard?.makeWindow(in: $0) }
    if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    scene.activationState = life.state == .background ? .background : .foregroundInactive
    post(UIScene.willConnectNotification, scene)
    window?.makeKeyAndVisible()
  }

  /// The scene delegate class of Xcode's template, for a program without a property list.
  private var usualSceneDelegate: AnyClass? {
    guard life.info.scenes == nil, let delegate = application.delegate else { return nil }
    return CustomClasses(of: delegate, in: self).find("SceneDelegate", module: nil)
  }

  /// Whether a program without a property list leaves its window to a scene delegate.
  var hasUnlistedSceneDelegate: Bool { usualSceneDelegate is any UISceneDelegate.Type }

  /// Disconnects a scene: hides its windows, notifies its delegate and discards its session. If it was in front, the
  /// next scene moves to the front.
  func disconnect(_ scene: UIScene) {
    guard let index = life.scenes.firstIndex(where: { $0 === scene }) else { return }
    perform {
      let wasInFront = scene === life.scenes.last
      leaveForeground(scene)
      life.scenes.remove(at: index)
      scene.activationState = .unattached
      for window in windows where window.windowScene === scene { window.isHidden = true }
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
      application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
      if wasInFront, let next = life.scenes.last { bringToFront(next) }
    }
    scene.delegate = nil
  }

  /// Notifies scenes that the interface has another orientation, size or traits.
  func tellScenes(of previous: UIWindowScene.Geometry, _ oldTraits: UITraitCollection) {
    let isElsewhere = !previous.isEqual(UIWindowScene.Geometry(environment))
    guard isElsewhere || oldTraits != traits else { return }
    for case let scene as UIWindowScene in life.scenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      delegate.windowScene(
        scene, didUpdate: previous.coordinateSpace, interfaceOrientation: previous.interfaceOrientation,
        traitCollection: oldTraits)
      if isElsewhere { delegate.windowScene(scene, didUpdateEffectiveGeometry: previous) }
    }
  }

  func post(_ name: Notification.Name, _ object: AnyObject) {
    notificationCenter.post(name: name, object: object, userInfo: nil)
  }

  // MARK: Configurations

  /// Applies the property list's entry with the configuration's name.
  func fill(_ configuration: UISceneConfiguration) {
    let described = life.info.scenes?[configuration.role.rawValue] ?? []
    guard let name = configuration.name, let description = described.first(where: { $0.name == name }) else { return }
    fill(configuration, with: description)
  }

  func fill(_ configuration: UISceneConfiguration, with description: SceneDescription) {
    configuration.sceneClass = description.sceneClass.flatMap(programClass)
    configuration.delegateClass = description.delegateClass.flatMap(programClass)
    configuration.storyboard = description.storyboard.map { UIStoryboard(name: $0, bundle: life.info.bundle) }
  }

  /// Finds a class by its name, with or without a module. Xcode's `$(PRODUCT_MODULE_NAME)` is ignored.
  private func programClass(_ name: String) -> AnyClass? {
    guard let owner = application.delegate, !name.isEmpty else { return nil }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let module = parts.count == 2 && !parts[0].hasPrefix("$") ? parts[0] : nil
    let classes = CustomClasses(of: owner, in: self, bundle: life.info.bundle), plain = parts.last ?? name
    let found: AnyClass? = classes.find(plain, module: module) ?? classes.find(plain, module: nil)
    if found == nil { report(.unknownSceneClass(name)) }
    return found
  }
}

extension UIApplication.State {
  fileprivate var activation: UIScene.ActivationState {
    switch self {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownSceneClass(_ name: String) -> Diagnostic {
    Diagnostic(
      rule: "unknown-class", severity: .warning,
      message:
        "The scene manifest of Info.plist names the class \(name), which the program does not have; the name is "
        + "ignored."
    )
  }

  static func windowWithoutScene(_ window: UIWindow) -> Diagnostic {
    Diagnostic(
      rule: "window-without-scene", severity: .warning,
      message: """
        \(type(of: window)) has no windowScene, so it is not shown: from iOS 13 on a program with scenes shows the windows \
        of its scenes. Make it with UIWindow(windowScene:), or set windowScene.
        """)
  }

  static func scenesWithoutSupport(in version: String) -> Diagnostic {
    Diagnostic(
      rule: "scenes-not-supported", severity: .note,
      message: """
        iOS \(version) has no scenes, and the application's delegate made no window. Tinamou uses the scene \
        delegate anyway; on a device the screen stays black.
        """)
  }
}
