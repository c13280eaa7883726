/// Moves a view with the way a device is held.
///
/// Nothing tilts here: an effect is asked for the offset zero. The first effect of a session reports the diagnostic
/// `no-device-motion`.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The changes of a view for an offset of the viewer.
  ///
  /// - Parameter viewerOffset: -1 to 1 in each direction; 0 straight in front of the device.
  /// - Returns: what is added to the values of the view, by key path.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes one value between two ends.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  /// A number at the offset -1.
  open var minimumRelativeValue: Any?
  /// A number at the offset 1.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let least = RunAttributes.number(minimumRelativeValue), let most = RunAttributes.number(maximumRelativeValue)
    else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: least + share * (most - least)]
  }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}

extension Diagnostic {
  static let noMotion = Diagnostic(
    rule: "no-device-motion", severity: .note,
    message: "Motion effects have no effect: the device does not tilt here.")
}
