import SessionFoundation

/// A UIKit notification as a type, from iOS 26. Observers receive it when the notification is posted.
public protocol UIKitMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
  static var name: Notification.Name { get }
  @MainActor static func makeMessage(_ notification: Notification) -> Self?
  @MainActor static func makeNotification(_ message: Self) -> Notification
  /// - Returns: nil for a notification without a subject.
  @MainActor static func subject(of notification: Notification) -> Subject?
}

/// A message without contents.
public protocol PlainUIKitMessage: UIKitMessage {
  init()
}

extension UIKitMessage {
  @MainActor public static func subject(of notification: Notification) -> Subject? { notification.object as? Subject }

  /// Posts a message for each notification with the message's name.
  fileprivate static func relay(in center: NotificationCenter) {
    _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak center] notification in
      guard MainQueue.isCurrentThread else { return }
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let center, let subject = subject(of: notification), let message = makeMessage(notification) else {
          return
        }
        center.post(message, subject: subject)
      }
    }
  }
}

extension PlainUIKitMessage {
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
}

extension NotificationCenter {
  /// Posts UIKit's notifications as messages, too.
  func relayMessages() { for message in Self.messages { message.relay(in: self) } }

  private static var messages: [any UIKitMessage.Type] {
    [
      UIApplication.DidFinishLaunchingMessage.self, UIApplication.DidBecomeActiveMessage.self,
      UIApplication.WillResignActiveMessage.self, UIApplication.DidEnterBackgroundMessage.self,
      UIApplication.WillEnterForegroundMessage.self, UIApplication.WillTerminateMessage.self,
      UIApplication.DidReceiveMemoryWarningMessage.self, UIApplication.SignificantTimeChangeMessage.self,
      UIApplication.UserDidTakeScreenshotMessage.self, UIScene.WillConnectMessage.self,
      UIScene.DidDisconnectMessage.self, UIScene.DidActivateMessage.self,
      UIScene.WillDeactivateMessage.self, UIScene.WillEnterForegroundMessage.self,
      UIScene.DidEnterBackgroundMessage.self, UIWindow.DidBecomeVisibleMessage.self,
      UIWindow.DidBecomeHiddenMessage.self, UIWindow.DidBecomeKeyMessage.self,
      UIWindow.DidResignKeyMessage.self, UIResponder.KeyboardWillShowMessage.self,
      UIResponder.KeyboardDidShowMessage.self, UIResponder.KeyboardWillHideMessage.self,
      UIResponder.KeyboardDidHideMessage.self, UIResponder.KeyboardWillChangeFrameMessage.self,
      UIResponder.KeyboardDidChangeFrameMessage.self,
    ]
  }
}
