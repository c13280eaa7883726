import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The sample "Fill" of an article about iOS 6: a button as large as `view.bounds` in `viewDidLoad`, pushed onto a
/// navigation controller. Basis: the article's logs for the sizes at load, derived for the sizes after the push.
@MainActor struct LoadingTests {
  final class Fill: UIViewController {
    let button = UIButton(type: .roundedRect)
    var loaded = CGRect.zero

    override func viewDidLoad() {
      loaded = view.bounds
      button.frame = view.bounds
      view.addSubview(button)
    }
  }

  private func push(_ mask: UIView.AutoresizingMask, on screen: CGSize, zeroFrame: Bool = false) throws -> Fill {
    let session = try Session.phone(screen, .iOS(6, 1))
    return session.perform {
      let fill = Fill()
      fill.button.autoresizingMask = mask
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = session.show(navigation)
      navigation.pushViewController(fill, animated: true)
      if zeroFrame { fill.button.frame = .zero }
      session.commitWindows()
      #expect(fill.view.window === window)
      return fill
    }
  }

  @Test("only the status bar is missing in viewDidLoad, the navigation bar after the push", arguments: [568.0, 480.0])
  func sizes(height: Double) throws {
    let fill = try push([.flexibleWidth, .flexibleHeight], on: CGSize(width: 320, height: height))
    #expect(fill.loaded == CGRect(x: 0, y: 0, width: 320, height: height - 20))
    let after = CGRect(x: 0, y: 0, width: 320, height: height - 64)
    #expect(fill.view.frame == after && fill.button.frame == after)
    #expect(fill.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("a button with masks fills the view in landscape, too")
  func landscape() throws {
    let fill = try push([.flexibleWidth, .flexibleHeight], on: CGSize(width: 568, height: 320))
    #expect(fill.view.bounds == CGRect(x: 0, y: 0, width: 568, height: 268))
    #expect(fill.button.frame == fill.view.bounds)
  }

  @Test("without a mask it keeps its size and ends 44 points too low")
  func withoutMask() throws {
    let fill = try push([], on: CGSize(width: 320, height: 568))
    #expect(fill.button.frame == CGRect(x: 0, y: 0, width: 320, height: 548))
    #expect(fill.button.frame.maxY - fill.view.bounds.maxY == 44)
  }

  @Test("a view is loaded on first use, once, inside its own session")
  func lazily() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(7))
    let probe = session.perform { ProbeController() }
    #expect(!probe.isViewLoaded && probe.viewIfLoaded == nil)
    probe.loadViewIfNeeded()
    probe.loadViewIfNeeded()
    #expect(probe.trace.take() == ["A.load"])
    #expect(probe.view.session === session && probe.viewIfLoaded === probe.view)
    #expect(probe.boundsAtLoad == CGSize(width: 320, height: 568))
  }

  @Test("the application frame of a turned portrait screen lacks the status bar at one side")
  func applicationFrame() throws {
    func frame(_ orientation: UIInterfaceOrientation, _ version: SystemVersion) throws -> CGRect {
      var environment = try Session.phone(CGSize(width: 320, height: 568), version).environment
      environment.orientation = orientation
      return environment.applicationFrame
    }
    #expect(try frame(.portrait, .iOS(6)) == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(try frame(.portraitUpsideDown, .iOS(6)) == CGRect(x: 0, y: 0, width: 320, height: 548))
    #expect(try frame(.landscapeRight, .iOS(6)) == CGRect(x: 0, y: 0, width: 300, height: 568))
    #expect(try frame(.landscapeLeft, .iOS(6)) == CGRect(x: 20, y: 0, width: 300, height: 568))
    #expect(try frame(.landscapeLeft, .iOS(8)) == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  /// Basis: assumed: a public calendar fills a page controller while it loads its view.
  @Test("a container that loadView fills does not load the view again")
  func containersWithinLoadView() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(15))
    session.launch { PagesWithinLoadView() }
    let controller = try #require(session.windows.first?.rootViewController as? PagesWithinLoadView)
    #expect(controller.loads == 1 && controller.pages.viewControllers?.count == 1)
  }
}

/// Makes its view around pages, which are not a child yet.
private final class PagesWithinLoadView: UIViewController {
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private(set) var loads = 0

  override func loadView() {
    loads += 1
    guard loads < 5 else { return super.loadView() }
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let view = UIView()
    view.addSubview(pages.view)
    self.view = view
  }
}
