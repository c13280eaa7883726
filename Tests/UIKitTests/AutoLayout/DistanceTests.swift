import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Distances of anchors, and anchors as objects. Basis: the class references of iOS 10.
@MainActor struct DistanceTests {
  /// Makes two views of 20 points, the first 30 points from the left.
  private func makeRow(_ width: CGFloat = 300) throws -> (board: Board, views: [UIView]) {
    let board = try Board(width, 100), views = [board.view(20, 20), board.view(20, 20)]
    for view in views { view.topAnchor.constraint(equalTo: board.root.topAnchor).isActive = true }
    views[0].leadingAnchor.constraint(equalTo: board.root.leadingAnchor, constant: 30).isActive = true
    return (board, views)
  }

  @Test("gaps are made equal: a constraint over four edges")
  func equalGaps() throws {
    let (board, views) = try makeRow(), root = board.root
    let start = root.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
    let middle = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    let constraint = middle.constraint(equalTo: start, multiplier: 2, constant: 5)
    constraint.isActive = true
    board.layOut()
    #expect(views[1].frame == CGRect(x: 115, y: 0, width: 20, height: 20))
    #expect(root.constraints.last === constraint)
  }

  @Test("a distance is compared with lengths and numbers, and is negative backwards")
  func lengths() throws {
    let (board, views) = try makeRow(), (a, b) = (views[0], views[1])
    let distance = b.leadingAnchor.anchorWithOffset(to: a.trailingAnchor)
    board.activate(distance.constraint(equalToConstant: -40))
    board.activate(
      b.heightAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: a.trailingAnchor), multiplier: 3))
    board.layOut()
    #expect(b.frame == CGRect(x: 90, y: 0, width: 20, height: 60))
  }

  @Test("distances run in reading direction, and down; baselines and guides have them, too")
  func directions() throws {
    let (board, views) = try makeRow(), root = board.root, guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    for view in [root] + views { view.semanticContentAttribute = .forceRightToLeft }
    board.activate(
      views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor).constraint(equalToConstant: 8),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 1),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      views[1].bottomAnchor.anchorWithOffset(to: guide.bottomAnchor).constraint(equalToConstant: 12))
    board.layOut()
    #expect(views.map(\.frame.minX) == [250, 222])
    #expect(guide.layoutFrame.height == 32)
  }

  @Test("a constraint over a distance goes when any of its views leaves")
  func leaving() throws {
    let (board, views) = try makeRow()
    let constraint = views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor).constraint(equalToConstant: 8)
    constraint.isActive = true
    views[1].removeFromSuperview()
    #expect(!constraint.isActive && board.root.constraints.count == 2)
  }

  @Test("left and leading have no distance")
  func mixed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.leadingAnchor.anchorWithOffset(to: view.rightAnchor)
      }
    }
    #expect(result.says("Use leading/trailing for both or neither."))
  }

  @Test("anchors tell their item and their name; a constraint tells its anchors")
  func names() throws {
    let (_, views) = try makeRow(), view = views[0], other = views[1]
    view.accessibilityIdentifier = "box"
    #expect(view.topAnchor.name == "UIView:box.top" && view.topAnchor.item === view)
    #expect(view.topAnchor.description.hasPrefix("<NSLayoutYAxisAnchor:0x"))
    #expect(view.widthAnchor.description.hasSuffix(" \"UIView:box.width\">"))
    let constraint = view.leftAnchor.constraint(equalTo: other.rightAnchor)
    #expect(constraint.firstAnchor == view.leftAnchor && constraint.secondAnchor == other.rightAnchor)
    #expect(constraint.firstAnchor != view.rightAnchor)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    let distance = view.topAnchor.anchorWithOffset(to: view.bottomAnchor)
    #expect(distance.constraint(equalToConstant: 1).firstAnchor == distance)
  }

  /// Basis: captured, patterns of published apps.
  @Test("apps find constraints by their anchors, also where these are of any kind")
  func finding() throws {
    func containing(_ anchor: NSLayoutAnchor<AnyObject>, in constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
      constraints.filter { $0.firstAnchor == anchor || $0.secondAnchor == anchor }
    }
    let (board, views) = try makeRow(), root = board.root, view = views[0]
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    height.isActive = true
    #expect(view.constraints.first { $0.firstAnchor == view.heightAnchor } === height)
    view.constraints.first(where: { $0.firstAnchor == view.heightAnchor })?.isActive = false
    #expect(!height.isActive)
    let leading = try #require(root.constraints.first { $0.firstAnchor == view.leadingAnchor })
    #expect(
      leading.secondAnchor == root.leadingAnchor && containing(leading.firstAnchor, in: root.constraints) == [leading])
    #expect(root.constraints.filter { $0.secondAnchor == root.topAnchor }.count == 2)
  }
}
