import Testing

@testable import UIKit

/// Inverses of three-dimensional transforms. Basis: the reference of `CATransform3DInvert`.
@MainActor struct InvertedTransformTests {
  @Test("a translation is undone by the opposite one")
  func translation() {
    #expect(CATransform3DInvert(CATransform3DMakeTranslation(1, 2, 3)) == CATransform3DMakeTranslation(-1, -2, -3))
    #expect(CATransform3DInvert(CATransform3DMakeScale(2, 4, 8)) == CATransform3DMakeScale(0.5, 0.25, 0.125))
  }

  @Test("a turn with perspective and its inverse are the identity together")
  func perspective() {
    var transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    transform.m34 = -0.002
    transform = CATransform3DTranslate(transform, 30, -5, 7)
    let whole = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let point = [
      whole.m11, whole.m22, whole.m33, whole.m44, 1 + whole.m12, 1 + whole.m34, 1 + whole.m41, 1 + whole.m43,
    ]
    #expect(point.allSatisfy { abs($0 - 1) < 1e-9 })
  }

  @Test("a transform without an inverse comes back")
  func singular() {
    let flat = CATransform3DMakeScale(2, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
