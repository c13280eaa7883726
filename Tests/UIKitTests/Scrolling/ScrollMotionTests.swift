import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Scrolling by code and by drags. Basis, unless a test names another: the UIScrollViewDelegate reference.
@MainActor struct ScrollMotionTests {
  private let session: Session
  private let window: UIWindow
  private let scrollView: UIScrollView
  private let recorder = ScrollRecorder()

  /// Fills a screen of 320 x 568 and has content for five screens.
  init() throws {
    let session = try Session.phone5(.iOS(12))
    scrollView = session.perform { UIScrollView() }
    let controller = session.perform { UIViewController() }
    window = session.show(controller)
    self.session = session
    let view = scrollView
    session.perform {
      view.contentInsetAdjustmentBehavior = .never
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      view.contentSize = CGSize(width: 320, height: 2840)
    }
    view.delegate = recorder
    session.advance(by: 0)
  }

  private func drag(_ y: CGFloat) throws { try session.perform(.scroll(x: 0, y: y), before: .wait(0)) }

  // MARK: By code

  /// Basis: recalled: the offset changes with the frames, and `scrollViewDidScroll` is called with each.
  @Test("an animated change is reported with each frame and, when its 0.3 seconds are over, as ended")
  func animated() {
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    #expect(recorder.take() == [] && scrollView.contentOffset == .zero)
    session.advance(by: 0.15)
    let middle = recorder.take()
    #expect(middle.count == 9 && middle.allSatisfy { $0.hasPrefix("scroll") })
    #expect(abs(scrollView.contentOffset.y - 50) < 1e-6)
    session.advance(by: 0.1)
    #expect(!recorder.take().contains { $0.hasPrefix("end") })
    session.advance(by: 0.1)
    #expect(recorder.take().suffix(2) == ["scroll 0,100", "endAnimation 0,100"])
  }

