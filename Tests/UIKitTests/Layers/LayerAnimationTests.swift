import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Animations that are added to layers, by the app's time. Basis: the references of CAAnimation and its subclasses.
@MainActor struct LayerAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  private func run(_ body: (Session) throws -> Void) throws {
    let session = try Sheet(.iOS(17)).session
    try session.perform { try body(session) }
  }

  @Test("a basic animation goes from value to value, and then the layer's own is shown")
  func basic() throws {
    try run { session in
      let view = UIView(), listener = Listener(), animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0.0, 0.5, 1, listener)
      view.layer.add(animation, forKey: "fade")
      #expect(view.layer.presentation()?.opacity == 0 && view.layer.opacity == 1)
      session.advance(by: 0.5)
      #expect(view.layer.presentation()?.opacity == 0.25 && view.layer.animationKeys() == ["fade"])
      session.advance(by: 0.5)
      #expect(view.layer.presentation()?.opacity == 1 && view.layer.animationKeys() == nil)
      #expect(listener.events == ["start", "stop true"])
    }
  }

  @Test("an animation that is kept shows its end until it is removed")
  func kept() throws {
    try run { session in
      let layer = CALayer(), listener = Listener(), animation = CABasicAnimation(keyPath: "position.x")
      (animation.byValue, animation.duration, animation.delegate) = (30, 1, listener)
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      layer.position = CGPoint(x: 10, y: 0)
      layer.add(animation, forKey: "move")
      session.advance(by: 3)
      #expect(layer.presentation()?.position == CGPoint(x: 40, y: 0) && layer.position.x == 10)
      layer.removeAnimation(forKey: "move")
      #expect(layer.presentation()?.position.x == 10)
      #expect(listener.events == ["start", "stop true"])
    }
  }

  @Test("keyframes go from value to value by their times, or jump, or follow a path")
  func keyframes() throws {
    try run { session in
      let layer = CALayer(), frames = CAKeyframeAnimation(keyPath: "cornerRadius")
      (frames.values, frames.keyTimes, frames.duration) = ([0, 10, 0], [0, 0.2, 1], 1)
      layer.add(frames, forKey: "a")
      session.advance(by: 0.1)
      #expect(abs((layer.presentation()?.cornerRadius ?? 0) - 5) < 1e-9)
      let steps = CAKeyframeAnimation(keyPath: "cornerRadius")
      (steps.values, steps.calculationMode, steps.duration) = ([1, 2], .discrete, 1)
      layer.add(steps, forKey: "a")
      session.advance(by: 0.4)
      #expect(layer.presentation()?.cornerRadius == 1)
      session.advance(by: 0.2)
      #expect(layer.presentation()?.cornerRadius == 2)
      let along = CAKeyframeAnimation(keyPath: "position")
      (along.path, along.duration) = (CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil), 1)
      layer.add(along, forKey: "b")
      session.advance(by: 0.25)
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 0))
    }
  }

  @Test("a turn that is repeated for ever does not keep the program from resting")
  func forever() throws {
    try run { session in
      let layer = CALayer(), turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 4, .infinity)
      layer.add(turn, forKey: nil)
      session.advance(by: 9)
      let shown = try #require(layer.presentation()).affineTransform()
      #expect(abs(shown.a) < 1e-9 && abs(shown.b - 1) < 1e-9)
    }
  }

  @Test("a group is one time for several; springs swing about the end")
  func groups() throws {
    try run { session in
      let layer = CALayer(), fade = CABasicAnimation(keyPath: "opacity"),
        grow = CABasicAnimation(keyPath: "transform.scale")
      (fade.toValue, grow.toValue) = (0, 3)
      let group = CAAnimationGroup()
      (group.animations, group.duration, group.autoreverses) = ([fade, grow], 1, true)
      layer.add(group, forKey: "both")
      session.advance(by: 1.5)
      #expect(layer.presentation()?.opacity == 0.5 && layer.presentation()?.affineTransform().a == 2)
      let spring = CASpringAnimation(keyPath: "bounds.size.width")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 5)
      layer.add(spring, forKey: "spring")
      session.advance(by: 0.36)
      #expect((layer.presentation()?.bounds.width ?? 0) > 110)
      #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
    }
  }

  @Test("a stroke is shown as far as it has come; a way that cannot be shown is reported")
  func subclasses() throws {
    try run { session in
      let shape = CAShapeLayer(), path = CGMutablePath(), draw = CABasicAnimation(keyPath: "strokeEnd")
      path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
      (shape.path, shape.strokeColor, shape.fillColor) = (path, .black, nil)
      (draw.fromValue, draw.duration) = (0, 1)
      shape.add(draw, forKey: "draw")
      session.advance(by: 0.25)
      let context = CGContext(size: CGSize(width: 100, height: 10))
      shape.render(in: context)
      #expect(context.finish().dump().contains("outline(M 0,0 L 25,0)"))
      shape.add(CABasicAnimation(keyPath: "path"), forKey: "path")
      #expect(session.diagnostics.map(\.rule) == ["animation-not-shown"])
    }
  }

  /// Basis: documented: "Animatable Properties"; `frame` and the timing properties are not animatable.
  @Test(
    "a property that cannot move is reported, and not moved",
    arguments: ["frame", "contentsScale", "speed", "timeOffset"])
  func unmoved(key: String) throws {
    try run { session in
      let layer = CATextLayer(), animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 1)
      layer.add(animation, forKey: nil)
      session.advance(by: 0.5)
      #expect(session.diagnostics.map(\.rule) == ["animation-not-shown"])
      #expect(layer.presentation()?.contentsScale == 1 && layer.presentation()?.frame == .zero)
    }
  }

  /// Basis: documented for each: "Animatable".
  @Test("the part of the contents, the size of text and the transform of sublayers are shown in between")
  func furtherProperties() throws {
    try run { session in
      @MainActor func lines(_ layer: CALayer) -> [String] {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        layer.render(in: context)
        return context.finish().commands.map { $0.dump() }
      }
      @MainActor func half(_ layer: CALayer, _ key: String, from: Any, to: Any) -> [String] {
        let animation = CABasicAnimation(keyPath: key), before = lines(layer)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: nil)
        session.advance(by: 0.5)
        #expect(lines(layer) != before && session.diagnostics.isEmpty)
        return lines(layer)
      }
      let text = CATextLayer(), picture = CALayer(), outer = CALayer(), inner = CALayer()
      (text.string, text.fontSize, text.bounds) = ("Text", 10, CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(half(text, "fontSize", from: 20.0, to: 40.0).contains { $0.hasPrefix("text") && $0.contains("30") })
      #expect(text.presentation()?.fontSize == 30)
      picture.contents = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill($0.format.bounds) }
      picture.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1), left = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      _ = half(picture, "contentsRect", from: whole, to: left)
      #expect(picture.presentation()?.contentsRect.width == 0.75 && picture.contentsRect == whole)
      outer.addSublayer(inner)
      (outer.bounds, inner.bounds) = (whole, CGRect(x: 0, y: 0, width: 8, height: 8))
      inner.backgroundColor = .black
      outer.anchorPoint = .zero
      inner.anchorPoint = .zero
      #expect(half(outer, "sublayerTransform.scale", from: 1, to: 3).contains("concatenate 2 0 0 2 0 0"))
      outer.removeAllAnimations()
      let far = CATransform3DMakeTranslation(40, 0, 0)
      #expect(
        half(outer, "sublayerTransform", from: CATransform3DIdentity, to: far).contains("concatenate 1 0 0 1 20 0"))
    }
  }

  @Test("a transaction gives its duration to animations, and its block runs after the last of them")
  func transactions() throws {
    try run { session in
      var done = 0
      let layer = CALayer(), animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { done += 1 }
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
      layer.add(animation, forKey: "fade")
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      session.advance(by: 1)
      #expect(layer.presentation()?.opacity == 0.5 && done == 0)
      session.advance(by: 1)
      #expect(done == 1)
    }
  }

  @Test("a cumulative animation begins each time where it ended")
  func cumulative() throws {
    try run { session in
      let layer = CALayer(), turn = CABasicAnimation(keyPath: "position.x")
      (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 10, 1, 3)
      (turn.isCumulative, turn.fillMode, turn.isRemovedOnCompletion) = (true, .forwards, false)
      layer.add(turn, forKey: "a")
      var seen: [CGFloat] = []
      for _ in 0..<6 {
        session.advance(by: 0.5)
        seen.append(layer.presentation()?.position.x ?? -1)
      }
      #expect(seen == [5, 10, 15, 20, 25, 30])
      session.advance(by: 5)
      #expect(layer.presentation()?.position.x == 30)
    }
  }

  @Test("a layer turns along its path, or backwards along it", arguments: [false, true])
  func rotation(isReversed: Bool) throws {
    try run { session in
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      let layer = CALayer(), along = CAKeyframeAnimation(keyPath: "position")
      (along.path, along.duration, along.rotationMode) = (path, 1, isReversed ? .rotateAutoReverse : .rotateAuto)
      layer.add(along, forKey: "a")
      @MainActor func angle() -> CGFloat {
        let transform = layer.presentation()?.affineTransform() ?? .identity
        return atan2(transform.b, transform.a)
      }
      session.advance(by: 0.25)
      #expect(abs(abs(angle()) - (isReversed ? .pi : 0)) < 1e-6)
      session.advance(by: 0.5)
      #expect(abs(angle() - (isReversed ? -.pi / 2 : .pi / 2)) < 1e-6)
      #expect(layer.affineTransform() == .identity)
    }
  }

  @Test("values turn a layer, too, and without a mode nothing turns")
  func rotationOfValues() throws {
    try run { session in
      let layer = CALayer(), along = CAKeyframeAnimation(keyPath: "position")
      (along.values, along.duration) = ([CGPoint.zero, CGPoint(x: 5, y: 5)], 1)
      layer.add(along, forKey: "a")
      session.advance(by: 0.5)
      #expect(layer.presentation()?.affineTransform() == .identity)
      along.rotationMode = .rotateAuto
      layer.add(along, forKey: "a")
      session.advance(by: 0.5)
      let transform = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(atan2(transform.b, transform.a) - .pi / 4) < 1e-6)
    }
  }

  @Test("damping above the critical one slows a spring where that is allowed")
  func overdamping() {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.stiffness, spring.damping) = (100, 60)
    let critical = spring.settlingDuration
    spring.allowsOverdamping = true
    #expect(spring.settlingDuration > 3 * critical)
    let curve = SpringCurve(mass: 1, stiffness: 100, damping: 60, velocity: 2, allowsOverdamping: true)
    let slope = (curve.progress(after: 1e-6) - curve.progress(after: 0)) / 1e-6
    #expect(curve.progress(after: 0) == 0 && abs(slope - 2) < 1e-3 && abs(curve.progress(after: 10) - 1) < 1e-6)
    #expect(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).allowsOverdamping)
  }
}
