import QuartzCore
import Testing

/// A file that imports only QuartzCore.
@MainActor struct QuartzCoreTests {
  @Test("layers, animations, transforms and the time are there")
  func names() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.transform = CATransform3DIdentity
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
    #expect(CABasicAnimation(keyPath: "opacity").keyPath == "opacity")
    let before: CFTimeInterval = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= before)
  }

  @Test("its types are UIKit's")
  func types() {
    #expect(ObjectIdentifier(QuartzCore.CALayer.self) == ObjectIdentifier(UIView.layerClass))
  }
}
