import SpriteKit
import UIKit

class Scene: SKScene, SKPhysicsContactDelegate {
  let player = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
  override func didMove(to view: SKView) {
    physicsWorld.contactDelegate = self
    player.position = CGPoint(x: frame.midX, y: frame.midY)
    player.physicsBody = SKPhysicsBody(rectangleOf: player.size)
    addChild(player)
    player.run(.sequence([.wait(forDuration: 1), .removeFromParent()]))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { player.position = $0.location(in: self) }
  }
  override func update(_ currentTime: TimeInterval) {}
}
@MainActor func show(in view: SKView) {
  let scene = Scene(size: view.bounds.size)
  scene.scaleMode = .aspectFill
  view.presentScene(scene)
}

@MainActor func particles(in scene: SKScene) {
  let emitter = SKEmitterNode()
  (emitter.particleLifetime, emitter.particleBlendMode) = (2, .add)
  let node = SKShapeNode(rect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
  node.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 10, height: 10))
  node.constraints = [SKConstraint.positionX(SKRange(lowerLimit: 0, upperLimit: 10))]
  node.run(.customAction(withDuration: 1) { node, time in node.alpha = time })
  scene.addChild(emitter)
  scene.view?.presentScene(scene, transition: .push(with: .left, duration: 1))
}
