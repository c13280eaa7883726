// Options for animations.
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change size lay out their subviews inside the block, so that these animate, too.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// An animation that replaces another one starts at the value shown on screen instead of the model value.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats until the animation is removed. The completion handler is not called before that.
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Lays out pending updates before the block without animation, and the block's own changes at its end as part of
    /// the animation.
    ///
    /// > Basis: documented for what it does, in iOS 26; assumed for the bit.
    public static let flushUpdates = Self(rawValue: 1 << 10)
    public static let curveEaseInOut = Self([])
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    // These have no effect: frames follow the rate of the screen.
    //
    // > Source: UIView.h.
    public static let preferredFramesPerSecondDefault = Self([])
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let calculationModeLinear = Self([])
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// This mode and the following ones behave like linear.
    public static let calculationModePaced = Self(rawValue: 1 << 11)
    public static let calculationModeCubic = Self(rawValue: 1 << 12)
    public static let calculationModeCubicPaced = Self(rawValue: 1 << 13)
  }
}

extension AnimationTiming {
  init(duration: TimeInterval, delay: TimeInterval, _ options: UIView.AnimationOptions) {
    self.init(
      delay: max(delay, 0), duration: max(duration, 0), curve: options.curve(over: duration),
      count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
  }
}

extension UIView.AnimationOptions {
  /// Bits 16 to 19 hold an `AnimationCurve` number. Numbers without a case mean the keyboard's curve, 7.
  func curve(over duration: TimeInterval) -> TimingCurve {
    TimingCurve(number: Int(rawValue >> 16 & 0xF), duration: duration)
  }

  /// Whether the options include a transition of the whole view.
  var hasTransition: Bool { rawValue >> 20 & 0xF != 0 }

  var isCrossDissolve: Bool { rawValue >> 20 & 0xF == Self.transitionCrossDissolve.rawValue >> 20 }
}

extension TimingCurve {
  /// - Parameter number: an `AnimationCurve`, or the curve from a keyboard notification, which programs pass along.
  init(number: Int, duration: TimeInterval) {
    switch UIView.AnimationCurve(rawValue: number) {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    // Assumed: the keyboard moves by a critically damped spring, in its time.
    case nil: self = .spring(SpringCurve(dampingRatio: 1, restingAfter: duration))
    }
  }
}
