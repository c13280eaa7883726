import Testing
import UIKit

/// Hit testing.
/// The view that a touch reaches. Basis: the reference of `hitTest(_:with:)`.
@MainActor struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to superview: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    superview.addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test("left and top edges are inside, right and bottom ones are not")
  func halfOpen() {
    #expect(root.point(inside: .zero, with: nil))
    #expect(!root.point(inside: CGPoint(x: 100, y: 50), with: nil))
    #expect(!root.point(inside: CGPoint(x: 50, y: 100), with: nil))
    #expect(root.point(inside: CGPoint(x: 99.5, y: 99.5), with: nil))
  }

  @Test("the frontmost view wins, its subviews before it")
  func order() {
    let back = add(0, 0, 50, 50, to: root), front = add(25, 25, 50, 50, to: root)
    let inner = add(10, 10, 10, 10, to: front)
    #expect(hit(30, 30) === front && hit(36, 36) === inner && hit(10, 10) === back && hit(90, 90) === root)
    #expect(hit(100, 100) == nil)
    root.bringSubviewToFront(back)
    #expect(hit(36, 36) === back)
  }

  @Test("hidden, faint and disabled views let touches through, with all their subviews")
  func untouchable() {
    let view = add(0, 0, 50, 50, to: root)
    _ = add(0, 0, 50, 50, to: view)
    view.isHidden = true
    #expect(hit(10, 10) === root)
    view.isHidden = false
    view.alpha = 0.009
    #expect(hit(10, 10) === root)
    view.alpha = 0.01
    #expect(hit(10, 10) !== root)
    view.isUserInteractionEnabled = false
    #expect(hit(10, 10) === root)
  }

  @Test("a subview is not hit outside its superview, even if it is drawn there")
  func overhang() {
    let view = add(0, 0, 50, 50, to: root), overhanging = add(40, 0, 50, 50, to: view)
    #expect(hit(45, 10) === overhanging && hit(60, 10) === root)
  }

  @Test("the point follows scrolling and transforms")
  func converted() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scroll)
    let view = add(0, 200, 10, 10, to: scroll)
    scroll.contentOffset.y = 150
    #expect(hit(5, 55) === view && hit(5, 45) === scroll)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(hit(5, 46) === view && hit(5, 44) === scroll)
  }

  @Test("labels and images let touches through by default, a subclass may widen a view")
  func classes() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(label)
    root.addSubview(UIImageView(frame: label.frame))
    #expect(hit(10, 10) === root)
    let wide = WideView(frame: CGRect(x: 60, y: 60, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(55, 55) === wide && hit(49, 49) === root)
  }
}

@MainActor private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
