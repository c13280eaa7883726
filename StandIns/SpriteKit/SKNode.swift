@_exported import UIKit

/// A node of a scene's tree. Positions and children are kept; nothing is drawn, and actions do not run.
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var speed: CGFloat = 1
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []
  private var touchable = false

  public override init() { super.init() }

  public convenience init?(fileNamed filename: String) { return nil }

  public required init?(coder aDecoder: NSCoder) { super.init() }

  open var isUserInteractionEnabled: Bool {
    get { touchable }
    set { touchable = newValue }
  }

  open var scene: SKScene? { sequence(first: self, next: \.parent).lazy.compactMap { $0 as? SKScene }.first }
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  open var constraints: [SKConstraint]?
  open var attributeValues: [String: Any] = [:]
  open func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }
  open func isEqual(to node: SKNode) -> Bool { self === node }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  open func insertChild(_ node: SKNode, at index: Int) {
    node.parent = self
    children.insert(node, at: index)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { children.forEach { $0.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) { nodes.filter { $0.parent === self }.forEach { $0.removeFromParent() } }
  open func move(toParent parent: SKNode) {
    removeFromParent()
    parent.addChild(self)
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0 === parent }
  }

  /// Finds a node by its name; `//name` searches the whole tree.
  open func childNode(withName name: String) -> SKNode? {
    guard name.hasPrefix("//") else { return children.first { $0.name == name } }
    let plain = String(name.dropFirst(2))
    return children.lazy.compactMap { $0.name == plain ? $0 : $0.childNode(withName: name) }.first
  }
  open func enumerateChildNodes(
    withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for child in children where child.name == name && !stop.boolValue { block(child, &stop) }
  }

  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  open func atPoint(_ p: CGPoint) -> SKNode { children.last { $0.contains(p) } ?? self }
  open func nodes(at p: CGPoint) -> [SKNode] { children.filter { $0.contains(p) } }
  open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }

  // MARK: Actions, which end at once without an effect

  open func run(_ action: SKAction) {}
  public func run(_ action: SKAction) async {}
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }
  open func run(_ action: SKAction, withKey key: String) {}
  open func hasActions() -> Bool { false }
  open func action(forKey key: String) -> SKAction? { nil }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
}

extension UITouch {
  /// The point in the view, because nodes are not drawn.
  public func location(in node: SKNode) -> CGPoint { location(in: nil as UIView?) }
  public func previousLocation(in node: SKNode) -> CGPoint { previousLocation(in: nil as UIView?) }
}

public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

open class SKSpriteNode: SKNode {
  open var blendMode = SKBlendMode.alpha
  open var normalTexture: SKTexture?
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open var shadowedBitMask: UInt32 = 0
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var shader: SKShader?
  open func scale(to size: CGSize) { self.size = size }

  open var texture: SKTexture?
  open var size = CGSize.zero
  open var color = UIColor.white
  open var colorBlendFactor: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    super.init()
    (self.texture, self.color, self.size) = (texture, color, size)
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open override var frame: CGRect {
    CGRect(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
}

open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 0
  open var isAntialiased = true
  open var fillTexture: SKTexture?
  open var strokeTexture: SKTexture?
  open var blendMode = SKBlendMode.alpha
  open var fillShader: SKShader?
  open var strokeShader: SKShader?

  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rectOf: size) }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(rectOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(ellipseOf size: CGSize) { self.init(rectOf: size) }
  public convenience init(ellipseIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = UIBezierPath()
    for index in 0..<numPoints {
      if index == 0 { path.move(to: points[index]) } else { path.addLine(to: points[index]) }
    }
    self.init(path: path.cgPath)
  }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center, left, right
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline, center, top, bottom
}

open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor?
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
}

open class SKEmitterNode: SKNode {
  open var particleBirthRate: CGFloat = 0
  open var targetNode: SKNode?
  open var particleTexture: SKTexture?
  open var particleBlendMode = SKBlendMode.alpha
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorSequence: SKKeyframeSequence?
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleAction: SKAction?
  open var particleZPosition: CGFloat = 0
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}
}

/// A sound that is never heard.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true

  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}

open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor = UIColor.white
  open var ambientColor = UIColor.black
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = .max
}

open class SKReferenceNode: SKNode {
  public convenience init(fileNamed fileName: String?) { self.init() }
  open func didLoad(_ node: SKNode?) {}
  open func resolve() {}
}

open class SKShader: NSObject {
  open var source: String?
  open var uniforms: [SKUniform] = []

  public convenience init(source: String) {
    self.init()
    self.source = source
  }
  public convenience init(source: String, uniforms: [SKUniform]) {
    self.init(source: source)
    self.uniforms = uniforms
  }
  public convenience init(fileNamed name: String) { self.init() }
}

open class SKUniform: NSObject {
  public let name: String
  open var floatValue: Float = 0
  open var textureValue: SKTexture?

  public init(name: String) { self.name = name }

  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    floatValue = value
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    textureValue = texture
  }
}

open class SKKeyframeSequence: NSObject {
  public init(keyframeValues values: [Any], times: [NSNumber]) {}
  public init(capacity numItems: Int) {}
}

open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }
}

/// A constraint, which is never applied.
open class SKConstraint: NSObject {
  open var enabled = true
  open var referenceNode: SKNode?

  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
  open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { SKConstraint() }
}

open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { false }
  open func containedNodeSet() -> Set<SKNode> { [] }
}

open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?
}
open class SKCropNode: SKNode {
  open var maskNode: SKNode?
}
