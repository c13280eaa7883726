import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A view's layer. Basis: the CALayer reference.
@MainActor struct LayerTests {
  private func makeView(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("a layer has its view's geometry, and the other way round")
  func mirror() {
    let view = makeView(10, 20, 100, 50)
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    #expect(view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.position = CGPoint(x: 50, y: 25)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.bounds.size.width = 200
    #expect(view.frame == CGRect(x: -50, y: 0, width: 200, height: 50))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    (view.layer.opacity, view.layer.isHidden, view.layer.masksToBounds) = (0.5, true, true)
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
  }

  @Test("a new anchor point keeps the position, so the frame jumps; a new frame keeps the anchor point")
  func anchorPoint() {
    let view = makeView(0, 0, 100, 100)
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 50) && view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(view.center == .zero && view.bounds.size == CGSize(width: 40, height: 40))
    view.bounds.size.width = 80
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 80))
    #expect(view.convert(CGPoint(x: 10, y: 10), to: makeSuperview(of: view)) == CGPoint(x: 20, y: 20))
  }

  private func makeSuperview(of view: UIView) -> UIView {
    let superview = UIView()
    superview.addSubview(view)
    return superview
  }

  @Test("a size set on the layer asks for layout, a position does not")
  func marks() {
    let view = makeView(0, 0, 10, 10)
    view.layoutIfNeeded()
    view.layer.position.x = 50
    #expect(!view.layer.needsLayout())
    view.layer.bounds.size.width = 20
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
  }

  @Test("corners round background, border and clip; the border lies in front of the subviews")
  func drawing() throws {
    let lines = try Sheet(.iOS(7)).picture {
      let view = makeView(0, 0, 100, 50), child = makeView(0, 0, 10, 10)
      view.backgroundColor = .white
      child.backgroundColor = .red
      view.addSubview(child)
      (view.layer.cornerRadius, view.layer.borderWidth, view.clipsToBounds) = (8, 2, true)
      view.layer.borderColor = UIColor.blue.cgColor
      return view
    }
    let drawn = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      ["clip", "fill", "stroke"].contains($0.prefix { $0 != " " })
    }
    #expect(
      drawn == [
        "clip rounded(0 0 100 50 r 8)", "fill rounded(0 0 100 50 r 8) #ffffff", "fill rect(0 0 10 10) #ff0000",
        "stroke rounded(1 1 98 48 r 7) #0000ff width 2",
      ])
  }
}
