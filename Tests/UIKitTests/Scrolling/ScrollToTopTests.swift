import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A tap on the status bar. Basis: the references of `scrollsToTop` and of UIScrollViewDelegate.
@MainActor struct ScrollToTopTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var allows = true
    var calls: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did \(scrollView.contentOffset.y)") }
  }

  private let session: Session
  private let window: UIWindow
  private let root: UIView
  private let listener = Listener()

  init() throws { try self.init("iphone-5", .iOS(12)) }

  private init(_ device: String, _ version: SystemVersion) throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
    let controller = session.perform { UIViewController() }
    (self.session, window, root) = (session, session.show(controller), controller.view)
  }

  @discardableResult private func add(at y: CGFloat = 0, offset: CGFloat = 500) -> UIScrollView {
    session.perform {
      let view = UIScrollView(frame: CGRect(x: 0, y: y, width: 320, height: 200))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 320, height: 2000)
      view.contentOffset.y = offset
      view.delegate = listener
      root.addSubview(view)
      return view
    }
  }

  @Test("the delegate is asked, the content goes to its start, and the delegate is notified of its arrival")
  func top() throws {
    let view = add()
    view.contentInset.top = 30
    session.tap(at: CGPoint(x: 160, y: 10))
    #expect(view.contentOffset.y == 500 && listener.calls == ["should"])
    session.advance(by: 0.2)
    #expect(view.contentOffset.y > -30 && view.contentOffset.y < 500 && view.indicatorOpacity == 1)
    session.advance(by: 1)
    #expect(view.contentOffset.y == -30)
    #expect(listener.calls == ["should", "did -30.0"])
  }

  @Test("content that is at its start is told to have arrived at once")
  func alreadyThere() {
    add(offset: 0)
    #expect(session.tapStatusBar())
    #expect(listener.calls == ["should", "did 0.0"])
  }

  @Test("a delegate may forbid it")
  func forbidden() {
    let view = add()
    listener.allows = false
    #expect(!session.tapStatusBar())
    #expect(view.contentOffset.y == 500)
  }

  @Test("on a phone nothing happens when two want it, and one does when the other does not")
  func two() {
    let first = add(), second = add(at: 250)
    #expect(!session.tapStatusBar())
    first.scrollsToTop = false
    #expect(session.tapStatusBar())
    session.advance(by: 1)
    #expect(first.contentOffset.y == 500 && second.contentOffset.y == 0)
  }

  @Test("on a pad it is the one nearest to the bar")
  func pad() throws {
    let tests = try ScrollToTopTests("ipad-9.7", .iOS(12))
    let lower = tests.add(at: 250), upper = tests.add(at: 10)
    #expect(tests.session.tapStatusBar())
    tests.session.advance(by: 1)
    #expect(upper.contentOffset.y == 0 && lower.contentOffset.y == 500)
  }

  @Test("a person taps it by its name; without anything to scroll the tap goes to the view below")
  func step() throws {
    let view = add()
    try session.perform(.tap("status bar"))
    #expect(view.contentOffset.y == 0)
    view.scrollsToTop = false
    #expect(session.tap(at: CGPoint(x: 160, y: 10)) === view)
  }
}
