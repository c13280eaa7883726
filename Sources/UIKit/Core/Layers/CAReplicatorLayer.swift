import DisplayLists

/// Shows its sublayers several times, each time moved, turned and coloured a bit further.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// From one to the next, about the anchor point.
  open var instanceTransform = CATransform3DIdentity
  /// What the colours of the first are multiplied by.
  open var instanceColor: CGColor? = .white
  // What is added for each further one.
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  /// How far behind the animations of each further one are, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  open var preservesDepth = false { didSet { hasNoEffect("CAReplicatorLayer.preservesDepth") } }

  /// More of them are no picture any more.
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
  /// The command in colors multiplied by another one. Images change only with a tint.
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
