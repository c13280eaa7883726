import Testing
import UIKit

/// Coordinate conversion.
/// Points and rectangles between views. Basis: UIView and CALayer references; the numbers are calculated by hand.
@MainActor struct ConversionTests {
  private func add(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to superview: UIView
  ) {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    superview.addSubview(view)
  }

  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 }

  @Test("a scrolled superview moves its content")
  func scrolling() {
    let root = UIView(), scroll = UIScrollView(), child = UIView()
    add(scroll, 0, 64, 320, 416, to: root)
    add(child, 10, 150, 50, 50, to: scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 114))
    #expect(child.convert(CGPoint(x: 10, y: 114), from: root) == .zero)
    #expect(child.convert(CGPoint.zero, to: scroll) == CGPoint(x: 10, y: 150))
    #expect(child.convert(child.bounds, to: root) == CGRect(x: 10, y: 114, width: 50, height: 50))
  }

  @Test("between cousins, and to oneself")
  func cousins() {
    let root = UIView(), left = UIView(), right = UIView(), leaf = UIView()
    add(left, 10, 20, 100, 100, to: root)
    add(right, 200, 50, 100, 100, to: root)
    add(leaf, 5, 6, 10, 10, to: left)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -184, y: -22))
    #expect(right.convert(CGPoint(x: 1, y: 2), from: leaf) == CGPoint(x: -184, y: -22))
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: leaf) == CGPoint(x: 1, y: 2))
  }

  @Test("nil is the window's own coordinates, wherever the window is")
  func window() {
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 320, height: 480)), view = UIView()
    add(view, 10, 20, 100, 100, to: window)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGPoint(x: 11, y: 21), from: nil) == CGPoint(x: 1, y: 1))
    let other = UIWindow(frame: CGRect(x: 100, y: 100, width: 320, height: 480))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: -59, y: -39))
  }

  @Test("a view is scaled and turned about its centre; a turned rectangle becomes the box around it")
  func transforms() {
    let root = UIView(), view = UIView()
    add(view, 0, 0, 100, 50, to: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: -50, y: -25))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(view.convert(CGPoint.zero, to: root), 75, -25))
    #expect(isNear(view.convert(CGPoint(x: 75, y: -25), from: root), 0, 0))
    let box = view.convert(view.bounds, to: root)
    #expect(isNear(box.origin, 25, -25) && isNear(CGPoint(x: box.width, y: box.height), 50, 100))
  }

  @Test("an iPad held sideways: the root is turned inside an upright window")
  func turnedRoot() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 768, height: 1024)), root = UIView()
    root.transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    add(root, 20, 0, 748, 1024, to: window)
    #expect(root.bounds == CGRect(x: 0, y: 0, width: 1024, height: 748))
    #expect(root.frame == CGRect(x: 20, y: 0, width: 748, height: 1024))
    #expect(root.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 1024))
    #expect(root.convert(CGPoint(x: 1024, y: 748), to: nil) == CGPoint(x: 768, y: 0))
  }
}
