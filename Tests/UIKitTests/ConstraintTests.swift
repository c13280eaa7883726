import Testing
import SystemProfiles
import UIKit

@testable import UIKit

/// Constraints through the view API. Basis: the Auto Layout Guide and published measurements, named per test.
@MainActor struct ConstraintTests {
  private func constrain(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ other: Any? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: times, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  private func makeView(in superview: UIView) -> UIView {
    let view = superview.session.perform { UIView() }
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// Makes a root in its own session, so that the diagnostics belong to this tree.
  private func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    Session(environment: .standard).perform { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
  }

  @Test("edges and sizes place a view, and follow the root")
  func edges() {
    let root = makeRoot()
    let view = makeView(in: root)
    constrain(view, .leading, .equal, root, .leading, plus: 20)
    constrain(root, .trailing, .equal, view, .trailing, plus: 20)
    constrain(view, .height, plus: 44)
    constrain(view, .centerY, .equal, root, .centerY)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 218, width: 280, height: 44))
    root.frame.size = CGSize(width: 568, height: 320)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 138, width: 528, height: 44))
  }

  @Test("a higher priority is never traded for lower ones (Auto Layout Guide, Anatomy of a Constraint)")
  func strictPriorities() {
    let root = makeRoot()
    let view = makeView(in: root)
    constrain(view, .left, .equal, root, .left)
    constrain(view, .top, .equal, root, .top)
    constrain(view, .height, plus: 10)
    constrain(view, .width, plus: 100, at: 500)
    constrain(view, .width, .greaterThanOrEqual, plus: 150, at: 501)
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
  }

  @Test("the view that hugs less takes the slack, the one that resists less is compressed")
  func huggingAndCompression() {
    func widths(_ total: CGFloat) -> [CGFloat] {
      let root = makeRoot(total, 40)
      let views = [100.0, 80.0].map { width -> UIView in
        let view = makeView(in: root)
        view.layout.placeholderIntrinsicSize = CGSize(width: width, height: 20)
        constrain(view, .top, .equal, root, .top)
        return view
      }
      views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      views[0].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      constrain(views[0], .left, .equal, root, .left)
      constrain(views[1], .left, .equal, views[0], .right)
      constrain(views[1], .right, .equal, root, .right)
      root.layoutIfNeeded()
      return views.map(\.frame.width)
    }
    #expect(widths(300) == [100, 200])
    #expect(widths(150) == [100, 50])
  }

  @Test("edges are snapped to pixels, so that neighbours stay flush")
  func snapping() throws {
    let session = Session(
      environment: SystemEnvironment(
        profile: .profile(for: .iOS(9)), device: try DeviceCatalog.find("iphone-6")))
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
      let views = (0..<3).map { _ in makeView(in: root) }
      for (index, view) in views.enumerated() {
        constrain(view, .top, .equal, root, .top)
        constrain(view, .bottom, .equal, root, .bottom)
        constrain(view, .width, .equal, root, .width, times: 1 / 3)
        if index == 0 {
          constrain(view, .left, .equal, root, .left)
        } else {
          constrain(view, .left, .equal, views[index - 1], .right)
        }
      }
      root.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 106.5, 213.5])
      #expect(views.map(\.frame.width) == [106.5, 107, 106.5])
    }
  }

  @Test("conflicting required constraints are reported and all but one hold")
  func conflict() throws {
    let root = makeRoot()
    let view = makeView(in: root)
    constrain(view, .left, .equal, root, .left)
    constrain(view, .top, .equal, root, .top)
    constrain(view, .width, plus: 100)
    constrain(view, .width, plus: 200)
    constrain(view, .height, plus: 10)
    root.layoutIfNeeded()
    #expect(view.frame.width == 100 || view.frame.width == 200)
    #expect(root.session.diagnostics.map(\.rule) == ["unsatisfiable-constraints"])
  }

  @Test("a masked view inside constraints keeps its place relative to its superview")
  func autoresizingConstraints() {
    let root = makeRoot(375, 667)
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(masked)
    let sibling = makeView(in: root)
    constrain(sibling, .left, .equal, masked, .left)
    constrain(sibling, .top, .equal, masked, .bottom)
    constrain(sibling, .width, .equal, masked, .width)
    constrain(sibling, .height, plus: 10)
    root.layoutIfNeeded()
    #expect(sibling.frame == CGRect(x: 0, y: 400, width: 400, height: 10))
    root.frame.size = CGSize(width: 667, height: 375)
    root.layoutIfNeeded()
    #expect(masked.frame == CGRect(x: 0, y: 0, width: 692, height: 108))
    #expect(sibling.frame == CGRect(x: 0, y: 108, width: 692, height: 10))
  }

  /// Basis: iOS 6 and 7 rotate the root view of a window in landscape; its constraints fill its bounds.
  @Test("a turned view is solved by its own size, and constraints leave the turn alone")
  func turned() {
    let window = makeRoot(320, 568)
    let root = window.session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 568, height: 320)) }
    window.addSubview(root)
    root.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.center = CGPoint(x: 160, y: 284)
    let view = makeView(in: root), turned = makeView(in: root)
    constrain(view, .leading, .equal, root, .leading, plus: 20)
    constrain(root, .trailing, .equal, view, .trailing, plus: 20)
    constrain(root, .bottom, .equal, view, .bottom)
    constrain(view, .height, plus: 44)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    for (attribute, length) in [(NSLayoutConstraint.Attribute.width, CGFloat(100)), (.height, 40)] {
      constrain(turned, attribute, plus: length)
    }
    constrain(turned, .left, .equal, root, .left, plus: 10)
    constrain(turned, .top, .equal, root, .top, plus: 10)
    window.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 568, height: 320))
    #expect(view.frame == CGRect(x: 20, y: 276, width: 528, height: 44))
    #expect(turned.bounds.size == CGSize(width: 100, height: 40) && turned.center == CGPoint(x: 60, y: 30))
  }

  @Test("in right-to-left layouts leading is right, and the constant keeps its sign")
  func rightToLeft() {
    let root = makeRoot()
    let view = makeView(in: root)
    root.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    constrain(view, .leading, .equal, root, .leading, plus: 20)
    constrain(view, .width, plus: 100)
    constrain(view, .height, plus: 10)
    constrain(view, .top, .equal, root, .top)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 200)
  }

  @Test("constraints to the edges of a scroll view give its content size")
  func scrollContent() {
    let root = makeRoot(320, 480)
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      constrain(scrollView, edge, .equal, root, edge)
    }
    let content = makeView(in: scrollView)
    content.layout.placeholderIntrinsicSize = CGSize(width: 1024, height: 768)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      constrain(content, edge, .equal, scrollView, edge)
    }
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(scrollView.contentSize == CGSize(width: 1024, height: 768))
  }

  /// Basis: forms that pin edges and center of their content to a scroll view, saved at the scroll view's size.
  @Test("the centre of a scroll view, seen from inside, is that of its visible part")
  func scrollCentre() {
    let root = makeRoot(320, 480)
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    let content = makeView(in: scrollView)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom, .centerX, .centerY] {
      constrain(content, edge, .equal, scrollView, edge)
    }
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// Basis: cells of 44 points that Interface Builder saved with a label of 14 above a slider of zero height.
  @Test("a view that is squeezed out has a height of zero, not less, and its neighbor is compressed")
  func lengthsAreNotNegative() {
    let root = makeRoot(320, 22)
    let upper = makeView(in: root), lower = makeView(in: root)
    upper.layout.placeholderIntrinsicSize = CGSize(width: 10, height: 20)
    upper.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
    lower.layout.placeholderIntrinsicSize = CGSize(width: 10, height: 30)
    constrain(upper, .top, .equal, root, .top)
    constrain(lower, .top, .equal, upper, .bottom, plus: 8)
    constrain(lower, .bottom, .equal, root, .bottom)
    for view in [upper, lower] { constrain(view, .left, .equal, root, .left) }
    root.layoutIfNeeded()
    #expect([upper, lower].map(\.frame.height) == [14, 0])
    #expect(root.session.diagnostics.isEmpty)
  }

  /// Basis: image views that hug and resist at 1000, saved at the size that their constraints require.
  @Test("a required natural size breaks before a constraint")
  func requiredNaturalSize() {
    let root = makeRoot()
    let view = makeView(in: root)
    view.layout.placeholderIntrinsicSize = CGSize(width: 128, height: 121)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.required, for: axis)
    }
    constrain(view, .left, .equal, root, .left)
    constrain(view, .top, .equal, root, .top)
    constrain(view, .width, plus: 34)
    constrain(view, .height, plus: 34)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 34, height: 34))
  }
}
