// UIKit's notifications as messages.

extension UIApplication {
  /// The message of ``didFinishLaunchingNotification``.
  public struct DidFinishLaunchingMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    public init() {}
  }

  /// The message of ``didBecomeActiveNotification``.
  public struct DidBecomeActiveMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    public init() {}
  }

  /// The message of ``willResignActiveNotification``.
  public struct WillResignActiveMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    public init() {}
  }

  /// The message of ``didEnterBackgroundNotification``.
  public struct DidEnterBackgroundMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    public init() {}
  }

  /// The message of ``willEnterForegroundNotification``.
  public struct WillEnterForegroundMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    public init() {}
  }

  /// The message of ``willTerminateNotification``.
  public struct WillTerminateMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    public init() {}
  }

  /// The message of ``didReceiveMemoryWarningNotification``.
  public struct DidReceiveMemoryWarningMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    public init() {}
  }

  /// The message of ``significantTimeChangeNotification``.
  public struct SignificantTimeChangeMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
    public init() {}
  }

  /// The message of ``userDidTakeScreenshotNotification``.
  public struct UserDidTakeScreenshotMessage: PlainUIKitMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    public init() {}
  }
}

extension UIScene {
  /// The message of ``willConnectNotification``.
  public struct WillConnectMessage: PlainUIKitMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.willConnectNotification }
    public init() {}
  }

  /// The message of ``didDisconnectNotification``.
  public struct DidDisconnectMessage: PlainUIKitMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.didDisconnectNotification }
    public init() {}
  }

  /// The message of ``didActivateNotification``.
  public struct DidActivateMessage: PlainUIKitMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.didActivateNotification }
    public init() {}
  }

  /// The message of ``willDeactivateNotification``.
  public struct WillDeactivateMessage: PlainUIKitMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.willDeactivateNotification }
    public init() {}
  }

  /// The message of ``willEnterForegroundNotification``.
  public struct WillEnterForegroundMessage: PlainUIKitMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
    public init() {}
  }

  /// The message of ``didEnterBackgroundNotification``.
  public struct DidEnterBackgroundMessage: PlainUIKitMessage {
    public typealias Subject = UIScene
    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
    public init() {}
  }
}

extension UIWindow {
  /// The message of ``didBecomeVisibleNotification``.
  public struct DidBecomeVisibleMessage: PlainUIKitMessage {
    public typealias Subject = UIWindow
    public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }
    public init() {}
  }

  /// The message of ``didBecomeHiddenNotification``.
  public struct DidBecomeHiddenMessage: PlainUIKitMessage {
    public typealias Subject = UIWindow
    public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }
    public init() {}
  }

  /// The message of ``didBecomeKeyNotification``.
  public struct DidBecomeKeyMessage: PlainUIKitMessage {
    public typealias Subject = UIWindow
    public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }
    public init() {}
  }

  /// The message of ``didResignKeyNotification``.
  public struct DidResignKeyMessage: PlainUIKitMessage {
    public typealias Subject = UIWindow
    public static var name: Notification.Name { UIWindow.didResignKeyNotification }
    public init() {}
  }
}
