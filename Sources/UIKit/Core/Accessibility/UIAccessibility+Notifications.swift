// Notifications about settings. Their object is nil.
extension UIAccessibility {
  public static let voiceOverStatusDidChangeNotification = name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let closedCaptioningStatusDidChangeNotification = name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = name("UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification = name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let videoAutoplayStatusDidChangeNotification = name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = name("UIAccessibilityShakeToUndoDidChangeNotification")
  public static let assistiveTouchStatusDidChangeNotification = name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let hearingDevicePairedEarDidChangeNotification = name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// A string, as in Apple's Swift interface.
  public static let differentiateWithoutColorDidChangeNotification =
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"

  // MARK: Notifications about assistive technologies

  public static let elementFocusedNotification = name("UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  public static let announcementDidFinishNotification = name("UIAccessibilityAnnouncementDidFinishNotification")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  private static func name(_ text: String) -> NSNotification.Name { NSNotification.Name(text) }
}

// Names from Swift 3 and Objective-C.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }

@available(*, deprecated, renamed: "UIAccessibility.isBoldTextEnabled")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

@available(*, deprecated, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }

@available(*, deprecated, renamed: "UIAccessibility.isSwitchControlRunning")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

@available(*, deprecated, renamed: "UIAccessibility.isGuidedAccessEnabled")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

@available(*, deprecated, renamed: "UIAccessibility.isInvertColorsEnabled")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}

@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { .screenChanged }

@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { .layoutChanged }

@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { .announcement }

@available(*, deprecated, message: "use [] to construct an empty option set")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { [] }

@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }

@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }

@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }

@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }

@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }

@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .adjustable }

@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }
