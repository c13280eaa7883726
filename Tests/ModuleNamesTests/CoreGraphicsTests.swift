import CoreGraphics
import Testing

/// A file that imports only CoreGraphics.
@MainActor struct CoreGraphicsTests {
  @Test("geometry, paths and colours are there")
  func names() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    let length: CoreGraphics.CGFloat = 2
    #expect(length == 2)
  }
}
