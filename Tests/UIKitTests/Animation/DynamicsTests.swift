import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Items that move by physical rules.
/// Basis: the references of the behaviors: gravity of 1 is 1000 points per second squared, a push of 1 accelerates 100
/// x 100 points by 100; where items stop follows from the boundaries.
@MainActor struct DynamicsTests {
  private struct Stage {
    let base: AnimationStage
    let animator: UIDynamicAnimator
    let view: UIView

    @MainActor init(_ frame: CGRect) throws {
      let base = try AnimationStage()
      let view = base.view(frame)
      self.base = base
      self.view = view
      animator = base.session.perform { UIDynamicAnimator(referenceView: base.root) }
    }

    @MainActor func add(_ behaviors: UIDynamicBehavior...) {
      base.perform { behaviors.forEach(animator.addBehavior) }
    }
  }

  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var events: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("began \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { events.append("met") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
  }

  @Test("gravity of 1 accelerates by 1000 points per second squared")
  func gravity() throws {
    let stage = try Stage(box(50, 0, 20, 20))
    stage.add(UIGravityBehavior(items: [stage.view]))
    stage.base.wait(0.5)
    #expect(abs(stage.view.center.y - (10 + 125)) < 3 && stage.view.center.x == 60)
    #expect(stage.animator.isRunning && abs(stage.animator.elapsedTime - 0.5) < 0.02)
  }

  @Test("a view falls onto the lower edge of the reference view and rests there, and the animator pauses")
  func falling() throws {
    let stage = try Stage(box(50, 300, 40, 40)), listener = Listener()
    let collision = UICollisionBehavior(items: [stage.view])
    collision.translatesReferenceBoundsIntoBoundary = true
    (collision.collisionDelegate, stage.animator.delegate) = (listener, listener)
    stage.add(UIGravityBehavior(items: [stage.view]), collision)
    stage.base.wait(6)
    #expect(abs(stage.view.frame.maxY - 400) < 1 && abs(stage.view.frame.midX - 70) < 0.5)
    #expect(!stage.animator.isRunning)
    #expect(listener.events.first == "resume" && listener.events.contains("began bounds"))
    #expect(listener.events.last == "pause")
  }

  @Test("behaviors begin without items, too")
  func behaviorsWithoutItems() throws {
    let stage = try Stage(box(50, 300, 40, 40))
    let gravity = UIGravityBehavior(), collision = UICollisionBehavior(), properties = UIDynamicItemBehavior()
    #expect(gravity.items.isEmpty && collision.items.isEmpty && properties.items.isEmpty)
    gravity.addItem(stage.view)
    stage.add(gravity)
    stage.base.wait(0.5)
    #expect(stage.view.center.y > 330)
  }

  @Test("the same program moves in the same way in every run")
  func determinism() throws {
    func run() throws -> [CGPoint] {
      let stage = try Stage(box(50, 100, 40, 40)), other = stage.base.view(box(65, 200, 50, 30))
      let collision = UICollisionBehavior(items: [stage.view, other])
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.add(UIGravityBehavior(items: [stage.view, other]), collision)
      return stage.base.at([0.3, 0.6, 1.2]) { stage.view.center } + [other.center]
    }
    #expect(try run() == run())
  }

  @Test("items do not go through each other; more elasticity bounces higher")
  func items() throws {
    func highest(_ elasticity: CGFloat) throws -> CGFloat {
      let stage = try Stage(box(50, 100, 40, 40)), floor = stage.base.view(box(0, 380, 200, 20)), listener = Listener()
      let fixed = UIDynamicItemBehavior(items: [floor]), ball = UIDynamicItemBehavior(items: [stage.view])
      (fixed.isAnchored, ball.elasticity, ball.allowsRotation) = (true, elasticity, false)
      let collision = UICollisionBehavior(items: [stage.view, floor])
      collision.collisionDelegate = listener
      stage.add(UIGravityBehavior(items: [stage.view]), fixed, ball, collision)
      stage.base.wait(0.75)
      var highest = CGFloat.infinity, lowest = CGFloat.zero
      for _ in 0..<60 {
        stage.base.wait(1.0 / 60)
        highest = min(highest, stage.view.frame.maxY)
        lowest = max(lowest, stage.view.frame.maxY)
      }
      #expect(listener.events.first == "met" && floor.frame == box(0, 380, 200, 20) && lowest < 384)
      return highest
    }
    let (soft, hard) = (try highest(0.1), try highest(0.8))
    #expect(hard < soft - 50, "\(hard) \(soft)")
  }

