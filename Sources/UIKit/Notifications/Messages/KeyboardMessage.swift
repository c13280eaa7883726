/// What the keyboard's notifications say.
public protocol KeyboardMessage: UIKitMessage where Subject == UIScreen {
  init(
    animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
    isLocal: Bool)

  /// In seconds.
  var animationDuration: TimeInterval { get }
  var animationCurve: UIView.AnimationCurve { get }
  /// On the screen.
  var beginFrame: CGRect { get }
  var endFrame: CGRect { get }
  var isLocal: Bool { get }
}

extension KeyboardMessage {
  @MainActor public static func subject(of notification: Notification) -> UIScreen? { Session.current.screen }

  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    guard let info = notification.userInfo, let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return nil }
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
    return Self(
      animationDuration: duration?.doubleValue ?? 0,
      animationCurve: UIView.AnimationCurve(rawValue: curve) ?? .easeInOut, beginFrame: begin.cgRectValue,
      endFrame: end.cgRectValue,
      isLocal: (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true)
  }

  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
    ]
    return Notification(name: name, object: nil, userInfo: info)
  }
}

extension UIResponder {
  /// The message of ``keyboardWillShowNotification``.
  public struct KeyboardWillShowMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
    public let animationDuration: TimeInterval
    public let animationCurve: UIView.AnimationCurve
    public let beginFrame, endFrame: CGRect
    public let isLocal: Bool

    public init(
      animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
      isLocal: Bool
    ) {
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
    }
  }

  /// The message of ``keyboardDidShowNotification``.
  public struct KeyboardDidShowMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
    public let animationDuration: TimeInterval
    public let animationCurve: UIView.AnimationCurve
    public let beginFrame, endFrame: CGRect
    public let isLocal: Bool

    public init(
      animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
      isLocal: Bool
    ) {
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
    }
  }

  /// The message of ``keyboardWillHideNotification``.
  public struct KeyboardWillHideMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
    public let animationDuration: TimeInterval
    public let animationCurve: UIView.AnimationCurve
    public let beginFrame, endFrame: CGRect
    public let isLocal: Bool

    public init(
      animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
      isLocal: Bool
    ) {
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
    }
  }

  /// The message of ``keyboardDidHideNotification``.
  public struct KeyboardDidHideMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
    public let animationDuration: TimeInterval
    public let animationCurve: UIView.AnimationCurve
    public let beginFrame, endFrame: CGRect
    public let isLocal: Bool

    public init(
      animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
      isLocal: Bool
    ) {
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
    }
  }

  /// The message of ``keyboardWillChangeFrameNotification``.
  public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
    public let animationDuration: TimeInterval
    public let animationCurve: UIView.AnimationCurve
    public let beginFrame, endFrame: CGRect
    public let isLocal: Bool

    public init(
      animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
      isLocal: Bool
    ) {
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
    }
  }

  /// The message of ``keyboardDidChangeFrameNotification``.
  public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
    public let animationDuration: TimeInterval
    public let animationCurve: UIView.AnimationCurve
    public let beginFrame, endFrame: CGRect
    public let isLocal: Bool

    public init(
      animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
      isLocal: Bool
    ) {
      (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
      (self.beginFrame, self.endFrame, self.isLocal) = (beginFrame, endFrame, isLocal)
    }
  }
}
