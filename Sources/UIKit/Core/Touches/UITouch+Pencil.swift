// Properties that only a pencil has. Other touches are perpendicular to the screen.
extension UITouch {
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Self(rawValue: 1 << 0)
    public static let azimuth = Self(rawValue: 1 << 1)
    public static let altitude = Self(rawValue: 1 << 2)
    public static let location = Self(rawValue: 1 << 3)
    public static let roll = Self(rawValue: 1 << 4)
  }

  /// The angle between the pencil and the screen, in radians.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// The rotation about the pencil's axis, in radians.
  public var rollAngle: CGFloat { 0 }

  /// Returns the direction in which the pencil points, in radians.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The estimated properties. Always empty.
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  public var estimationUpdateIndex: NSNumber? { nil }
}
