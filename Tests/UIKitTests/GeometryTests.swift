import Testing
import UIKit

/// Geometry identities. Basis: UIView and CALayer references.
@MainActor @Suite("View geometry") struct GeometryTests {
  @Test("growing the bounds keeps the centre, so the frame grows around it")
  func boundsKeepTheCentre() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.bounds.size = CGSize(width: 200, height: 50)
    #expect(view.frame == CGRect(x: -40, y: 35, width: 200, height: 50))
  }

  @Test("under a transform the frame is the box around the corners")
  func transforms() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = turned.frame
    #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY + 25) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(turned.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("a view has one superview, and moves to the front when it is added again")
  func hierarchy() {
    let first = UIView(), second = UIView(), child = UIView(), sibling = UIView()
    first.addSubview(child)
    first.addSubview(sibling)
    first.addSubview(child)
    #expect(first.subviews == [sibling, child])
    second.addSubview(child)
    #expect(first.subviews == [sibling])
    #expect(child.superview === second && child.isDescendant(of: second) && child.isDescendant(of: child))
  }
}
