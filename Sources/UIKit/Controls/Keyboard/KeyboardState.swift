import SessionFoundation

/// The keyboard on the screen.
@MainActor struct KeyboardState {
  /// The setup of the visible keyboard; nil while it is hidden.
  var setup: KeyboardSetup?
  /// Whether the keyboard is hidden during a rotation, although a responder takes text.
  var isAwayForRotation = false
  /// The pending did-notifications of the last movement.
  var arrival: ScheduledWork?
  /// The window with the accessory view, the keys or the input view, in front of the program's windows.
  var window: KeyboardWindow?

  nonisolated init() {}
}

/// The parts of a keyboard, from top to bottom.
struct KeyboardSetup {
  /// The responder that provides the accessory view and the input view.
  weak var owner: UIResponder?
  var accessory: UIView?
  /// The view that replaces the keys.
  var inputView: UIView?
  /// The controllers of the accessory view and the input view.
  var controllers: [UIInputViewController] = []
  /// The keys; nil with an input view, or with an accessory view alone.
  var keys: KeyboardKeys?
  var accessoryHeight: CGFloat = 0
  /// The height of the keys or the input view.
  var inputHeight: CGFloat = 0
  /// The height of the safe area below.
  var bottomInset: CGFloat = 0

  /// The total height, as in the frames of notifications.
  var height: CGFloat { accessoryHeight + inputHeight + bottomInset }
}

/// The keys of a keyboard.
struct KeyboardKeys: Equatable {
  var suggestionsHeight: CGFloat = 0
  /// The height of the strip below the rows.
  var stripHeight: CGFloat = 0
  var layout = Layout.letters
  var returnKey = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default

  /// The page of keys. A number pad has only one page; letters and symbols are two pages of one keyboard.
  enum Layout { case letters, signs, numbers }
}
