import DisplayLists

/// A layer that draws copies of its sublayers, each one transformed and tinted relative to the previous one.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// The transform from one instance to the next, about the anchor point.
  open var instanceTransform = CATransform3DIdentity
  /// The color that multiplies the colors of the first instance.
  open var instanceColor: CGColor? = .white
  // The offsets added for each further instance.
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  /// The animation delay between one instance and the next, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  open var preservesDepth = false { didSet { hasNoEffect("CAReplicatorLayer.preservesDepth") } }

  /// The maximum number of instances. More of them are no longer distinguishable.
  private static let mostInstances = 10_000

  override func take(_ layer: CALayer) {
    super.take(layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform, instanceColor) = (
      layer.instanceCount, layer.instanceTransform, layer.instanceColor
    )
    (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
    instanceDelay = layer.instanceDelay
  }

  override func recordSublayers(
    _ shown: LayerLook, into recorder: inout DisplayListRecorder, _ record: (inout DisplayListRecorder) -> Void
  ) {
    let session = Session.current, delay = session.layerDelay
    func instance(_ number: Int) -> [DrawCommand] {
      session.layerDelay = delay + Double(number) * instanceDelay
      defer { session.layerDelay = delay }
      var one = DisplayListRecorder(size: .zero)
      record(&one)
      return one.list.commands
    }
    let first = instance(0)
    let pivot = shown.geometry.pivot
    let step = CGAffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(instanceTransform.flattened)
      .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y))
    var place = CGAffineTransform.identity
    for i in 0..<min(max(instanceCount, 0), Self.mostInstances) {
      let factor = color(of: i), commands = i == 0 || instanceDelay == 0 ? first : instance(i)
      recorder.saved {
        $0.concatenate(place)
        $0.append(factor == .white ? commands : commands.map { $0.multiplied(by: factor) })
      }
      place = step.concatenating(place)
    }
  }

  private func color(of instance: Int) -> RGBAColor {
    let first = instanceColor?.rgba ?? .white, n = Double(instance)
    func share(_ value: Double, _ offset: Float) -> Double { min(max(value + Double(offset) * n, 0), 1) }
    return RGBAColor(
      red: share(first.red, instanceRedOffset), green: share(first.green, instanceGreenOffset),
      blue: share(first.blue, instanceBlueOffset), alpha: share(first.alpha, instanceAlphaOffset))
  }
}

extension DrawCommand {
  /// Returns the command with its colors multiplied by another color. Images change only if they have a tint.
  fileprivate func multiplied(by color: RGBAColor) -> DrawCommand {
    switch self {
    case .fill(let path, let paint): return .fill(path, paint.multiplied(by: color))
    case .fillPixels(let path, let paint): return .fillPixels(path, paint.multiplied(by: color))
    case .stroke(let path, let paint, let style): return .stroke(path, paint.multiplied(by: color), style)
    case .text(var run):
      run.color = run.color.multiplied(by: color)
      return .text(run)
    case .image(var image, let rect):
      image.tint = image.tint?.multiplied(by: color)
      return .image(image, rect)
    default: return self
    }
  }
}

extension Paint {
  fileprivate func multiplied(by color: RGBAColor) -> Paint {
    switch self {
    case .solid(let own): return .solid(own.multiplied(by: color))
    case .linearGradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop($0.location, $0.color.multiplied(by: color)) }
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = gradient.stops.map { GradientStop($0.location, $0.color.multiplied(by: color)) }
      return .radialGradient(gradient)
    case .tiles: return self
    }
  }
}

extension RGBAColor {
  fileprivate func multiplied(by other: RGBAColor) -> RGBAColor {
    RGBAColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}
