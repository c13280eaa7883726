import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A changed constraint and `layoutIfNeeded` in an animation block. Basis: calculated.
@MainActor struct ConstraintAnimationTests {
  /// Two views in a column, and in the second one a child that fills it except for 10 points.
  @MainActor private final class Column {
    let stage: AnimationStage
    let first: UIView, second: UIView, child: UIView
    let height: NSLayoutConstraint
    let inset: NSLayoutConstraint

    init(_ version: SystemVersion = .iOS(17), isRightToLeft: Bool = false) throws {
      let stage = try AnimationStage(version, isRightToLeft: isRightToLeft)
      self.stage = stage
      (first, second) = (stage.view(.zero), stage.view(.zero))
      child = stage.view(.zero, in: second)
      let root = stage.root, first = first, second = second, child = child
      for view in [first, second, child] { view.translatesAutoresizingMaskIntoConstraints = false }
      (height, inset) = stage.session.perform {
        (
          first.heightAnchor.constraint(equalToConstant: 40),
          first.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        )
      }
      stage.perform {
        NSLayoutConstraint.activate([
          height, inset, first.topAnchor.constraint(equalTo: root.topAnchor),
          first.widthAnchor.constraint(equalToConstant: 100),
          second.topAnchor.constraint(equalTo: first.bottomAnchor),
          second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          second.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          child.topAnchor.constraint(equalTo: second.topAnchor, constant: 10),
          child.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 10),
          child.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: -10),
          child.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
      }
    }

    /// Animates the first view to a height of 140 points, within a second.
    func grow() {
      stage.animate(1) { [height, stage] in
        height.constant = 140
        stage.root.layoutIfNeeded()
      }
    }

    var shown: [CGRect] { [first, second, child].map(\.shownFrame) }
  }

  @Test("frames are final immediately, and every moved view is shown in between, including subviews of moved ones")
  func frames() throws {
    let column = try Column(), stage = column.stage
    column.grow()
    let end = [box(0, 0, 100, 140), box(0, 140, 200, 260), box(10, 10, 180, 240)]
    #expect([column.first, column.second, column.child].map(\.frame) == end)
    let shown = stage.at([0, 0.25, 0.5, 1]) { column.shown }
    #expect(shown[0] == [box(0, 0, 100, 40), box(0, 40, 200, 360), box(10, 10, 180, 340)])
    #expect(shown[1] == [box(0, 0, 100, 65), box(0, 65, 200, 335), box(10, 10, 180, 315)])
    #expect(shown[2] == [box(0, 0, 100, 90), box(0, 90, 200, 310), box(10, 10, 180, 290)])
    #expect(shown[3] == end)
    #expect(stage.trace.take() == ["it true"])
  }

