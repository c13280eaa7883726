import SessionFoundation

/// The accessibility settings, and the notifications that a program posts to assistive technologies.
///
/// Everything is off, as on a new device, unless `Session.assist(with:)` turns it on.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen appeared. The argument is the element that gets the focus, or a string to announce.
    public static let screenChanged = Self(rawValue: 1000)
    /// Elements changed. The argument is the same as for `screenChanged`.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The argument is a string to announce.
    public static let announcement = Self(rawValue: 1008)
    /// The argument is a string that describes the scroll position.
    public static let pageScrolled = Self(rawValue: 1009)
    /// The argument is an assistive technology's identifier.
    public static let pauseAssistiveTechnology = Self(rawValue: 1019)
    public static let resumeAssistiveTechnology = Self(rawValue: 1020)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = Self(rawValue: 1 << 1)
    public static let right = Self(rawValue: 1 << 2)
    public static let both: Self = [.left, .right]
  }

  public enum ExpandedStatus: Int, Sendable {
    case unsupported = 0, expanded, collapsed
  }

  public enum ZoomType: Int, Sendable {
    case insertionPoint = 0
  }

  /// Posts a notification to assistive technologies. Has no effect unless VoiceOver runs.
  public static func post(notification: Notification, argument: Any?) {
    guard has(.voiceOver) else { return }
    let argument = UncheckedArgument(value: argument), session = Session.current
    onMainActor { session.perform { session.hear(notification, argument.value) } }
  }

  /// Runs the block immediately on the main actor, otherwise in the main queue's next turn.
  private static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Returns the focused element; nil if VoiceOver does not run, and off the main thread.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard has(.voiceOver), MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { UncheckedArgument(value: Session.current.assistance.focus) }.value
  }

  /// Asks to restrict the user to this program, which only supervised devices allow.
  ///
  /// - Parameter completionHandler: receives false, because the device is never supervised.
  @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    _ = Session.current.schedule(after: 0) { completionHandler(false) }
  }

  // MARK: Settings

  public static var isVoiceOverRunning: Bool { has(.voiceOver) }
  public static var isMonoAudioEnabled: Bool { has(.monoAudio) }
  public static var isClosedCaptioningEnabled: Bool { has(.closedCaptioning) }
  public static var isInvertColorsEnabled: Bool { has(.invertColors) }
  public static var isGuidedAccessEnabled: Bool { has(.guidedAccess) }
  public static var isBoldTextEnabled: Bool { has(.boldText) }
  public static var isGrayscaleEnabled: Bool { has(.grayscale) }
  public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }
  public static var prefersCrossFadeTransitions: Bool { has(.crossFadeTransitions) }
  /// True unless the user turns it off.
  public static var isVideoAutoplayEnabled: Bool { !has(.noVideoAutoplay) }
  public static var isDarkerSystemColorsEnabled: Bool { has(.darkerSystemColors) }
  public static var isSwitchControlRunning: Bool { has(.switchControl) }
  public static var isSpeakSelectionEnabled: Bool { has(.speakSelection) }
  public static var isSpeakScreenEnabled: Bool { has(.speakScreen) }
  /// True unless the user turns it off.
  public static var isShakeToUndoEnabled: Bool { !has(.noShakeToUndo) }
  public static var isAssistiveTouchRunning: Bool { has(.assistiveTouch) }
  public static var isOnOffSwitchLabelsEnabled: Bool { has(.onOffSwitchLabels) }
  public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
  public static var buttonShapesEnabled: Bool { has(.buttonShapes) }
  /// Empty: no hearing device is paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  private static func has(_ setting: AssistanceSettings) -> Bool {
    Session.current.assistanceSettings.withLock { $0.contains(setting) }
  }

  // MARK: Coordinates

  /// - Parameter rect: in the view's coordinates.
  /// - Returns: the rectangle in screen coordinates, in points.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.rectOnScreen(rect)
  }

  @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let onScreen = UIBezierPath(cgPath: path.cgPath)
    onScreen.apply(view.transformToScreen)
    return onScreen
  }
}

/// A value passed within one thread.
private struct UncheckedArgument: @unchecked Sendable {
  let value: Any?
}

extension UIView {
  var transformToScreen: CGAffineTransform {
    let place = convert(CGPoint.zero, to: nil)
    let right = convert(CGPoint(x: 1, y: 0), to: nil), down = convert(CGPoint(x: 0, y: 1), to: nil)
    return CGAffineTransform(
      a: right.x - place.x, b: right.y - place.y, c: down.x - place.x, d: down.y - place.y, tx: place.x, ty: place.y
    ).concatenating(root.geometry.transformToSuperview)
  }

  func rectOnScreen(_ rect: CGRect) -> CGRect {
    convert(rect, to: nil).applying(root.geometry.transformToSuperview)
  }
}