  @Test("an offset that is set during an animated change stays, and so does one from a drag")
  func stopped() throws {
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    session.advance(by: 0.1)
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 7), animated: false) }
    session.advance(by: 1)
    #expect(scrollView.contentOffset.y == 7)
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    session.advance(by: 0.1)
    try drag(10)
    session.advance(by: 1)
    #expect(scrollView.contentOffset.y < 900)
    #expect(!recorder.take().contains { $0.hasPrefix("endAnimation") })
  }

  /// Basis: derived from content at rest, which moves into range.
  @Test("content that becomes shorter on the way ends the way at its end, without a jump back", arguments: [0.1, 0.2])
  func shrinking(moment: TimeInterval) {
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
    session.advance(by: moment)
    let passed = scrollView.contentOffset.y
    session.perform { scrollView.contentSize.height = 1568 }
    var last = min(passed, 1000)
    for _ in 0..<24 {
      session.advance(by: 1.0 / 60)
      #expect(scrollView.contentOffset.y >= last - 1e-6 && scrollView.contentOffset.y <= 1000)
      last = scrollView.contentOffset.y
    }
    #expect(last == 1000 && recorder.take().last == "endAnimation 0,1000")
  }

  @Test("a target beyond the content stays, whatever becomes of the content on the way")
  func beyond() {
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true) }
    session.advance(by: 0.1)
    session.perform { scrollView.contentSize.height = 1568 }
    session.advance(by: 1)
    #expect(scrollView.contentOffset.y == -60)
  }

  @Test("a view in no window is where it was told to be at once")
  func offScreen() {
    scrollView.removeFromSuperview()
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test("the way of an animated change is shown")
  func shown() {
    session.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    session.advance(by: 0.15)
    let shown = scrollView.layer.presentation()?.bounds.minY ?? 0
    #expect(shown > 0 && shown < 100)
  }

  @Test("an animated change to where the content is does nothing")
  func animatedToSamePlace() {
    session.perform { scrollView.setContentOffset(.zero, animated: true) }
    session.advance(by: 1)
    #expect(recorder.take() == [])
  }

  /// Basis: assumed.
  @Test("an animated change that another one replaces is not reported as ended")
  func interrupted() {
    session.perform {
      scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    session.advance(by: 1)
    #expect(recorder.take().filter { $0.hasPrefix("end") } == ["endAnimation 0,300"])
  }

  @Test("an offset by code is not limited; revealing a rectangle is")
  func limits() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
    #expect(scrollView.contentOffset.y == 9000)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 2800, width: 320, height: 300), animated: false)
    #expect(scrollView.contentOffset.y == 2272)
  }

  // MARK: By drags

  @Test("a drag begins, scrolls, and ends where the touch ends")
  func drag() throws {
    try drag(50)
    #expect(
      recorder.take() == ["willDrag 0,0 TD", "scroll 0,50 TD", "willEndDrag to 50 0,50 TD", "endDrag false 0,50"])
    session.advance(by: 1)
    #expect(recorder.take() == [])
  }

  @Test("a delegate's other target is reached by deceleration")
  func target() throws {
    recorder.target = CGPoint(x: 0, y: 88)
    try drag(50)
    #expect(
      recorder.take() == [
        "willDrag 0,0 TD", "scroll 0,50 TD", "willEndDrag to 50 0,50 TD", "endDrag true 0,50", "willDecelerate 0,50 d",
        "scroll 0,88 d",
      ])
    session.advance(by: 1)
    #expect(recorder.take() == ["endDecelerate 0,88"])
  }

  /// Basis: assumed.
  @Test("a target beyond the content is its end")
  func targetOutOfRange() throws {
    recorder.target = CGPoint(x: 0, y: 9000)
    try drag(50)
    #expect(scrollView.contentOffset.y == 2272)
  }

  /// Basis: the UIScrollViewDelegate reference: with paging the delegate is not asked for a target.
  @Test("with pages the content moves on to the nearest one, without a question")
  func pages() throws {
    scrollView.isPagingEnabled = true
    try drag(300)
    #expect(
      recorder.take() == [
        "willDrag 0,0 TD", "scroll 0,300 TD", "endDrag true 0,300", "willDecelerate 0,300 d", "scroll 0,568 d",
      ])
    session.advance(by: 1)
    #expect(recorder.take() == ["endDecelerate 0,568"])
  }

  /// Basis: assumed.
  @Test("a touch on decelerating content stops it")
  func held() throws {
    scrollView.isPagingEnabled = true
    try drag(300)
    _ = recorder.take()
    try drag(568)
    #expect(recorder.take().prefix(2) == ["endDecelerate 0,568", "willDrag 0,568 TD"])
  }

  @Test("a delegate that scrolls when the drag ends has the last word")
  func scrolledInCallback() throws {
    scrollView.isPagingEnabled = true
    recorder.whenDragEnds = { $0.setContentOffset(CGPoint(x: 0, y: 20), animated: true) }
    try drag(300)
    session.advance(by: 1)
    let trace = recorder.take()
    #expect(trace.prefix(3) == ["willDrag 0,0 TD", "scroll 0,300 TD", "endDrag true 0,300"])
    #expect(trace.suffix(2) == ["scroll 0,20", "endAnimation 0,20"])
  }

  /// Basis: the words are those of Core Animation's exceptions in published crash logs.
  @Test("a target that is not a number ends the program with Core Animation's words")
  func targetNotANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), recorder = ScrollRecorder()
        view.contentSize = CGSize(width: 100, height: 1000)
        recorder.target = CGPoint(x: 0, y: CGFloat.nan)
        view.delegate = recorder
        view.drag(by: CGPoint(x: 0, y: 10))
      }
    }
    #expect(result.says("'CALayerInvalidGeometry', reason: 'CALayer "))
  }

  // MARK: The keyboard

  /// Basis: UIScrollView.KeyboardDismissMode reference.
  @Test(
    "a drag puts the keyboard away as the mode says",
    arguments: [
      (.none, -300, true), (.onDrag, 50, false), (.onDragWithAccessory, 50, false), (.interactive, 50, true),
      (.interactive, -20, true), (.interactive, -200, false), (.interactiveWithAccessory, -200, false),
    ] as [(mode: UIScrollView.KeyboardDismissMode, distance: CGFloat, stays: Bool)])
  func keyboard(_ row: (mode: UIScrollView.KeyboardDismissMode, distance: CGFloat, stays: Bool)) throws {
    scrollView.contentOffset.y = 1000
    scrollView.keyboardDismissMode = row.mode
    session.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 1010, width: 100, height: 30))
      scrollView.addSubview(field)
      field.becomeFirstResponder()
    }
    session.advance(by: 1)
    #expect(session.keyboardFrame != nil)
    try drag(row.distance)
    #expect((session.keyboardFrame != nil) == row.stays)
  }
}
