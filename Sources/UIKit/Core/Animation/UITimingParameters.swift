/// The kinds of timing curves for animators.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0, cubic, spring, composed
}

/// An object that provides an animator's timing curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// `.easeInOut` if the curve has custom control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isNamed: Bool

  /// Creates the ease-in, ease-out curve.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    let points = curve.controlPoints
    (animationCurve, isNamed) = (curve, true)
    (controlPoint1, controlPoint2) = points
  }

  /// - Parameters: the control points of a Bézier curve from (0, 0) to (1, 1), with x from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    if isNamed, animationCurve == .linear { return .linear }
    return .cubic(CubicCurve(x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y))
  }
}

extension UIView.AnimationCurve {
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Settles at the end of the animator's duration.
    case ratio(Double)
    /// Settles by its own physics, whatever the animator's duration.
    case own(SpringCurve)
  }

  /// In animation distances per second. Only the length of the vector counts here.
  open private(set) var initialVelocity: CGVector
  private let kind: Kind

  /// Creates a spring that settles after half a second without oscillation.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// - Parameter ratio: 1 does not oscillate; smaller values oscillate more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (initialVelocity, kind) = (velocity, .ratio(ratio))
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    kind = .own(SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.length))
  }

  /// - Parameters: as in `UIView.animate(springDuration:bounce:…)`.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
    kind = .own(SpringCurve(perceivedDuration: duration, bounce: bounce, velocity: initialVelocity.length))
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func curve(over duration: TimeInterval) -> SpringCurve {
    switch kind {
    case .ratio(let ratio):
      SpringCurve(dampingRatio: ratio, restingAfter: duration, velocity: initialVelocity.length)
    case .own(let spring): spring
    }
  }

  /// The spring's own duration; nil if the animator determines it.
  var ownDuration: TimeInterval? {
    if case .own(let spring) = kind { spring.settlingTime } else { nil }
  }
}

extension CGVector {
  fileprivate var length: CGFloat { hypot(dx, dy) }
}

extension UITimingCurveProvider {
  func curve(over duration: TimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return .spring(spring.curve(over: duration)) }
    return cubicTimingParameters?.curve ?? .easeInOut
  }
}
