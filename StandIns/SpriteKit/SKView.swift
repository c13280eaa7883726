import StandInNotes
import StandInViews
import UIKit

public enum SKSceneScaleMode: Int, Sendable {
  case fill, aspectFill, aspectFit, resizeFill
}

/// A box instead of a scene. The scene learns that it is presented; its frames never come.
@preconcurrency @MainActor open class SKView: StandInView {
  open weak var delegate: (any SKViewDelegate)?
  open var isAsynchronous = true
  open var showsQuadCount = false
  open var showsFields = false
  open var shouldCullNonVisibleNodes = true
  open var disableDepthStencilBuffer = false
  open var frameInterval = 1
  open var isPaused = false
  open var showsFPS = false
  open var showsDrawCount = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60
  open private(set) var scene: SKScene?

  open override var standInClass: AnyClass { SKView.self }

  open func presentScene(_ scene: SKScene?) {
    StandInNote.report("SpriteKit", "scenes are empty boxes, and actions do not run")
    self.scene?.willMove(from: self)
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func texture(from node: SKNode) -> SKTexture? { nil }
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point }
}

public protocol SKViewDelegate: NSObjectProtocol {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// The delegate of a scene. It is never called.
public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

public enum SKTransitionDirection: Int, Sendable {
  case up, down, right, left
}

open class SKScene: SKEffectNode {
  open weak var delegate: (any SKSceneDelegate)?
  open weak var listener: SKNode?
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
  open func convertPoint(toView point: CGPoint) -> CGPoint { point }
  open func didApplyConstraints() {}
  open var size = CGSize.zero
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open var anchorPoint = CGPoint.zero
  open weak var camera: SKCameraNode?
  open internal(set) weak var view: SKView?
  public let physicsWorld = SKPhysicsWorld()

  public init(size: CGSize) {
    super.init()
    self.size = size
    sceneDidLoad()
  }

  public override init() { super.init() }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open override var frame: CGRect { CGRect(origin: .zero, size: size) }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
}

open class SKTransition: NSObject {
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
}

open class SKTexture: NSObject {
  private let image: UIImage?

  public convenience init(imageNamed name: String) { self.init(UIImage(named: name)) }
  public convenience init(image: UIImage) { self.init(.some(image)) }
  public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }

  private init(_ image: UIImage?) { self.image = image }

  public convenience init(rect: CGRect, in texture: SKTexture) { self.init(texture.image) }

  open func size() -> CGSize { image?.size ?? .zero }
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  open func cgImage() -> CGImage { image?.cgImage ?? SKTexture.empty }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open var usesMipmaps = false

  private static var empty: CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }.cgImage!
  }
  open var filteringMode = SKTextureFilteringMode.linear
}

public enum SKTextureFilteringMode: Int, Sendable {
  case nearest, linear
}

open class SKTextureAtlas: NSObject {
  public convenience init(named name: String) { self.init() }
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  open func add(_ joint: SKPhysicsJoint) {}
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
}

open class SKPhysicsJoint: NSObject {
  open var bodyA = SKPhysicsBody()
  open var bodyB = SKPhysicsBody()
}

open class SKPhysicsJointPin: SKPhysicsJoint {
  open var shouldEnableLimits = false
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
    SKPhysicsJointPin()
  }
}

open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
    SKPhysicsJointFixed()
  }
}

open class SKPhysicsJointSpring: SKPhysicsJoint {
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
}

open class SKPhysicsJointLimit: SKPhysicsJoint {
  open var maxLength: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit() }
}

public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

open class SKPhysicsContact: NSObject {
  open var bodyA: SKPhysicsBody { SKPhysicsBody() }
  open var bodyB: SKPhysicsBody { SKPhysicsBody() }
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }
}

/// A body that never moves.
open class SKPhysicsBody: NSObject {
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var usesPreciseCollisionDetection = false
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open weak var node: SKNode? { nil }
  open var density: CGFloat = 1
  open var charge: CGFloat = 0
  open var isResting = false
  open var pinned = false
  open var fieldBitMask: UInt32 = .max
  open var area: CGFloat { 0 }
  open var joints: [SKPhysicsJoint] { [] }
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
  open func applyTorque(_ torque: CGFloat) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyForce(_ force: CGVector, at point: CGPoint) {}

  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  public convenience init(rectangleOf s: CGSize) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }

  open func applyImpulse(_ impulse: CGVector) {}
  open func applyForce(_ force: CGVector) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
}

public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

/// An action without effect. It knows its duration.
open class SKAction: NSObject {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear
  open var speed: CGFloat = 1

  private class func lasting(_ duration: TimeInterval) -> SKAction {
    let action = SKAction()
    action.duration = duration
    return action
  }

  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
    lasting(duration)
  }
  open class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { lasting(sec * Double(textures.count)) }
  open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
  open class func follow(_ path: CGPath, asOffset: Bool, orientToPath: Bool, speed: CGFloat) -> SKAction { SKAction() }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction() }
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { lasting(duration) }
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func play() -> SKAction { SKAction() }
  open class func pause() -> SKAction { SKAction() }
  open class func stop() -> SKAction { SKAction() }
  open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { lasting(sec) }
  open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { lasting(sec) }
  open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { SKAction() }
  open var timingFunction: ((Float) -> Float)?
  open class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    lasting(sec * Double(textures.count))
  }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func follow(_ path: CGPath, asOffset: Bool, orientToPath: Bool, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func sequence(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).reduce(0, +)) }
  open class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { lasting(action.duration * Double(count)) }
  open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
  open func reversed() -> SKAction { self }
}
