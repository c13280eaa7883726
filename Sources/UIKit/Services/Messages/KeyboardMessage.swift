/// The movement of the keyboard.
public struct _KeyboardMotion: Sendable {
  fileprivate var animationDuration: TimeInterval
  fileprivate var animationCurve: UIView.AnimationCurve
  fileprivate var beginFrame, endFrame: CGRect
  fileprivate var isLocal: Bool
}

/// The contents of the keyboard's notifications.
public protocol KeyboardMessage: UIKitMessage where Subject == UIScreen {
  init(_ motion: _KeyboardMotion)
  var _motion: _KeyboardMotion { get }
}

extension KeyboardMessage {
  public init(
    animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, beginFrame: CGRect, endFrame: CGRect,
    isLocal: Bool
  ) {
    self.init(
      _KeyboardMotion(
        animationDuration: animationDuration, animationCurve: animationCurve, beginFrame: beginFrame,
        endFrame: endFrame, isLocal: isLocal))
  }

  /// The duration, in seconds.
  public var animationDuration: TimeInterval { _motion.animationDuration }
  public var animationCurve: UIView.AnimationCurve { _motion.animationCurve }
  /// The frame in the screen's coordinates.
  public var beginFrame: CGRect { _motion.beginFrame }
  public var endFrame: CGRect { _motion.endFrame }
  public var isLocal: Bool { _motion.isLocal }

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
    public let _motion: _KeyboardMotion

    public init(_ motion: _KeyboardMotion) { _motion = motion }
  }

  /// The message of ``keyboardDidShowNotification``.
  public struct KeyboardDidShowMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
    public let _motion: _KeyboardMotion

    public init(_ motion: _KeyboardMotion) { _motion = motion }
  }

  /// The message of ``keyboardWillHideNotification``.
  public struct KeyboardWillHideMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
    public let _motion: _KeyboardMotion

    public init(_ motion: _KeyboardMotion) { _motion = motion }
  }

  /// The message of ``keyboardDidHideNotification``.
  public struct KeyboardDidHideMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
    public let _motion: _KeyboardMotion

    public init(_ motion: _KeyboardMotion) { _motion = motion }
  }

  /// The message of ``keyboardWillChangeFrameNotification``.
  public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
    public let _motion: _KeyboardMotion

    public init(_ motion: _KeyboardMotion) { _motion = motion }
  }

  /// The message of ``keyboardDidChangeFrameNotification``.
  public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
    public typealias Subject = UIScreen
    public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
    public let _motion: _KeyboardMotion

    public init(_ motion: _KeyboardMotion) { _motion = motion }
  }
}
