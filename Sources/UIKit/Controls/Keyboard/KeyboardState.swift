import SessionFoundation

/// The keyboard that is up for what is typed into.
@MainActor struct KeyboardState {
  /// What is up; nil while nothing is.
  var setup: KeyboardSetup?
  /// Down for the time of a rotation, although somebody is typed into.
  var isAwayForRotation = false
  /// The did-notifications of the last motion, as long as they have not been posted.
  var arrival: ScheduledWork?
  /// Holds accessory, keys or input view, in front of the program's windows.
  var window: KeyboardWindow?

  nonisolated init() {}
}

/// What a keyboard consists of, from the top down.
struct KeyboardSetup {
  /// Who supplies accessory and input view.
  weak var owner: UIResponder?
  var accessory: UIView?
  /// In place of the keys.
  var inputView: UIView?
  /// Those whose views are accessory and input view.
  var controllers: [UIInputViewController] = []
  /// Nil where there is an input view, or an accessory alone.
  var keys: KeyboardKeys?
  var accessoryHeight: CGFloat = 0
  /// Of keys or input view.
  var inputHeight: CGFloat = 0
  /// The safe area below.
  var bottomInset: CGFloat = 0

  /// Everything that the frames of notifications include.
  var height: CGFloat { accessoryHeight + inputHeight + bottomInset }
}

/// Which keys are on it.
struct KeyboardKeys: Equatable {
  var suggestionsHeight: CGFloat = 0
  /// Of the strip below the rows.
  var stripHeight: CGFloat = 0
  var layout = Layout.letters
  var returnKey = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default

  /// A pad of numbers has no other page; letters and signs are two pages of one keyboard.
  enum Layout { case letters, signs, numbers }
}
