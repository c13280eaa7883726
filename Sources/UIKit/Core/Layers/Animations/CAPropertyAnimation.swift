/// An animation of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property, such as `opacity` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the animation's value is added to the layer's value.
  open var isAdditive = false
  /// Whether each repetition begins at the end value of the previous one.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copied() -> Self {
    let copy = super.copied()
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    return copy
  }

  /// A value of the animation, to determine the property's type if the layer has no value.
  var sample: Any? { nil }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  override func unshown(on layer: CALayer) -> [String] {
    keyPaths.filter { LayerKey($0, of: layer, like: sample) == nil }
  }

  /// - Parameter key: The animated property.
  /// - Returns: The value at `progress`, or nil if the animation cannot be shown.
  func value(_ key: LayerKey, model: AnimatedValue, progress: Double) -> AnimatedValue? { nil }

  override func apply(to look: inout LayerLook, of layer: CALayer, progress: Double, repeats: Int) {
    guard let key = keyPath.flatMap({ LayerKey($0, of: layer, like: sample) }) else { return }
    let model = key.read(look, layer)
    guard var value = value(key, model: model, progress: progress) else { return }
    let end = self.value(key, model: model, progress: autoreverses ? 0 : 1)
    if isCumulative, repeats > 0, let end { value = value + AnimatedValue.zero.mixed(end, Double(repeats)) }
    key.write(isAdditive ? model + value : value, &look)
  }
}

/// An animation between two values. Omitted values are the layer's own.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// The spring of an animation block, which replaces the timing function.
  final var spring: SpringCurve?

  override var sample: Any? { toValue ?? fromValue ?? byValue }

  override func copied() -> Self {
    let copy = super.copied()
    (copy.fromValue, copy.toValue, copy.byValue, copy.spring) = (fromValue, toValue, byValue, spring)
    return copy
  }

  /// > Source: the reference of `CABasicAnimation`, "Setting Interpolation Values".
  override func value(_ key: LayerKey, model: AnimatedValue, progress: Double) -> AnimatedValue? {
    let from = key.number(fromValue), to = key.number(toValue), by = key.number(byValue)
    let own: AnimatedValue = isAdditive ? .zero : model
    let back = to.flatMap { end in by.map { end - $0 } }, start = from ?? back ?? own
    let end = to ?? by.map { start + $0 } ?? own
    return start.mixed(end, spring?.progress(after: progress * duration) ?? curved(progress))
  }
}

/// An animation that oscillates around its end value like a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The initial velocity, in units of the animated distance per second.
  open var initialVelocity: CGFloat = 0
  /// Whether the damping can exceed critical damping.
  open var allowsOverdamping = false

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    allowsOverdamping = bounce < 0
    stiffness = pow(2 * .pi / max(perceptualDuration, 1e-3), 2)
    damping = 2 * stiffness.squareRoot() * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    duration = settlingDuration
  }

  override func copied() -> Self {
    let copy = super.copied()
    (copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  /// The time until the oscillation is too small to see, in seconds.
  open var settlingDuration: CFTimeInterval { curve.settlingTime }

  private var curve: SpringCurve {
    SpringCurve(
      mass: max(mass, 1e-6), stiffness: max(stiffness, 1e-6), damping: max(damping, 0), velocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func value(_ key: LayerKey, model: AnimatedValue, progress: Double) -> AnimatedValue? {
    guard let start = super.value(key, model: model, progress: 0), let end = super.value(key, model: model, progress: 1)
    else { return nil }
    return start.mixed(end, curve.progress(after: curved(progress) * duration))
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a series of values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// A path for properties that are points, instead of `values`. The animation follows it at a constant speed.
  open var path: CGPath?
  /// The time of each value, ascending from 0 to 1, or nil for even spacing.
  open var keyTimes: [NSNumber]?
  /// The timing function of each segment between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values. All modes except `discrete` are linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether an animation of the position rotates the layer to face along the path or against it; nil does not rotate
  /// it.
  open var rotationMode: CAAnimationRotationMode?

  override var sample: Any? { values?.first ?? path.map { _ in CGPoint.zero } }

  override func copied() -> Self {
    let copy = super.copied()
    (copy.values, copy.path, copy.keyTimes, copy.timingFunctions) = (values, path, keyTimes, timingFunctions)
    (copy.calculationMode, copy.rotationMode) = (calculationMode, rotationMode)
    return copy
  }

  override func apply(to look: inout LayerLook, of layer: CALayer, progress: Double, repeats: Int) {
    super.apply(to: &look, of: layer, progress: progress, repeats: repeats)
    guard keyPath == "position", let mode = rotationMode, let direction = direction(after: progress) else { return }
    let angle = atan2(direction.dy, direction.dx) + (mode == .rotateAutoReverse ? .pi : 0)
    look.transform = CATransform3DConcat(look.transform, CATransform3DMakeRotation(angle, 0, 0, 1))
  }

  /// Returns the direction in which the position moves.
  private func direction(after progress: Double) -> CGVector? {
    if let path {
      return path.outline.trimmed(from: 0, to: max(curved(progress), 1e-4)).subpaths.last?.segments.last?.direction
    }
    let points = (values ?? []).compactMap { LayerKey("position")?.number($0)?.point }
    guard points.count > 1 else { return nil }
    let next = times(points.count).firstIndex { $0 > curved(progress) } ?? points.count - 1
    let end = min(max(next, 1), points.count - 1)
    return CGVector(dx: points[end].x - points[end - 1].x, dy: points[end].y - points[end - 1].y)
  }

  override func value(_ key: LayerKey, model: AnimatedValue, progress: Double) -> AnimatedValue? {
    let progress = curved(progress)
    if let path { return path.outline.trimmed(from: 0, to: max(progress, 1e-9)).current.map { AnimatedValue($0) } }
    let numbers = (values ?? []).compactMap { key.number($0) }
    guard let last = numbers.last else { return nil }
    let times = times(numbers.count)
    guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
    guard next > 0 else { return numbers[0] }
    let length = times[next] - times[next - 1]
    var share = length > 0 ? (progress - times[next - 1]) / length : 1
    if calculationMode == .discrete || next >= numbers.count { return numbers[next - 1] }
    if let functions = timingFunctions, functions.indices.contains(next - 1) {
      share = functions[next - 1].progress(share)
    }
    return numbers[next - 1].mixed(numbers[next], share)
  }

  /// Returns the times of the values. With discrete values, the last one gets a segment, too.
  private func times(_ count: Int) -> [Double] {
    let parts = calculationMode == .discrete ? count : count - 1
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    return (0..<max(parts, 0) + 1).map { parts > 0 ? Double($0) / Double(parts) : 0 }
  }
}
