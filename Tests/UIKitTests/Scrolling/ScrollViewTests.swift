import SystemProfiles
import Testing

@testable import UIKit

/// Offsets and insets. Basis: the UIScrollView reference and rules derived from saved frames, named per test.
@MainActor struct ScrollViewTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var trace: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.append("scroll \(scrollView.contentOffset.y)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { trace.append("end") }
  }

  private func session(_ version: SystemVersion) throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5")))
  }

  private func range(content: CGFloat, visible: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) -> ScrollRange {
    ScrollRange(
      contentSize: CGSize(width: 320, height: content), visibleSize: CGSize(width: 320, height: visible),
      inset: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test("the offset is the origin of the bounds")
  func offsetIsBoundsOrigin() {
    let view = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.contentOffset = CGPoint(x: 3, y: 7)
    #expect(view.bounds == CGRect(x: 3, y: 7, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
  }

  /// Basis: [-inset.top, contentH + inset.bottom - H]; the smaller end wins for short content.
  @Test(
    "an offset is limited to the content and its insets",
    arguments: [
      (range: [660, 504, 0, 0], offset: 500, expected: 156), (range: [660, 504, 0, 0], offset: -10, expected: 0),
      (range: [572, 568, 64, 0], offset: -100, expected: -64), (range: [572, 568, 64, 49], offset: 100, expected: 53),
      (range: [352, 504, 0, 0], offset: 20, expected: 0), (range: [352, 504, 64, 0], offset: 20, expected: -64),
    ] as [(range: [CGFloat], offset: CGFloat, expected: CGFloat)])
  func clamping(_ row: (range: [CGFloat], offset: CGFloat, expected: CGFloat)) {
    let (numbers, offset, expected) = row
    let range = range(content: numbers[0], visible: numbers[1], top: numbers[2], bottom: numbers[3])
    #expect(range.clamp(CGPoint(x: 0, y: offset)).y == expected)
  }

  /// Basis: UIScrollView reference, "scrolls so that it is just visible at the edge of the receiver".
  @Test("a rectangle is revealed by the smallest move")
  func revealing() {
    let range = range(content: 2200, visible: 404, top: 0, bottom: 0)
    func offset(_ y: CGFloat, _ height: CGFloat, from start: CGFloat) -> CGFloat {
      range.revealing(CGRect(x: 0, y: y, width: 320, height: height), from: CGPoint(x: 0, y: start)).y
    }
    #expect(offset(440, 44, from: 0) == 80)
    #expect(offset(440, 44, from: 100) == 100)
    #expect(offset(440, 44, from: 600) == 440)
    #expect(offset(2156, 44, from: 0) == 1796)
    #expect(offset(100, 1000, from: 0) == 100)
  }

  /// Basis: UIScrollView reference, multiples of the bounds.
  @Test("a paging view rests on multiples of its size, others anywhere in range")
  func paging() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.contentSize = CGSize(width: 960, height: 100)
    #expect(view.restingOffset(near: CGPoint(x: 170, y: 0)).x == 170)
    view.isPagingEnabled = true
    #expect(view.restingOffset(near: CGPoint(x: 170, y: 0)).x == 320)
    #expect(view.restingOffset(near: CGPoint(x: 150, y: 0)).x == 0)
    #expect(view.restingOffset(near: CGPoint(x: 5000, y: 0)).x == 640)
  }

  @Test("the delegate hears every change of the offset, and the end of an animated one")
  func delegateCalls() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), listener = Listener()
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = listener
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    view.session.advance(by: 0.3)
    view.bounds.origin.y = 5
    #expect(listener.trace == ["scroll 10.0", "scroll 30.0", "end", "scroll 5.0"])
  }

  /// Basis: recalled; captured for insets, in backtraces. A changed size of the view takes effect in the next layout.
  @Test("content that became too short moves into reach at once, in a view that became too large at the next layout")
  func shrinking() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 700)
    view.contentSize.height = 400
    #expect(view.contentOffset.y == 300)
    view.contentInset.top = 20
    view.contentOffset.y = -20
    view.contentInset = .zero
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 300
    view.frame.size.height = 300
    #expect(view.contentOffset.y == 300)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 100)
  }

  /// Basis: UIScrollView.ContentInsetAdjustmentBehavior reference.
  @Test("the safe area adds to the inset as the behaviour says")
  func adjustment() {
    let safeArea = UIEdgeInsets(top: 64, left: 10, bottom: 34, right: 10)
    func insets(
      _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, vertical: Bool = false, belowBars: Bool = false
    ) -> UIEdgeInsets {
      ScrollInsetAdjustment(
        behavior: behavior, safeArea: safeArea, scrollsHorizontally: false, scrollsVertically: vertical,
        isBelowBars: belowBars
      ).insets
    }
    let vertical = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
    #expect(insets(.always) == safeArea)
    #expect(insets(.never, vertical: true, belowBars: true) == .zero)
    #expect(insets(.scrollableAxes, vertical: true) == vertical)
    #expect(insets(.scrollableAxes, belowBars: true) == .zero)
    #expect(insets(.automatic, belowBars: true) == vertical)
    #expect(insets(.automatic) == .zero)
  }

  @Test("content at its start stays at its start when the safe area arrives; iOS 10 has none")
  func safeAreaMovesContent() throws {
    for (version, expected) in [(SystemVersion.iOS(17), CGFloat(64)), (.iOS(10), 0)] {
      try session(version).perform {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        root.layout.surroundingInsets.top = 64
        let view = UIScrollView(frame: root.bounds)
        view.contentSize = CGSize(width: 320, height: 572)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.adjustedContentInset.top == expected)
        #expect(view.contentOffset.y == -expected)
        view.contentInset.top = 20
        #expect(view.adjustedContentInset.top == expected + 20)
      }
    }
  }

  /// Basis: derived from published code that sets an inset before the first layout, and no offset.
  @Test("content begins below an inset that was set before the first layout")
  func insetFromTheBeginning() throws {
    func offset(_ version: SystemVersion, covered: CGFloat = 0, _ change: (UIScrollView) -> Void) throws -> CGPoint {
      try session(version).perform {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        root.layout.surroundingInsets.top = covered
        let view = UIScrollView(frame: root.bounds)
        view.contentSize = CGSize(width: 320, height: 2000)
        root.addSubview(view)
        change(view)
        root.layoutIfNeeded()
        return view.contentOffset
      }
    }
    let inset = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 0)
    for version in [SystemVersion.iOS(9), .iOS(17)] {
      #expect(try offset(version) { $0.contentInset = inset } == CGPoint(x: -16, y: -20))
    }
    #expect(try offset(.iOS(17), covered: 64) { $0.contentInset.top = 20 } == CGPoint(x: 0, y: -84))
    let chosen = try offset(.iOS(17)) {
      $0.contentInset = inset
      $0.contentOffset = .zero
    }
    #expect(chosen == .zero)
    let later = try offset(.iOS(17)) {
      $0.layoutIfNeeded()
      $0.contentInset.top = 20
    }
    #expect(later == .zero)
  }

  /// Basis: worked numbers of an app for iOS 7, whose table of 13 rows starts at 64 under a navigation bar; since iOS
  /// 11 the safe area gives the same result.
  @Test("a table below a navigation bar starts below it", arguments: [SystemVersion.iOS(7), .iOS(12)])
  func belowBar(_ version: SystemVersion) throws {
    try session(version).perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      let controller = UIViewController(), table = UITableView(frame: .zero, style: .plain), rows = Rows([3])
      table.dataSource = rows
      table.alwaysBounceVertical = false
      controller.view = table
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(table.adjustedContentInset.top == 64)
      #expect(table.contentOffset.y == -64)
    }
  }
}
