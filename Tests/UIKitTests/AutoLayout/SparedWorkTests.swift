import SystemProfiles
import Testing

@testable import UIKit

/// Passes skip unchanged views, and find every change.
///
/// > Basis: derived. The result of a layout does not depend on which views it visited.
@MainActor struct SparedWorkTests {
  let session = Session(environment: .standard)

  init() { session.checksSolutions = true }

  /// A view at (20, 30) that counts how often constraints read its frame.
  @MainActor private final class Stage {
    final class Probe: UIView {
      var looks = 0

      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        looks += 1
        return super.alignmentRect(forFrame: frame)
      }
    }

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), box = UIView(), probe = Probe()

    init() {
      for view in [box, probe] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(box)
      box.addSubview(probe)
      pin(box, 10, 10)
      pin(probe, 20, 30)
      root.layoutIfNeeded()
    }

    func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  }

  private func expectTrue() {
    let stale = session.findings.filter { $0.rule == "stale-solution" }.map(\.message)
    #expect(stale.isEmpty, "\(stale)")
  }

  @Test func `a layout in which nothing changed looks at no subview`() {
    session.checksSolutions = false
    session.perform {
      let stage = Stage(), before = stage.probe.looks
      for view in [stage.root, stage.box] { view.setNeedsLayout() }
      stage.root.layoutIfNeeded()
      #expect(stage.probe.looks == before)
    }
  }

  @Test func `a view that was moved by hand goes back when its superview is laid out`() {
    session.perform {
      let stage = Stage()
      for move in [{ $0.frame.origin.x += 5 }, { $0.center.y -= 5 }, { $0.bounds.size.width = 9 }] as [(UIView) -> Void]
      {
        move(stage.probe)
        stage.box.setNeedsLayout()
        stage.root.layoutIfNeeded()
        #expect(stage.probe.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
      }
    }
    expectTrue()
  }

  @Test func `a view that changes its superview, but not its place in the order of the tree, is solved there`() {
    session.perform {
      let stage = Stage()
      stage.root.addSubview(stage.probe)
      stage.pin(stage.probe, 20, 30)
      stage.root.layoutIfNeeded()
      #expect(stage.probe.frame == CGRect(x: 20, y: 30, width: 50, height: 40))
    }
    expectTrue()
  }

  @Test(arguments: [true, false])
  func `margins that reach in follow a frame after a layout in which nothing changed`(areSetFirst: Bool) {
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView(), deepest = UIView()
      root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
      deepest.preservesSuperviewLayoutMargins = true
      if areSetFirst { inner.preservesSuperviewLayoutMargins = true }
      inner.frame = root.bounds
      deepest.frame = root.bounds
      root.addSubview(inner)
      inner.addSubview(deepest)
      if !areSetFirst { inner.preservesSuperviewLayoutMargins = true }
      for _ in 0..<2 { root.layoutIfNeeded() }
      #expect(deepest.layoutMargins.left == 30)
      inner.frame.origin.x = 12
      root.layoutIfNeeded()
      #expect(inner.layoutMargins.left == 18)
      #expect(deepest.layoutMargins.left == 18)
    }
  }

  @Test func `what covers a root follows frames after a layout in which nothing changed`() {
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView(frame: root.bounds)
      root.layout.surroundingInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      root.addSubview(inner)
      for _ in 0..<2 { root.layoutIfNeeded() }
      #expect(inner.safeAreaInsets.top == 20)
      inner.frame.origin.y = 15
      root.layoutIfNeeded()
      #expect(inner.safeAreaInsets.top == 5)
    }
  }
}