  @Test("a snap brings an item to its point and turns it upright")
  func snap() throws {
    let stage = try Stage(box(0, 0, 40, 40))
    stage.view.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: stage.view, snapTo: CGPoint(x: 120, y: 200))
    stage.add(snap)
    stage.base.wait(3)
    #expect(abs(stage.view.center.x - 120) < 0.5 && abs(stage.view.center.y - 200) < 0.5)
    #expect(abs(stage.view.transform.b) < 0.01 && !stage.animator.isRunning)
    stage.base.perform { snap.snapPoint = CGPoint(x: 20, y: 20) }
    stage.base.wait(3)
    #expect(abs(stage.view.center.x - 20) < 0.5)
  }

  @Test("an instantaneous push gives a velocity once, a continuous one accelerates")
  func push() throws {
    let stage = try Stage(box(0, 0, 100, 100))
    let push = UIPushBehavior(items: [stage.view], mode: .instantaneous)
    push.setAngle(0, magnitude: 0.5)
    stage.add(push)
    stage.base.wait(1)
    #expect(abs(stage.view.center.x - 100) < 2 && stage.view.center.y == 50 && !push.active)

    let other = try Stage(box(0, 0, 100, 100)), constant = UIPushBehavior(items: [other.view], mode: .continuous)
    constant.pushDirection = CGVector(dx: 0, dy: 1)
    other.add(constant)
    other.base.wait(1)
    #expect(abs(other.view.center.y - 100) < 2 && abs(constant.angle - .pi / 2) < 1e-9)
  }

  @Test("an attachment keeps its length; a spring pulls back to it; a pin turns about its anchor")
  func attachment() throws {
    let stage = try Stage(box(140, 90, 20, 20))
    let rod = UIAttachmentBehavior(item: stage.view, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(rod.length == 50 && rod.attachedBehaviorType == .anchor)
    stage.add(UIGravityBehavior(items: [stage.view]), rod)
    for distance in stage.base.at(
      [0.2, 0.4, 0.7, 1],
      {
        (Vector2(stage.view.center) - Vector2(x: 100, y: 100)).length
      })
    {
      #expect(abs(distance - 50) < 1.5)
    }
    #expect(stage.view.center.y > 100)

    let springs = try Stage(box(40, 40, 20, 20))
    let spring = UIAttachmentBehavior(item: springs.view, attachedToAnchor: CGPoint(x: 50, y: 150))
    (spring.length, spring.frequency, spring.damping) = (40, 2, 0.5)
    springs.add(spring)
    springs.base.wait(4)
    #expect(abs(springs.view.center.y - 110) < 1)

    let pins = try Stage(box(40, 40, 20, 20)), other = pins.base.view(box(80, 40, 20, 20))
    let anchored = UIDynamicItemBehavior(items: [other])
    anchored.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: pins.view, attachedTo: other, attachmentAnchor: CGPoint(x: 90, y: 50))
    pins.add(anchored, pin, UIGravityBehavior(items: [pins.view]))
    pins.base.wait(0.2)
    let arm = Vector2(pins.view.center) - Vector2(x: 90, y: 50)
    #expect(abs(arm.length - 40) < 2 && arm.y > 5 && other.center == CGPoint(x: 90, y: 50))
  }

  @Test("velocities can be added before and after the behavior has an animator; resistance slows")
  func velocity() throws {
    let stage = try Stage(box(0, 0, 20, 20)), item = UIDynamicItemBehavior(items: [stage.view])
    item.addLinearVelocity(CGPoint(x: 100, y: 0), for: stage.view)
    #expect(item.linearVelocity(for: stage.view) == CGPoint(x: 100, y: 0))
    stage.add(item)
    stage.base.wait(0.5)
    #expect(abs(stage.view.center.x - 60) < 3)
    item.resistance = 5
    stage.base.perform { item.addLinearVelocity(CGPoint(x: 0, y: 50), for: stage.view) }
    stage.base.wait(3)
    #expect(item.linearVelocity(for: stage.view).x < 1 && abs(item.linearVelocity(for: stage.view).y) < 1)
  }

  @Test("behaviors in behaviors, actions, fields in regions, ellipses, groups")
  func composition() throws {
    final class Round: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let stage = try Stage(box(0, 0, 20, 20)), parent = UIDynamicBehavior(),
      field = UIFieldBehavior.linearGravityField(
        direction: CGVector(dx: 1, dy: 0))
    field.addItem(stage.view)
    (field.position, field.region) = (CGPoint(x: 10, y: 10), UIRegion(radius: 50))
    parent.addChildBehavior(field)
    var steps = 0
    parent.action = { steps += 1 }
    stage.add(parent)
    stage.base.wait(1)
    #expect(stage.view.center.x > 50 && stage.view.center.y == 10 && steps == 60 && field.dynamicAnimator != nil)
    #expect(UIRegion(size: CGSize(width: 10, height: 10)).inverse().contains(CGPoint(x: 6, y: 0)))
    let round = Round(frame: box(0, 0, 40, 20))
    #expect(RigidBody(round).corners.count == 24)

    let (one, other) = (UIView(frame: box(0, 0, 10, 10)), UIView(frame: box(20, 0, 10, 10)))
    let group = UIDynamicItemGroup(items: [one, other])
    #expect(group.center == CGPoint(x: 15, y: 5) && group.bounds.size == CGSize(width: 30, height: 10))
    group.center = CGPoint(x: 25, y: 5)
    #expect(one.center == CGPoint(x: 15, y: 5) && other.center == CGPoint(x: 35, y: 5))
  }

  @Test("boundaries by name stop items, and a removed behavior lets go")
  func boundaries() throws {
    let stage = try Stage(box(50, 100, 40, 40)), listener = Listener()
    let collision = UICollisionBehavior(items: [stage.view]), gravity = UIGravityBehavior(items: [stage.view])
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 250), to: CGPoint(x: 200, y: 250))
    collision.collisionDelegate = listener
    stage.add(gravity, collision)
    stage.base.wait(4)
    #expect(abs(stage.view.frame.maxY - 250) < 1 && listener.events.first == "began shelf")
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    stage.base.wait(1)
    #expect(stage.view.frame.minY > 300)
    stage.base.perform { stage.animator.removeAllBehaviors() }
    #expect(!stage.animator.isRunning && gravity.dynamicAnimator == nil)
  }

  /// Basis: derived: only the boundary supports the box, and both of its lower corners are on it.
  @Test("a box that falls into a corner of a boundary rests level", arguments: [0.3, -0.4])
  func corner(angle: CGFloat) throws {
    let stage = try Stage(box(120, 300, 40, 30))
    stage.view.transform = CGAffineTransform(rotationAngle: angle)
    let collision = UICollisionBehavior(items: [stage.view]), gravity = UIGravityBehavior(items: [stage.view])
    collision.translatesReferenceBoundsIntoBoundary = true
    gravity.gravityDirection = CGVector(dx: 0.5, dy: 1)
    stage.add(gravity, collision)
    stage.base.wait(8)
    #expect(abs(stage.view.transform.b) < 0.005 && !stage.animator.isRunning, "\(stage.view.transform)")
    #expect(abs(stage.view.frame.maxX - 200) < 1.5 && abs(stage.view.frame.maxY - 400) < 1.5)
  }

  /// Basis: derived.
  @Test("a box rests level on a flat boundary")
  func level() throws {
    let stage = try Stage(box(80, 300, 40, 20))
    stage.view.transform = CGAffineTransform(rotationAngle: 0.2)
    let collision = UICollisionBehavior(items: [stage.view])
    collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 380), to: CGPoint(x: 200, y: 380))
    stage.add(UIGravityBehavior(items: [stage.view]), collision)
    stage.base.wait(6)
    #expect(abs(stage.view.transform.b) < 0.005 && abs(stage.view.frame.maxY - 380) < 1)
  }

  /// Basis: documented: a boundary is a Bézier path.
  @Test("all parts of a path are a boundary")
  func subpaths() throws {
    let stage = try Stage(box(80, 300, 40, 20)), path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.move(to: CGPoint(x: 0, y: 350))
    path.addLine(to: CGPoint(x: 200, y: 350))
    let collision = UICollisionBehavior(items: [stage.view])
    collision.addBoundary(withIdentifier: "floor" as NSString, for: path)
    #expect(
      collision.boundary(withIdentifier: "floor" as NSString)?.bounds == CGRect(x: 0, y: 0, width: 200, height: 350))
    stage.add(UIGravityBehavior(items: [stage.view]), collision)
    stage.base.wait(3)
    #expect(abs(stage.view.frame.maxY - 350) < 1)
  }
}
