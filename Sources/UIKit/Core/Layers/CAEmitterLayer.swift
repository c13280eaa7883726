import DisplayLists

/// A layer that emits particles.
///
/// Particles are a function of the session's time, so every run draws the same ones. As in UIKit, a layer whose
/// `beginTime` is 0 has been emitting for a long time. Particles emitted by particles and depth are not supported.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0 { didSet { hasNoEffect("CAEmitterLayer.emitterZPosition") } }
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0 { didSet { hasNoEffect("CAEmitterLayer.emitterDepth") } }
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false { didSet { hasNoEffect("CAEmitterLayer.preservesDepth") } }
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0

  override func recordContent(_ shown: LayerLook, into recorder: inout DisplayListRecorder) {
    recordParticles(into: &recorder)
  }
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A type of particle.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  public override init() { super.init() }

  open var name: String?
  open var isEnabled = true
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var color: CGColor? = .white
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0 { didSet { hasNoEffect("CAEmitterCell.emissionLatitude") } }
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
}
