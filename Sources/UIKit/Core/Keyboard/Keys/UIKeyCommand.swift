/// A key with modifiers that sends an action up the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The text that the key types without modifiers, or one of the inputs below.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the text that the key would type and over caret movement.
  open var wantsPriorityOverSystemBehavior = false
  /// Stored only: keyboards here have one layout.
  open var allowsAutomaticLocalization = true
  /// Stored only: keyboards here have one layout.
  open var allowsAutomaticMirroring = true

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "\u{8}"
  nonisolated public static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4", f5 = "UIKeyInputF5", f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7", f8 = "UIKeyInputF8", f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10", f11 = "UIKeyInputF11", f12 = "UIKeyInputF12"

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Returns whether a key triggers the command. Letters match regardless of case, because Shift is a modifier.
  func matches(_ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
      && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
      && attributes.isDisjoint(with: [.disabled, .hidden])
  }
}
