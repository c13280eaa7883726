// Opening URLs.
extension Session {
  /// The schemes that a device opens without additional apps. Telephone schemes are for phones only.
  ///
  /// > Basis: documented, "Apple URL Scheme Reference"; assumed for simulators and devices without Mail.
  private var systemSchemes: Set<String> {
    let all: Set = ["http", "https", "mailto", "sms", "app-settings", "facetime", "maps", "itms-apps"]
    return environment.device.idiom == .phone ? all.union(["tel", "telprompt"]) : all
  }

  /// Returns whether the device opens a URL. It does not open schemes of other apps, because none are installed.
  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return systemSchemes.contains(scheme) || life.info.ownSchemes.contains(scheme)
  }

  /// Opens a URL. The program receives URLs with its own schemes. URLs for another app are reported and count as
  /// opened.
  ///
  /// - Parameter universalLinksOnly: true fails, because no installed app claims a link.
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

  /// Delivers a URL from outside to the active scene or the application's delegate.
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

  /// Performs a shortcut that the user chose on the home screen.
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

  /// Continues an activity from another device or the system's search.
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
        The program opens \(url.absoluteString), which another app would handle. Tinamou opens nothing; the completion \
        handler receives true.
        """)
  }

  static func noRemoteNotifications() -> Diagnostic {
    Diagnostic(
      rule: "no-remote-notifications", severity: .note,
      message: "The program registers for remote notifications, which Tinamou does not have. The delegate receives an "
        + "error.")
  }
}
