import Testing
import UIKit

@testable import UIKit

/// Autoresizing masks.
/// Springs and struts. Basis: the worked examples of UIKit's documentation and of published runs, all integral.
@MainActor struct AutoresizingTests {
  private func resized(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let superview = UIView(frame: CGRect(origin: .zero, size: old))
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.frame.size = new
    return view.frame
  }

  @Test("a view with both sizes flexible follows the change of its superview, not its size")
  func sizeFollowsChange() {
    let fill: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let load = CGSize(width: 320, height: 548), shown = CGSize(width: 320, height: 504)
    #expect(
      resized(CGRect(x: 0, y: 0, width: 320, height: 548), fill, from: load, to: shown)
        == CGRect(x: 0, y: 0, width: 320, height: 504))
    #expect(resized(.zero, fill, from: load, to: shown) == .zero)
    #expect(
      resized(.zero, fill, from: .zero, to: load) == CGRect(x: 0, y: 0, width: 320, height: 548))
    #expect(
      resized(
        CGRect(x: 0, y: 0, width: 400, height: 400), fill, from: CGSize(width: 375, height: 667),
        to: CGSize(width: 667, height: 375)) == CGRect(x: 0, y: 0, width: 692, height: 108))
  }

  @Test("a mask of 0 keeps origin and size")
  func struts() {
    #expect(
      resized(
        CGRect(x: 0, y: 0, width: 320, height: 548), [], from: CGSize(width: 320, height: 548),
        to: CGSize(width: 568, height: 268)) == CGRect(x: 0, y: 0, width: 320, height: 548))
  }

  @Test("flexible parts share the change in proportion to their sizes")
  func proportionalShares() {
    func horizontal(_ x: CGFloat, _ width: CGFloat, _ mask: UIView.AutoresizingMask, _ old: CGFloat, _ new: CGFloat)
      -> [CGFloat]
    {
      let frame = resized(
        CGRect(x: x, y: 0, width: width, height: 10), mask, from: CGSize(width: old, height: 10),
        to: CGSize(width: new, height: 10))
      return [frame.minX, frame.width]
    }
    #expect(horizontal(20, 100, [.flexibleLeftMargin, .flexibleRightMargin], 200, 300) == [40, 100])
    #expect(
      horizontal(40, 160, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 480) == [60, 240])
    #expect(horizontal(20, 60, [.flexibleWidth, .flexibleRightMargin], 100, 180) == [20, 120])
    #expect(horizontal(50, 100, [.flexibleLeftMargin, .flexibleWidth], 200, 350) == [100, 200])
    #expect(horizontal(225, 75, .flexibleLeftMargin, 320, 568) == [473, 75])
    #expect(horizontal(20, 197, .flexibleWidth, 320, 568) == [20, 445])
  }

  @Test("a subview follows through every level, and comes back")
  func roundTrip() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 548))
    let footer = UIView(frame: CGRect(x: 0, y: 498, width: 320, height: 50))
    footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(footer)
    root.frame.size.height = 504
    #expect(footer.frame == CGRect(x: 0, y: 454, width: 320, height: 50))
    root.frame.size = CGSize(width: 568, height: 268)
    #expect(footer.frame == CGRect(x: 0, y: 218, width: 568, height: 50))
    root.frame.size = CGSize(width: 320, height: 504)
    #expect(footer.frame == CGRect(x: 0, y: 454, width: 320, height: 50))
  }

  @Test("positions are measured from the bounds' origin")
  func boundsOrigin() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.bounds.origin.y = 50
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
    view.autoresizingMask = .flexibleTopMargin
    superview.addSubview(view)
    superview.bounds.size.height = 200
    #expect(view.frame.minY == 160)
  }
}
