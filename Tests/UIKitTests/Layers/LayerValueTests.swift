import Testing

@testable import UIKit

/// Values of layers by key. Basis: Core Animation Programming Guide, "Key-Value Coding Extensions".
@MainActor struct LayerValueTests {
  @Test("a key that the layer does not have keeps its value")
  func container() {
    let layer = CALayer()
    layer.setValue("red", forKey: "team")
    layer.setValue(3, forKey: "number")
    #expect(layer.value(forKey: "team") as? String == "red" && layer.value(forKey: "number") as? Int == 3)
    #expect(layer.value(forKey: "other") == nil)
    let copy = CALayer(layer: layer)
    #expect(copy.value(forKey: "team") as? String == "red")
    layer.setValue(nil, forKey: "team")
    #expect(layer.value(forKey: "team") == nil)
  }

  @Test("properties are read and set by their names, also of a subclass")
  func properties() {
    let layer = CAShapeLayer()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(3, forKey: "lineWidth")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(nil, forKey: "fillColor")
    #expect(layer.opacity == 0.5 && layer.lineWidth == 3 && layer.isHidden && layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.fillColor == nil && layer.value(forKey: "fillColor") == nil)
    #expect(layer.value(forKey: "lineWidth") as? CGFloat == 3)
  }

  @Test("a key path leads into a property")
  func paths() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2)
    let transform = layer.affineTransform()
    #expect(abs(transform.a) < 1e-9 && abs(transform.b - 2) < 1e-9)
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
    #expect(layer.position == CGPoint(x: 7, y: 0) && layer.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test("the style and the class have values for keys that were not set")
  func defaults() {
    final class Styled: CALayer {
      override class func defaultValue(forKey key: String) -> Any? { key == "level" ? 1 : nil }
    }
    let layer = Styled()
    #expect(layer.value(forKey: "level") as? Int == 1)
    layer.style = ["level": 2]
    #expect(layer.value(forKey: "level") as? Int == 2)
    layer.setValue(3, forKey: "level")
    #expect(layer.value(forKey: "level") as? Int == 3)
  }

  @Test("a value of the program's own moves")
  func animation() throws {
    let session = try Session.phone5(.iOS(17))
    session.perform {
      let layer = CALayer(), animation = CABasicAnimation(keyPath: "level")
      (animation.toValue, animation.duration) = (10, 1)
      layer.setValue(0, forKey: "level")
      layer.add(animation, forKey: nil)
      session.advance(by: 0.5)
      #expect(layer.presentation()?.value(forKey: "level") as? CGFloat == 5)
      #expect(layer.value(forKey: "level") as? Int == 0 && session.diagnostics.isEmpty)
    }
  }
}
