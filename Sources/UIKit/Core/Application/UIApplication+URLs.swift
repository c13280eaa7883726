// What the program wants opened.
extension Session {
  /// The schemes that a device can open without an app of its own for them; the telephone's on phones alone.
  ///
  /// > Basis: documented, "Apple URL Scheme Reference"; assumed for simulators and devices without Mail.
  private var systemSchemes: Set<String> {
    let all: Set = ["http", "https", "mailto", "sms", "app-settings", "facetime", "maps", "itms-apps"]
    return environment.device.idiom == .phone ? all.union(["tel", "telprompt"]) : all
  }

  /// Another app's scheme is none of this device's.
  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return systemSchemes.contains(scheme) || life.info.ownSchemes.contains(scheme)
  }

  /// The program's own URLs come back to it. What another app would open is reported, and counts as opened.
  ///
  /// - Parameter universalLinksOnly: no browser may open it. No other app is installed to claim a link.
  func open(
    _ url: URL, universalLinksOnly: Bool = false, _ completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    if universalLinksOnly {
      _ = schedule(after: 0) { completion?(false) }
      return
    }
    let opens = canOpen(url), isOwn = life.info.ownSchemes.contains(url.scheme?.lowercased() ?? "")
    if opens, !isOwn { report(.opensElsewhere(url)) }
    schedule(after: 0) { [weak self] in
      if isOwn { self?.receive(url) }
      completion?(opens)
    }
  }

  /// A URL comes from outside: the active scene gets it, or the application's delegate.
  package func receive(_ url: URL) {
    becomeActive()
    perform {
      if life.usesScenes {
        life.scenes.last?.delegate.map {
          $0.scene(life.scenes[life.scenes.count - 1], openURLContexts: [UIOpenURLContext(url)])
        }
      } else {
        _ = application.delegate?.application(application, open: url, options: [:])
      }
    }
    commitWindows()
  }

  /// A shortcut of the icon is chosen.
  package func perform(_ shortcut: UIApplicationShortcutItem) {
    becomeActive()
    perform {
      if let scene = life.scenes.last as? UIWindowScene, life.usesScenes {
        (scene.delegate as? any UIWindowSceneDelegate)?
          .windowScene(scene, performActionFor: shortcut, completionHandler: { _ in })
      } else {
        application.delegate?.application(application, performActionFor: shortcut, completionHandler: { _ in })
      }
    }
    commitWindows()
  }

  /// An activity from another device, or from the system's search.
  package func receive(_ activity: NSUserActivity) {
    becomeActive()
    perform {
      if life.usesScenes, let scene = life.scenes.last {
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
      } else if let delegate = application.delegate {
        _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(application, continue: activity) {
          $0?.forEach { $0.restoreUserActivityState(activity) }
        }
      }
    }
    commitWindows()
  }
}

extension Diagnostic {
  fileprivate static func opensElsewhere(_ url: URL) -> Diagnostic {
    Diagnostic(
      rule: "opens-elsewhere", severity: .note,
      message: """
        The program opens \(url.absoluteString), which another app would show. No other app is installed; the completion \
        handler receives true.
        """)
  }

  static func noRemoteNotifications() -> Diagnostic {
    Diagnostic(
      rule: "no-remote-notifications", severity: .note,
      message: "The program registers for remote notifications. There are none here; the delegate is told of a failure."
    )
  }
}
