import Testing

@testable import UIKit

/// The actions for changed layer properties. Basis: the references of `CALayer`, `CAAction` and `CATransaction`;
/// "View-Layer Synergy", objc.io 12, for the layers of views.
@MainActor struct LayerActionTests {
  private let session: Session
  private let view: UIView

  init() throws {
    session = try Session.phone5(.iOS(17))
    let controller = session.perform { UIViewController() }
    session.launch { controller }
    session.advance(by: 1)
    view = controller.view
  }

  /// Adds a layer, and commits a frame with it on request.
  private func add<Layer: CALayer>(_ layer: Layer, isCommitted: Bool = true) -> Layer {
    session.perform {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.layer.addSublayer(layer)
    }
    if isCommitted { session.advance(by: 0) }
    return layer
  }

  private func makeLayer(isCommitted: Bool = true) -> CALayer {
    add(session.perform { CALayer() }, isCommitted: isCommitted)
  }

  @Test("a property takes a quarter of a second to its new value, which the model has at once")
  func implicit() {
    let layer = makeLayer()
    session.perform { layer.opacity = 0 }
    #expect(layer.opacity == 0 && layer.presentation()?.opacity == 1 && layer.animationKeys() == ["opacity"])
    session.advance(by: 0.125)
    let middle = layer.presentation()?.opacity ?? -1
    #expect(middle > 0.1 && middle < 0.3)
    session.advance(by: 0.125)
    #expect(layer.presentation()?.opacity == 0 && layer.animationKeys() == nil)
  }

  @Test("a frame moves its position and its bounds, a stroke its end")
  func kinds() {
    let layer = makeLayer(), shape = add(session.perform { CAShapeLayer() })
    session.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
      layer.name = "moved"
      shape.strokeEnd = 0
      shape.path = CGPath(rect: .zero, transform: nil)
    }
    #expect(Set(layer.animationKeys() ?? []) == ["position", "bounds"] && shape.animationKeys() == ["strokeEnd"])
    session.advance(by: 0.125)
    #expect(layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(shape.presentation()?.strokeEnd == 0.5 && shape.strokeEnd == 0)
    #expect(session.diagnostics.isEmpty)
  }

  @Test("a layer that has not been on screen changes at once")
  func newLayers() {
    let layer = makeLayer(isCommitted: false), alone = session.perform { CALayer() }
    session.perform {
      (layer.opacity, alone.opacity) = (0.5, 0.5)
      CATransaction.flush()
      layer.cornerRadius = 4
    }
    #expect(layer.animationKeys() == ["cornerRadius"] && alone.animationKeys() == nil)
    let inside = session.perform { CALayer() }
    session.perform {
      layer.addSublayer(inside)
      inside.opacity = 0.5
    }
    #expect(inside.animationKeys() == nil)
  }

  @Test("layers come on screen with the view that they are in")
  func layersOfNewViews() {
    let child = session.perform { UIView() }, layer = session.perform { CALayer() }
    session.perform { child.layer.addSublayer(layer) }
    session.advance(by: 0)
    session.perform {
      view.addSubview(child)
      layer.opacity = 0.5
    }
    #expect(layer.animationKeys() == nil)
    session.advance(by: 0)
    session.perform { layer.opacity = 1 }
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("a transaction gives duration, curve and completion, and may have no actions at all")
  func transactions() {
    let layer = makeLayer()
    var ends = 0
    session.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { ends += 1 }
      layer.opacity = 0
      CATransaction.commit()
    }
    session.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0.5 && ends == 0)
    session.advance(by: 1)
    #expect(ends == 1)
    session.perform {
      CATransaction.setDisableActions(true)
      layer.opacity = 1
    }
    #expect(layer.animationKeys() == nil)
    session.advance(by: 0)
    session.perform {
      #expect(!CATransaction.disableActions())
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.disableActions())
    }
  }

  private final class Supplier: NSObject, CALayerDelegate {
    var answers: [String: any CAAction] = [:]
    var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answers[event]
    }
  }

  private final class Own: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "zPosition" ? NSNull() : super.defaultAction(forKey: event)
    }
  }

  @Test("the delegate's action comes first, then the layer's, the style's and the class's; NSNull ends the search")
  func order() throws {
    let layer = add(session.perform { Own() }), supplier = Supplier()
    let slow = CABasicAnimation(keyPath: "opacity"), slower = CABasicAnimation(keyPath: "opacity")
    (slow.duration, slower.duration) = (5, 6)
    layer.delegate = supplier
    layer.actions = ["opacity": slow, "cornerRadius": NSNull()]
    layer.style = ["actions": ["opacity": NSNull(), "borderWidth": slower] as [String: any CAAction]]
    func action(_ key: String) -> CAAnimation? { layer.action(forKey: key) as? CAAnimation }
    #expect(action("opacity") === slow && action("borderWidth") === slower)
    #expect(layer.action(forKey: "cornerRadius") == nil && layer.action(forKey: "zPosition") == nil)
    #expect(layer.action(forKey: "shadowRadius") is CABasicAnimation)
    supplier.answers["opacity"] = NSNull()
    session.perform {
      supplier.asked = []
      (layer.opacity, layer.opacity) = (0, 0)
    }
    #expect(layer.animationKeys() == nil && supplier.asked == ["opacity"])
    supplier.answers["opacity"] = slower
    session.perform { layer.opacity = 1 }
    #expect(try #require(layer.animation(forKey: "opacity")).duration == 6)
  }

  @Test("a view's layer has actions in animation blocks only")
  func viewLayers() throws {
    session.perform {
      #expect(view.action(for: view.layer, forKey: "opacity") is NSNull && view.layer.action(forKey: "opacity") == nil)
      view.layer.opacity = 0.5
      view.layer.shadowOpacity = 1
    }
    #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 0.5)
    var found: CABasicAnimation?
    session.perform {
      UIView.animate(withDuration: 3, delay: 0, options: [.curveLinear, .autoreverse]) {
        found = view.layer.action(forKey: "backgroundColor") as? CABasicAnimation
        #expect(view.action(for: view.layer, forKey: "name") is NSNull)
      }
    }
    #expect(found?.duration == 3 && found?.autoreverses == true)
  }

  /// A custom property of a layer in an animation block: it takes the block's animation for another property, with
  /// another key.
  private final class Gauge: CALayer {
    var level: CGFloat = 0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      level = (layer as? Gauge)?.level ?? 0
    }

    required init?(coder: NSCoder) { nil }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level", let animation = super.action(forKey: "opacity") as? CABasicAnimation else {
        return super.action(forKey: event)
      }
      animation.keyPath = event
      animation.fromValue = presentation()?.level
      return animation
    }
  }

  private final class GaugeView: UIView {
    override class var layerClass: AnyClass { Gauge.self }
  }

  @Test("a property of a layer's class moves as the block does, which waits for it")
  func blocks() throws {
    let gauge = session.perform { GaugeView() }, layer = try #require(gauge.layer as? Gauge)
    session.perform { view.addSubview(gauge) }
    session.advance(by: 0)
    var ends = 0
    session.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        layer.setValue(10, forKey: "level")
      } completion: { _ in
        ends += 1
      }
    }
    #expect(layer.level == 10)
    session.advance(by: 1)
    #expect(layer.presentation()?.level == 5 && ends == 0)
    session.advance(by: 1)
    #expect(layer.presentation()?.level == 10 && ends == 1)
    session.perform { layer.setValue(0, forKey: "level") }
    #expect(layer.presentation()?.level == 0)
  }
}
