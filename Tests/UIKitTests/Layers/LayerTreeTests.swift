import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Layers without views, and their positions. Basis: the CALayer reference.
@MainActor struct LayerTreeTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil)
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color?.cgColor
    return layer
  }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "view" } }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("sublayers are in the order they are put in, and leave where they are put elsewhere")
  func order() {
    let root = CALayer(), a = named("a"), b = named("b"), c = named("c"), d = named("d")
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    root.insertSublayer(d, below: b)
    #expect(names(root) == ["c", "a", "d", "b"])
    root.insertSublayer(c, above: a)
    #expect(names(root) == ["a", "c", "d", "b"])
    let e = named("e")
    root.replaceSublayer(d, with: e)
    #expect(names(root) == ["a", "c", "e", "b"] && d.superlayer == nil && e.superlayer === root)
    b.addSublayer(a)
    #expect(names(root) == ["c", "e", "b"] && a.superlayer === b)
    c.removeFromSuperlayer()
    #expect(names(root) == ["e", "b"] && c.superlayer == nil)
    root.sublayers = [b, c]
    #expect(names(root) == ["b", "c"] && e.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test("layers stand between the subviews that were there when they came")
  func betweenSubviews() {
    let view = UIView(), first = UIView(), second = UIView()
    view.layer.addSublayer(named("behind"))
    view.addSubview(first)
    view.layer.addSublayer(named("between"))
    view.addSubview(second)
    view.layer.addSublayer(named("front"))
    #expect(names(view.layer) == ["behind", "view", "between", "view", "front"])
    #expect(first.layer.superlayer === view.layer && view.layer.sublayers?[1] === first.layer)
    view.layer.insertSublayer(named("before second"), below: second.layer)
    #expect(names(view.layer) == ["behind", "view", "between", "before second", "view", "front"])
    first.removeFromSuperview()
    #expect(names(view.layer) == ["behind", "between", "before second", "view", "front"])
    second.layer.removeFromSuperlayer()
    #expect(view.subviews.isEmpty && second.superview == nil)
    #expect(names(view.layer) == ["behind", "between", "before second", "front"])
  }

  @Test("a subview that comes to the front leaves the layers before it where they are")
  func reordering() {
    let view = UIView(), a = UIView(), b = UIView()
    (a.layer.name, b.layer.name) = ("a", "b")
    view.addSubview(a)
    view.addSubview(b)
    view.layer.insertSublayer(named("over b"), above: b.layer)
    view.layer.insertSublayer(named("over a"), above: a.layer)
    view.bringSubviewToFront(a)
    #expect(names(view.layer) == ["over a", "b", "over b", "a"])
  }

  @Test("frame, bounds and position of a layer of its own follow each other as those of views do")
  func geometry() {
    let layer = layer(10, 20, 100, 50)
    #expect(layer.position == CGPoint(x: 60, y: 45) && layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(layer.frame.width - 50) < 1e-9 && !CATransform3DIsAffine(layer.transform))
  }

  @Test("points are converted between layers of views and others")
  func conversion() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200)), outer = layer(10, 20, 100, 100)
    let inner = layer(10, 10, 20, 20)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: -18, y: -6))
    #expect(inner.convert(CGPoint(x: -18, y: -6), from: view.layer) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: outer) == CGRect(x: 10, y: 10, width: 10, height: 10)
    )
    outer.setAffineTransform(.identity)
    view.layer.isGeometryFlipped = true
    #expect(outer.convert(CGPoint.zero, to: view.layer) == CGPoint(x: 10, y: 180))
  }

  @Test("a hit is the frontmost layer at the point; depth counts before order, and a clip hides what is outside")
  func hits() {
    let root = layer(0, 0, 100, 100), below = layer(10, 10, 50, 50), above = layer(30, 30, 100, 100)
    root.addSublayer(below)
    root.addSublayer(above)
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === above && root.hitTest(CGPoint(x: 15, y: 15)) === below)
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) === above && root.hitTest(CGPoint(x: 5, y: 5)) === root)
    below.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === below)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) == nil)
    below.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
    #expect(root.contains(.zero) && !root.contains(CGPoint(x: 100, y: 0)))
  }

  @Test("sublayers are laid out before they are shown, by the layer or its delegate")
  func layout() throws {
    final class Column: CALayer {
      override func layoutSublayers() {
        for (i, layer) in (sublayers ?? []).enumerated() {
          layer.frame = CGRect(x: 0, y: CGFloat(i) * 10, width: bounds.width, height: 10)
        }
      }
    }
    final class Helper: NSObject, CALayerDelegate {
      func layoutSublayers(of layer: CALayer) { layer.sublayers?.first?.frame = layer.bounds.insetBy(dx: 1, dy: 1) }
    }
    let column = Column(), helper = Helper(), helped = CALayer(), inner = layer(0, 0, 0, 0, .red)
    let sheet = try Sheet(.iOS(17))
    let lines = sheet.picture {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.layer.addSublayer(column)
      column.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
      for _ in 0..<2 { column.addSublayer(layer(0, 0, 0, 0, .blue)) }
      helped.delegate = helper
      helped.addSublayer(inner)
      view.layer.addSublayer(helped)
      helped.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
      return view
    }
    #expect(column.sublayers?.last?.frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(inner.frame == CGRect(x: 1, y: 1, width: 8, height: 8) && !helped.needsLayout())
    #expect(lines.contains { $0.hasSuffix("fill rect(0 0 20 10) #0000ff") })
  }

  @Test("a view's layer is of the class that the view says")
  func layerClass() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is CAGradientLayer && view.layer.delegate === view && view.layer.bounds == view.bounds)
    #expect(CAShapeLayer(layer: view.layer).bounds == view.bounds)
  }
}
