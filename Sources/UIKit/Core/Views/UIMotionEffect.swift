/// Moves a view when the device is tilted.
///
/// The device does not tilt here, so only the offset zero is used. The first effect of a session reports the diagnostic
/// `no-device-motion`.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Returns the changes of a view for an offset of the viewer.
  ///
  /// - Parameter viewerOffset: The offset on each axis, from -1 to 1; 0 is straight in front of the device.
  /// - Returns: The values to add to the view's, by key path.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates a value between two ends.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  /// The number at offset -1.
  open var minimumRelativeValue: Any?
  /// The number at offset 1.
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

/// A motion effect that combines several effects.
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
    message: "Motion effects have no effect: Tinamou's device does not tilt.")
}
