/// The accessibility settings that the user can turn on and off.
package struct AssistanceSettings: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  package static let voiceOver = Self(bit: 0), monoAudio = Self(bit: 1), closedCaptioning = Self(bit: 2)
  package static let invertColors = Self(bit: 3), guidedAccess = Self(bit: 4), boldText = Self(bit: 5)
  package static let grayscale = Self(bit: 6), reduceTransparency = Self(bit: 7), reduceMotion = Self(bit: 8)
  package static let crossFadeTransitions = Self(bit: 9), noVideoAutoplay = Self(bit: 10)
  package static let darkerSystemColors = Self(bit: 11), switchControl = Self(bit: 12)
  package static let speakSelection = Self(bit: 13), speakScreen = Self(bit: 14), noShakeToUndo = Self(bit: 15)
  package static let assistiveTouch = Self(bit: 16), onOffSwitchLabels = Self(bit: 17)
  package static let differentiateWithoutColor = Self(bit: 18), buttonShapes = Self(bit: 19)
}

/// The state of a running assistive technology.
@MainActor package struct AssistanceState {
  /// The focused element.
  weak var focus: AnyObject?
  /// The announcements so far, most recent last.
  package internal(set) var spoken: [String] = []

  nonisolated init() {}
}
