import SessionFoundation

/// Who is typed into, and the keyboard that is up for it.
@MainActor struct KeyboardState {
  weak var firstResponder: UIResponder?
  /// Hears what changes its text besides the keyboard.
  var listener: TextInputListener?
  /// The end of the selection that stays where it is while keys move the other one.
  var anchor: Int?
  /// A view that wanted to be first responder before it had a window.
  weak var candidate: UIView?
  /// True while one first responder makes room for another: the keyboard stays.
  var isChangingHands = false
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