  @Test("the picture shows the way, the layout its end")
  func picture() throws {
    let column = try Column(), stage = column.stage
    column.grow()
    stage.wait(0.5)
    #expect(
      stage.picture == [
        "view \"\" UIView 0 0 200 400", "view \"\" UIView 0 0 100 90", "view \"\" UIView 0 90 200 310",
        "view \"\" UIView 10 10 180 290",
      ])
    #expect(column.first.frame.height == 140)
  }

  @Test("without layoutIfNeeded in the block the layout after it jumps, and the block is over at once")
  func outside() throws {
    let column = try Column(), stage = column.stage
    stage.animate(1) { column.height.constant = 140 }
    stage.perform { stage.root.layoutIfNeeded() }
    #expect(column.shown.map(\.height) == [140, 260, 240])
    #expect(stage.trace.take() == [])
    stage.wait(0)
    #expect(stage.trace.take() == ["it true"])
  }

  @Test("what was changed before the block moves, too, when the layout is in it")
  func before() throws {
    let column = try Column(), stage = column.stage
    stage.perform { column.height.constant = 140 }
    stage.animate(1) { stage.root.layoutIfNeeded() }
    stage.wait(0.5)
    #expect(column.first.shownFrame.height == 90)
  }

  @Test("layout that waits when the block begins moves with it; a layout before the block does not")
  func pending() throws {
    let column = try Column(), stage = column.stage
    stage.perform {
      column.inset.constant = 50
      stage.root.layoutIfNeeded()
    }
    column.grow()
    stage.wait(0.5)
    #expect(column.first.shownFrame == box(50, 0, 100, 90))
  }

  @Test("switching constraints and priorities moves as well")
  func switching() throws {
    let column = try Column(), stage = column.stage
    let other = stage.session.perform { column.first.heightAnchor.constraint(equalToConstant: 240) }
    stage.animate(1) {
      column.height.isActive = false
      other.isActive = true
      stage.root.layoutIfNeeded()
    }
    stage.wait(0.25)
    #expect(column.first.frame.height == 240 && column.first.shownFrame.height == 90)
    let weak = stage.session.perform {
      other.isActive = false
      let weak = column.first.heightAnchor.constraint(equalToConstant: 80)
      weak.priority = .defaultLow
      other.priority = .defaultHigh
      NSLayoutConstraint.activate([other, weak])
      stage.root.layoutIfNeeded()
      return weak
    }
    stage.wait(1)
    stage.animate(1) {
      other.priority = UILayoutPriority(100)
      stage.root.layoutIfNeeded()
    }
    stage.wait(0.5)
    #expect(weak.isActive && column.first.frame.height == 80 && column.first.shownFrame.height == 160)
  }

  @Test("from right to left the way is the mirrored one")
  func rightToLeft() throws {
    let column = try Column(isRightToLeft: true), stage = column.stage
    #expect(column.first.frame == box(100, 0, 100, 40))
    stage.animate(1) {
      column.inset.constant = 40
      stage.root.layoutIfNeeded()
    }
    stage.wait(0.25)
    #expect(column.first.frame.minX == 60 && column.first.shownFrame == box(90, 0, 100, 40))
  }

  @Test("a view that is laid out for the first time in a block comes from an empty frame at the corner")
  func new() throws {
    let stage = try AnimationStage()
    let view = stage.view(.zero)
    stage.perform {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40),
        view.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
      ])
    }
    stage.animate(1) { stage.root.layoutIfNeeded() }
    #expect(view.frame == box(60, 180, 80, 40))
    #expect(stage.at([0, 0.5]) { view.shownFrame } == [.zero, box(30, 90, 40, 20)])
  }

  @Test("subviews with masks move along with their superview")
  func masks() throws {
    let stage = try AnimationStage(), outer = stage.view(box(0, 0, 100, 100))
    let inner = stage.view(box(10, 10, 80, 80), in: outer)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.animate(1) { outer.frame = box(0, 0, 200, 200) }
    stage.wait(0.5)
    #expect(outer.shownFrame == box(0, 0, 150, 150) && inner.shownFrame == box(10, 10, 130, 130))
  }

  @Test("layoutSubviews lays out in the block what would else jump after it")
  func layoutSubviewsOption() throws {
    for (options, height) in [(UIView.AnimationOptions.curveLinear, 240.0), ([.curveLinear, .layoutSubviews], 190)] {
      let column = try Column(), stage = column.stage
      stage.animate(1, options) { stage.root.frame.size.height = 300 }
      stage.perform { stage.root.layoutIfNeeded() }
      stage.wait(0.5)
      #expect(column.child.frame.height == 240)
      #expect(column.child.shownFrame.height == (options == .curveLinear ? 240 : 290), "\(height)")
    }
  }

  @Test("turning the device animates what is done beside the turn", arguments: [SystemVersion.iOS(9), .iOS(17)])
  func alongside(version: SystemVersion) throws {
    final class Screen: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

      override func viewDidLoad() { view.addSubview(box) }

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.animate { _ in self.box.frame.origin.x = 100 }
      }
    }
    let session = try Session.of(version), screen = session.perform { Screen() }
    _ = session.show(screen)
    session.rotate(to: .landscapeRight)
    #expect(screen.view.bounds.width == 568 && screen.box.frame.minX == 100)
    session.advance(by: 0.15)
    #expect(abs(screen.box.shownFrame.minX - 50) < 1e-9)
    session.advance(by: 0.15)
    #expect(screen.box.shownFrame.minX == 100)
  }
}
