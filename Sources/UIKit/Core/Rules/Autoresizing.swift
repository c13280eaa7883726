/// Springs and struts: how a view follows a change of its superview's size, on one axis.
///
/// The flexible parts share the change in proportion to their sizes.
/// > Source: `UIView.autoresizingMask` reference, "the default behavior is to distribute the size difference
/// > proportionally among the flexible portions". Verified by the constraint that iOS prints for `h=&-&`.
struct AutoresizingAxis: Equatable {
  var flexibleMin: Bool
  var flexibleSize: Bool
  var flexibleMax: Bool

  /// Returns position and size after the superview's length changed from `old` to `new`.
  /// - Parameters:
  ///   - position: The distance from the superview's near edge, in points.
  ///   - size: The length of the view, in points.
  func resize(position: CGFloat, size: CGFloat, from old: CGFloat, to new: CGFloat) -> (
    position: CGFloat, size: CGFloat
  ) {
    let trailing = old - position - size
    let shares = shares(position: position, size: size, trailing: trailing)
    let change = new - old
    return (position + shares.position * change, max(0, size + shares.size * change))
  }

  /// Returns the fractions of a change of the superview's length that go to position and size.
  ///
  /// When the flexible parts sum to zero, they share equally (GNUstep's rule; unconfirmed on iOS).
  func shares(position: CGFloat, size: CGFloat, trailing: CGFloat) -> (position: CGFloat, size: CGFloat) {
    let total = (flexibleMin ? position : 0) + (flexibleSize ? size : 0) + (flexibleMax ? trailing : 0)
    let count = CGFloat([flexibleMin, flexibleSize, flexibleMax].count { $0 })
    guard count > 0 else { return (0, 0) }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      isFlexible ? (total > 0 ? part / total : 1 / count) : 0
    }
    return (share(flexibleMin, position), share(flexibleSize, size))
  }
}

extension UIView {
  /// The margins and sizes of a view that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}

extension UIView.AutoresizingMask {
  var horizontal: AutoresizingAxis {
    AutoresizingAxis(
      flexibleMin: contains(.flexibleLeftMargin), flexibleSize: contains(.flexibleWidth),
      flexibleMax: contains(.flexibleRightMargin))
  }

  var vertical: AutoresizingAxis {
    AutoresizingAxis(
      flexibleMin: contains(.flexibleTopMargin), flexibleSize: contains(.flexibleHeight),
      flexibleMax: contains(.flexibleBottomMargin))
  }
}
