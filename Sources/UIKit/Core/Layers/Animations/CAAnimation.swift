@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: False if the animation was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer, which temporarily replaces its values on screen. A layer stores a copy of each animation.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  final var timing = MediaTiming()

  public override init() { super.init() }

  /// Ignores the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The timing function, or nil for linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, retained until the animation ends.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Stores a value of the program's own under any key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? { values[key] }

  private var values: [String: Any] = [:]

  // MARK: Overridden by subclasses

  func copied() -> Self {
    let copy = unsafeDowncast(Self.make(), to: Self.self)
    (copy.timing, copy.timingFunction, copy.delegate) = (timing, timingFunction, delegate)
    (copy.isRemovedOnCompletion, copy.values) = (isRemovedOnCompletion, values)
    return copy
  }

  /// Changes the values on screen.
  ///
  /// - Parameters:
  ///   - progress: The progress in the current repetition, from 0 to 1, before the timing function.
  ///   - repeats: The number of completed repetitions.
  func apply(to look: inout LayerLook, of layer: CALayer, progress: Double, repeats: Int) {}

  /// Returns the names of the animated properties whose animation cannot be shown.
  func unshown(on layer: CALayer) -> [String] { [] }

  /// The key paths of the animated properties.
  var keyPaths: [String] { [] }

  final func apply(to look: inout LayerLook, of layer: CALayer, after elapsed: TimeInterval) {
    guard let progress = timing.progress(after: elapsed) else { return }
    apply(to: &look, of: layer, progress: progress, repeats: timing.repeats(after: elapsed))
  }

  final func curved(_ progress: Double) -> Double { timingFunction?.progress(progress) ?? progress }
}

/// A group of animations that run together. Its animations begin with the group and end with it at the latest.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copied() -> Self {
    let copy = super.copied()
    copy.animations = animations?.map { animation in
      let kept = animation.copied()
      if kept.duration == 0 { kept.duration = duration }
      return kept
    }
    return copy
  }

  override func apply(to look: inout LayerLook, of layer: CALayer, progress: Double, repeats: Int) {
    for animation in animations ?? [] { animation.apply(to: &look, of: layer, after: curved(progress) * duration) }
  }

  override func unshown(on layer: CALayer) -> [String] { (animations ?? []).flatMap { $0.unshown(on: layer) } }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from one state of a layer to the next. It takes time and calls its delegate, but shows only the new
/// state.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func copied() -> Self {
    let copy = super.copied()
    (copy.type, copy.subtype, copy.startProgress, copy.endProgress) = (type, subtype, startProgress, endProgress)
    return copy
  }

  override func unshown(on layer: CALayer) -> [String] { ["a transition of type \(type.rawValue)"] }
}
