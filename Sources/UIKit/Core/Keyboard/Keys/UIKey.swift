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

/// A key of a keyboard that is pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What it types with the modifiers.
  public let characters: String
  /// What it types without them, but for shift.
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

/// A button or a key, from the moment it is pressed to the moment it is let go.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown
    case tvRemoteOneTwoThree = 32, tvRemoteFourColors
  }

  /// Seconds since the program began.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// 0…1: 1 while a key is down, as keys know no more.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// Nil for a button that is no key.
  open internal(set) var key: UIKey?
}

/// Presses of one moment.
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
