// Mouse buttons. Touches have none.
extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = Self(rawValue: 1 << 0)
    public static let secondary = Self(rawValue: 1 << 1)

    /// - Parameter buttonNumber: The number of the button, starting at 1.
    public static func button(_ buttonNumber: Int) -> Self { Self(rawValue: 1 << (buttonNumber - 1)) }
  }

  public var buttonMask: ButtonMask { [] }
}

extension UIGestureRecognizer {
  public var buttonMask: UIEvent.ButtonMask { [] }
}
