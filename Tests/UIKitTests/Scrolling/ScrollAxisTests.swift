import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Axes of scroll views.
/// Properties of scroll views since iOS 17.4. Basis: the references of the properties.
@MainActor struct ScrollAxisTests {
  @Test("both axes bounce as `bounces` says, until one is told apart")
  func bounces() {
    let view = UIScrollView()
    #expect(view.bouncesVertically && view.bouncesHorizontally)
    view.bounces = false
    #expect(!view.bouncesVertically && !view.bouncesHorizontally)
    view.bouncesHorizontally = true
    #expect(!view.bouncesVertically && view.bouncesHorizontally)
    #expect(view.allowsKeyboardScrolling && view.transfersHorizontalScrollingToParent && !view.isZoomBouncing)
  }

  /// Basis: published answers: a refresh control needs content that bounces.
  @Test("a refresh control cannot be pulled into sight where nothing bounces")
  func refreshing() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.refreshControl = UIRefreshControl()
    view.contentSize = CGSize(width: 320, height: 900)
    view.layoutIfNeeded()
    #expect(view.canBePulled(by: CGPoint(x: 0, y: -200)))
    view.bouncesVertically = false
    #expect(!view.canBePulled(by: CGPoint(x: 0, y: -200)))
  }

  // MARK: Content that is smaller than the view

  private func offset(_ point: CGPoint, _ content: CGSize, inset: UIEdgeInsets = .zero) -> CGPoint {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentAlignmentPoint = point
    view.contentSize = content
    view.contentInset = inset
    view.layoutIfNeeded()
    return view.contentOffset
  }

  @Test("small content stands where it is aligned")
  func alignment() {
    let small = CGSize(width: 100, height: 100)
    #expect(offset(.zero, small) == .zero)
    #expect(offset(CGPoint(x: 0.5, y: 0.5), small) == CGPoint(x: -100, y: -150))
    #expect(offset(CGPoint(x: 1, y: 1), small) == CGPoint(x: -200, y: -300))
    #expect(offset(CGPoint(x: 1, y: 0.5), CGSize(width: 600, height: 100)) == CGPoint(x: 0, y: -150))
  }

  @Test("insets are left free, and shares are limited")
  func alignmentInInsets() {
    let inset = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0), small = CGSize(width: 300, height: 100)
    #expect(offset(CGPoint(x: 0, y: 0.5), small, inset: inset).y == -200)
    #expect(offset(CGPoint(x: 0, y: 7), small).y == -300)
    #expect(offset(CGPoint(x: 0, y: CGFloat.nan), small).y == 0)
  }

  @Test("content that grows or is aligned later moves at the next layout")
  func alignmentChanges() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 100)
    view.layoutIfNeeded()
    view.contentAlignmentPoint = CGPoint(x: 0, y: 1)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -300)
    view.contentSize.height = 350
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -50)
    view.contentSize.height = 1000
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  // MARK: Motion

  private func moving(_ check: @MainActor (Session, UIScrollView, ScrollRecorder) throws -> Void) throws {
    let session = try Session.phone5(.iOS(17))
    let view = session.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
    let controller = session.perform { UIViewController() }, recorder = ScrollRecorder()
    let window = session.show(controller)
    session.perform {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 320, height: 4000)
      controller.view.addSubview(view)
      view.delegate = recorder
    }
    session.advance(by: 0)
    try withExtendedLifetime(window) { try check(session, view, recorder) }
  }

  @Test("it says that code moves it, until that is over")
  func animating() throws {
    try moving { session, view, _ in
      #expect(!view.isScrollAnimating)
      session.perform { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      #expect(view.isScrollAnimating && !view.isDecelerating)
      session.advance(by: 1)
      #expect(!view.isScrollAnimating)
    }
  }

  @Test("stopped content stays where it is shown, and the delegate is not notified of an end")
  func stopped() throws {
    try moving { session, view, recorder in
      session.perform { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
      session.advance(by: 0.15)
      let shown = try #require(view.layer.presentation()).bounds.minY
      #expect(shown > 0 && shown < 1000)
      session.perform { view.stopScrollingAndZooming() }
      #expect(view.contentOffset.y == shown && !view.isScrollAnimating)
      session.advance(by: 1)
      #expect(view.contentOffset.y == shown && view.layer.presentation()?.bounds.minY == shown)
      #expect(!recorder.take().contains { $0.hasPrefix("endAnimation") })
    }
  }

  @Test("with pages it stops at one")
  func stoppedAtPage() throws {
    try moving { session, view, _ in
      view.isPagingEnabled = true
      session.perform { view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
      session.advance(by: 0.15)
      session.perform { view.stopScrollingAndZooming() }
      let offset = view.contentOffset.y
      #expect(offset > 0 && offset < 2000 && offset.truncatingRemainder(dividingBy: 400) == 0)
    }
  }

  /// Basis: assumed, as during a touch.
  @Test("stopped deceleration is reported as ended")
  func stoppedDeceleration() throws {
    try moving { session, view, recorder in
      recorder.target = CGPoint(x: 0, y: 900)
      try session.perform(.scroll(x: 0, y: 50), before: .wait(0))
      #expect(view.isDecelerating)
      _ = recorder.take()
      session.perform { view.stopScrollingAndZooming() }
      #expect(!view.isDecelerating && recorder.take().last?.hasPrefix("endDecelerate") == true)
    }
  }

  @Test("a zoom stops at the scale that is shown")
  func stoppedZoom() throws {
    try moving { session, view, recorder in
      let content = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 4000)) }
      session.perform {
        view.addSubview(content)
        view.maximumZoomScale = 4
        recorder.zoomed = content
        view.setZoomScale(3, animated: true)
      }
      #expect(view.isZoomAnimating)
      session.advance(by: 0.15)
      session.perform { view.stopScrollingAndZooming() }
      let scale = view.zoomScale
      #expect(scale > 1 && scale < 3 && !view.isZoomAnimating)
      #expect(abs(content.transform.a - scale) < 1e-9 && abs(view.contentSize.width - 320 * scale) < 1e-6)
      session.advance(by: 1)
      #expect(view.zoomScale == scale)
    }
  }

  @Test("nothing happens where nothing moves")
  func stoppedAtRest() throws {
    try moving { session, view, recorder in
      session.perform { view.stopScrollingAndZooming() }
      #expect(recorder.take() == [] && view.contentOffset == .zero)
    }
  }

  // MARK: Scroll views inside scroll views

  @Test(
    "at its end a row leaves a sideways drag to what is around it, unless told otherwise", arguments: [true, false])
  func transfers(_ transfers: Bool) throws {
    try moving { session, outer, _ in
      let row = session.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
      session.perform {
        outer.contentSize = CGSize(width: 900, height: 400)
        row.contentInsetAdjustmentBehavior = .never
        row.contentSize = CGSize(width: 500, height: 400)
        row.transfersHorizontalScrollingToParent = transfers
        outer.addSubview(row)
      }
      try session.perform(.scroll(x: 300, y: 0))
      #expect(row.contentOffset.x == 180 && outer.contentOffset.x == 0)
      try session.perform(.scroll(x: 100, y: 0))
      #expect(outer.contentOffset.x == (transfers ? 100 : 0))
    }
  }

  @Test(
    "at its end a column leaves an upward drag to what is around it, unless told otherwise", arguments: [true, false])
  func transfersVertically(_ transfers: Bool) throws {
    try moving { session, outer, _ in
      let column = session.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
      session.perform {
        outer.contentSize = CGSize(width: 320, height: 900)
        column.contentInsetAdjustmentBehavior = .never
        column.contentSize = CGSize(width: 320, height: 500)
        column.transfersVerticalScrollingToParent = transfers
        outer.addSubview(column)
      }
      try session.perform(.scroll(x: 0, y: 300))
      #expect(column.contentOffset.y == 100 && outer.contentOffset.y == 0)
      try session.perform(.scroll(x: 0, y: 100))
      #expect(outer.contentOffset.y == (transfers ? 100 : 0))
    }
  }

  /// Basis: `withScrollIndicatorsShown(forContentOffsetChanges:)` reference: code shows none otherwise.
  @Test("indicators are shown of changes by code where it asks for them")
  func indicatorsOfChanges() throws {
    try moving { session, view, _ in
      session.perform { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      session.advance(by: 0.15)
      #expect(view.indicatorOpacity == 0)
      session.advance(by: 1)
      session.perform {
        view.withScrollIndicatorsShown { view.setContentOffset(.zero, animated: true) }
      }
      session.advance(by: 0.15)
      #expect(view.indicatorOpacity == 1)
      session.advance(by: 2)
      #expect(view.indicatorOpacity == 0 && view.contentOffset.y == 0)
    }
  }
}
