import Testing
import UIKit

@testable import UIKit

/// Callbacks of added and removed views. Basis: the UIView reference for the callbacks; the interleaving of window and
/// superview is assumed (Chameleon's, observed on iOS 3 to 5).
@MainActor struct ViewTreeTests {
  private let trace = EventTrace()

  private func makeView(_ name: String, tag: Int = 0) -> TreeRecorder {
    let view = TreeRecorder(name, trace)
    view.tag = tag
    return view
  }

  private func makeWindow(tag: Int) -> UIWindow {
    let window = UIWindow()
    window.tag = tag
    return window
  }

  @Test("without a window only superviews are announced; to the view first, to the superview last")
  func addingWithoutWindow() {
    let parent = makeView("parent", tag: 1), child = makeView("child")
    #expect(
      trace.during { parent.addSubview(child) } == [
        "child will superview 1", "child did superview 1", "parent added, has 1",
      ])
    #expect(
      trace.during { child.removeFromSuperview() }
        == ["parent removes, has 1", "child will superview nil", "child did superview nil"])
    #expect(trace.during { child.removeFromSuperview() } == [])
  }

  @Test("a whole subtree learns of its window: all will-callbacks, then all did-callbacks")
  func enteringAWindow() {
    let window = makeWindow(tag: 9)
    let parent = makeView("parent"), child = makeView("child")
    parent.addSubview(child)
    #expect(
      trace.during { window.addSubview(parent) } == [
        "parent will window 9", "child will window 9", "parent will superview 9",
        "parent did window 9", "child did window 9", "parent did superview 9",
      ])
    #expect(child.window === window && window.window === window)
    #expect(
      trace.during { parent.removeFromSuperview() } == [
        "parent will window nil", "child will window nil", "parent will superview nil",
        "parent did window nil", "child did window nil", "parent did superview nil",
      ])
    #expect(child.window == nil)
  }

  @Test("a move inside one window announces no window; one to another window does")
  func moving() {
    let window = makeWindow(tag: 9), other = makeWindow(tag: 8)
    let first = makeView("first", tag: 1), second = makeView("second", tag: 2), child = makeView("child")
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    #expect(
      trace.during { second.addSubview(child) } == [
        "first removes, has 1", "child will superview 2", "child did superview 2", "second added, has 1",
      ])
    #expect(first.subviews == [] && second.subviews == [child])
    #expect(
      trace.during { other.addSubview(child) } == [
        "second removes, has 1", "child will window 8", "child will superview 8", "child did window 8",
        "child did superview 8",
      ])
  }

  @Test("a change of the order alone sends no callback")
  func reordering() {
    let parent = makeView("parent"), a = makeView("a"), b = makeView("b"), c = makeView("c")
    [a, b, c].forEach(parent.addSubview)
    let events = trace.during {
      parent.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(parent.subviews == [c, b, a])
      parent.bringSubviewToFront(c)
      #expect(parent.subviews == [b, a, c])
      parent.sendSubviewToBack(a)
      #expect(parent.subviews == [a, b, c])
      parent.addSubview(b)
      #expect(parent.subviews == [a, c, b])
      parent.insertSubview(b, at: 0)
      #expect(parent.subviews == [b, a, c])
    }
    #expect(events == [])
  }

  @Test("siblings are inserted below and above each other")
  func inserting() {
    let parent = UIView(), a = UIView(), b = UIView(), c = UIView()
    parent.addSubview(a)
    parent.insertSubview(b, belowSubview: a)
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(b, aboveSubview: a)
    #expect(parent.subviews == [c, a, b])
    parent.insertSubview(c, at: 99)
    #expect(parent.subviews == [a, b, c])
  }

  @Test("above a view that is no subview means in front of all, below one behind all")
  func insertingBesideAStranger() {
    let parent = UIView(), a = UIView(), b = UIView(), c = UIView(), stranger = UIView()
    parent.addSubview(a)
    parent.insertSubview(b, aboveSubview: stranger)
    parent.insertSubview(c, belowSubview: stranger)
    #expect(parent.subviews == [c, a, b])
  }

  @Test("a new size requests layout without the overridden setNeedsLayout()")
  func sizeRequestsLayout() throws {
    final class Cell: UIView {
      var requests = 0, layouts = 0
      override func setNeedsLayout() {
        requests += 1
        super.setNeedsLayout()
      }
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.layoutIfNeeded()
    let before = cell.layouts
    cell.frame.size.width = 20
    cell.layoutIfNeeded()
    #expect(cell.requests == 0 && cell.layouts == before + 1)
    cell.setNeedsLayout()
    #expect(cell.requests == 1)
  }

  @Test("a tag is looked for depth first, the receiver included")
  func tags() {
    let root = UIView(), branch = UIView(), leaf = UIView(), late = UIView()
    root.addSubview(branch)
    branch.addSubview(leaf)
    root.addSubview(late)
    (leaf.tag, late.tag) = (7, 7)
    #expect(root.viewWithTag(7) === leaf && root.viewWithTag(0) === root && root.viewWithTag(8) == nil)
  }

  @Test("leaving takes the constraints along that superviews hold; they do not come back")
  func constraintsAbove() {
    let root = UIView(), parent = UIView(), child = UIView()
    root.addSubview(parent)
    parent.addSubview(child)
    NSLayoutConstraint(
      item: child, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0
    ).isActive = true
    #expect(root.constraints.count == 1)
    root.addSubview(child)
    #expect(root.constraints.isEmpty && child.superview === root)
  }

  @Test("events go on to the controller of a view, or to its superview (UIResponder reference)")
  func responderChain() {
    let parent = UIView(), child = UIView(), controller = UIViewController()
    parent.addSubview(child)
    #expect(child.next === parent && parent.next == nil)
    controller.view = child
    #expect(child.next === controller)
  }

  @Test("a view is neither its own subview nor one of its subviews'")
  func cycles() async {
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(itself.says("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
    let cycle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let parent = UIView(), child = UIView()
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
    #expect(
      cycle.says("'CALayerInvalid', reason: 'layer <CALayer: UIView:") && cycle.says("> is a part of cycle in its"))
  }
}
