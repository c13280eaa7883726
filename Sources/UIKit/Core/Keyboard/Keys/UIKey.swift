public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// A pressed key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The text it types with the modifiers.
  public let characters: String
  /// The text it types without modifiers other than Shift.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ input: String, _ modifierFlags: UIKeyModifierFlags, _ keyCode: UIKeyboardHIDUsage) {
    characters = modifierFlags.isDisjoint(with: [.command, .control]) ? input : ""
    charactersIgnoringModifiers = input
    (self.modifierFlags, self.keyCode) = (modifierFlags, keyCode)
    super.init()
  }
}

/// A press of a button or a key, from down to up.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown
    case tvRemoteOneTwoThree = 32, tvRemoteFourColors
  }

  /// In seconds since the program began.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// 1 while a key is down, otherwise 0: keys do not report a force.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// Nil for a button that is not a key.
  open internal(set) var key: UIKey?
}

/// The presses of one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>

  init(_ press: UIPress) {
    presses = [press]
    super.init(.presses, .none, at: press.timestamp)
  }

  open var allPresses: Set<UIPress> { presses }

  func deliver() {
    for press in presses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: self)
      case .changed: press.responder?.pressesChanged([press], with: self)
      case .ended: press.responder?.pressesEnded([press], with: self)
      case .cancelled: press.responder?.pressesCancelled([press], with: self)
      case .stationary: break
      }
    }
  }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  open override var modifierFlags: UIKeyModifierFlags {
    presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
  }
}
