import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Views of containers, their bars, and the resulting areas. Basis: published view dumps, unless a test states
/// otherwise.
@MainActor struct ContainerTests {
  private func session(_ version: SystemVersion, _ height: CGFloat = 568) throws -> Session {
    let widths: [CGFloat: CGFloat] = [480: 320, 568: 320, 667: 375, 844: 390]
    return try Session.phone(CGSize(width: widths[height] ?? 0, height: height), version)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func lines(_ window: UIWindow) -> [String] {
    window.recursiveDescription().split(separator: "\n").map { line in
      let name = line.drop { "<| ".contains($0) }.prefix { $0 != ":" }
      let frame = line.drop { $0 != "(" }.prefix { $0 != ")" }
      return "\(name) \(frame.dropFirst())"
    }
  }

  @Test("until iOS 6 the wrapper carries the offset")
  func wrapperOffset() throws {
    let session = try session(.iOS(6), 480)
    let window = session.show(session.perform { UINavigationController(rootViewController: UIViewController()) })
    #expect(
      lines(window) == [
        "UIWindow 0 0; 320 480", "UILayoutContainerView 0 0; 320 480", "UINavigationTransitionView 0 0; 320 480",
        "UIViewControllerWrapperView 0 64; 320 416", "UIView 0 0; 320 416", "UINavigationBar 0 20; 320 44",
      ])
  }

  /// Basis: deduced from a public app that divides the bar's width by its items in `viewDidLoad`.
  @Test("bars have their width when the container's view is loaded")
  func barsBeforeLayout() throws {
    let session = try session(.iOS(12))
    let tabs = session.perform { UITabBarController() }
    let stack = session.perform { UINavigationController() }
    session.perform { [tabs, stack].forEach { $0.loadViewIfNeeded() } }
    #expect(tabs.tabBar.frame == rect(0, 519, 320, 49) && stack.navigationBar.frame == rect(0, 0, 320, 44))
  }

  final class AllWaysUp: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  @Test("in a window that stays portrait the root view turns: its bounds are the interface's, its frame is not")
  func turnedRoot() throws {
    func show(_ orientation: UIInterfaceOrientation, _ version: SystemVersion) throws -> (UIWindow, UIView) {
      var environment = try session(version).environment
      environment.orientation = orientation
      let session = Session(environment: environment)
      session.supportedOrientations = .all
      let root = session.perform { AllWaysUp() }
      return (session.show(root), root.view)
    }
    for orientation in [UIInterfaceOrientation.portraitUpsideDown, .landscapeRight, .landscapeLeft] {
      let (window, root) = try show(orientation, .iOS(6))
      #expect(window.frame == rect(0, 0, 320, 568))
      #expect(root.frame == window.session.environment.applicationFrame)
      #expect(root.bounds == CGRect(origin: .zero, size: window.session.environment.windowRootFrame.size))
      // The top of the interface is the side of the status bar, which the application frame excludes.
      let up = CGPoint(x: 0, y: -1).applying(root.transform)
      let status = CGPoint(x: 160 - root.frame.midX, y: 284 - root.frame.midY)
      #expect(CGPoint(x: up.x * 10, y: up.y * 10) == status)
    }
    let (window, root) = try show(.landscapeLeft, .iOS(8))
    #expect(window.frame == rect(0, 0, 568, 320) && root.frame == window.frame && root.transform.isIdentity)
  }

  @Test("a view that has left its container has no bars around it")
  func leaving() throws {
    let session = try session(.iOS(13), 667)
    let (root, pushed) = session.perform { (UIViewController(), UIViewController()) }
    let navigation = session.perform { UINavigationController(rootViewController: root) }
    _ = session.show(navigation)
    navigation.pushViewController(pushed, animated: false)
    session.commitWindows()
    #expect(pushed.view.safeAreaInsets.top == 64)
    navigation.popViewController(animated: false)
    session.commitFrame(of: pushed.view)
    #expect(pushed.view.safeAreaInsets == .zero && pushed.view.superview == nil)
  }

  @Test("from iOS 7 on the view is where it is, from iOS 13 on below two more views of the window")
  func viewOffset() throws {
    for (version, height) in [(SystemVersion.iOS(7), CGFloat(480)), (.iOS(13), 667)] {
      let session = try session(version, height)
      let root = session.perform { UIViewController() }
      root.edgesForExtendedLayout = []
      let window = session.show(session.perform { UINavigationController(rootViewController: root) })
      let size = "\(height == 480 ? 320 : 375) \(Int(height))"
      let chrome = height == 480 ? [] : ["UITransitionView 0 0; \(size)", "UIDropShadowView 0 0; \(size)"]
      #expect(
        lines(window)
          == ["UIWindow 0 0; \(size)"] + chrome + [
            "UILayoutContainerView 0 0; \(size)", "UINavigationTransitionView 0 0; \(size)",
            "UIViewControllerWrapperView 0 0; \(size)", "UIView 0 64; \(size.prefix(3)) \(Int(height) - 64)",
            "UINavigationBar 0 20; \(size.prefix(3)) 44",
          ])
    }
  }

  @Test("bars sit below the status bar and above the home indicator, which the tab bar covers")
  func barFrames() throws {
    func frames(_ version: SystemVersion, _ height: CGFloat) throws -> [CGRect] {
      let session = try session(version, height)
      return session.perform {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.isToolbarHidden = false
        _ = session.show(tabs)
        return [navigation.navigationBar.frame, navigation.toolbar.frame, tabs.tabBar.frame]
      }
    }
    #expect(try frames(.iOS(6), 568) == [rect(0, 20, 320, 44), rect(0, 475, 320, 44), rect(0, 519, 320, 49)])
    #expect(try frames(.iOS(7), 568) == [rect(0, 20, 320, 44), rect(0, 475, 320, 44), rect(0, 519, 320, 49)])
    let modern = try frames(.iOS(15), 844)
    #expect(modern[0] == rect(0, 47, 390, 44) && modern[2] == rect(0, 761, 390, 83))
    #expect(modern[1].maxY == 761)
  }

  @Test("a controller that hides bottom bars takes the room of the tab bar")
  func hiddenBottomBars() throws {
    let session = try session(.iOS(6))
    let pushed = session.perform { ProbeController() }
    pushed.hidesBottomBarWhenPushed = true
    let (tabs, navigation) = session.perform {
      (UITabBarController(), UINavigationController(rootViewController: UIViewController()))
    }
    tabs.viewControllers = [navigation]
    _ = session.show(tabs)
    navigation.pushViewController(pushed, animated: false)
    session.commitWindows()
    #expect(pushed.frameAtLayout == rect(0, 0, 320, 504) && tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    session.commitWindows()
    #expect(navigation.topViewController?.view.frame == rect(0, 0, 320, 455) && !tabs.tabBar.isHidden)
  }

  /// Basis: captured: SwifterSwift's tests read the bar right after the push, without a window.
  @Test("a push without an animation hides the tab bar at once, and a pop shows it")
  func bottomBarsAtOnce() throws {
    try session(.iOS(17), 844).perform {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController(), next = UIViewController()
      tabs.viewControllers = [navigation]
      next.hidesBottomBarWhenPushed = true
      navigation.pushViewController(next, animated: false)
      #expect(tabs.tabBar.isHidden)
      navigation.popViewController(animated: false)
      #expect(!tabs.tabBar.isHidden)
    }
  }

  @Test("hiding a bar moves what is shown with the next frame; a frame the program set stays until then")
  func changes() throws {
    let session = try session(.iOS(6))
    let probe = session.perform { ProbeController() }
    let navigation = session.perform { UINavigationController(rootViewController: probe) }
    _ = session.show(navigation)
    probe.view.frame.size.height = 288
    session.commitWindows()
    #expect(probe.view.frame == rect(0, 0, 320, 288))
    navigation.setNavigationBarHidden(true, animated: false)
    session.commitWindows()
    #expect(probe.view.frame == rect(0, 0, 320, 548))
  }

  @Test("the rule for iOS 6: opaque bars shift, translucent ones do not, the status bar unless requested")
  func oldRule() {
    func frame(translucent: Bool, behind: Bool, bottom: Bool = false) -> CGRect {
      var surroundings = Surroundings(system: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      surroundings.top = BarStrip(height: 44, isTranslucent: translucent)
      if bottom { surroundings.bottom = BarStrip(height: 49, isTranslucent: true) }
      let wishes = BarPreferences(reachesBehindStatusBar: behind)
      let size = CGSize(width: 320, height: 480)
      return ContentArea(of: size, in: surroundings, wishes, extendsUnderBars: false).frame
    }
    #expect(frame(translucent: false, behind: false) == rect(0, 64, 320, 416))
    #expect(frame(translucent: false, behind: true) == rect(0, 64, 320, 416))
    #expect(frame(translucent: true, behind: false) == rect(0, 20, 320, 460))
    #expect(frame(translucent: true, behind: true) == rect(0, 0, 320, 480))
    #expect(frame(translucent: true, behind: true, bottom: true) == rect(0, 0, 320, 480))
  }

  @Test("a constraint to the top layout guide stays below the bars")
  func guides() throws {
    for (inNavigation, y) in [(true, CGFloat(84)), (false, 40)] {
      let session = try session(.iOS(7))
      session.perform {
        let root = UIViewController(), label = UIView()
        root.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.view.addConstraint(
          NSLayoutConstraint(
            item: label, attribute: .top, relatedBy: .equal, toItem: root.topLayoutGuide, attribute: .bottom,
            multiplier: 1, constant: 20))
        _ = session.show(inNavigation ? UINavigationController(rootViewController: root) : root)
        #expect(label.frame.minY == y)
      }
    }
  }

  @Test("additional insets reach the controller's view, a container's its children; the controller is notified")
  func additionalInsets() throws {
    final class Counter: UIViewController {
      var changes: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { changes.append(view.safeAreaInsets) }
    }
    let session = try session(.iOS(13), 667)
    session.perform {
      let root = Counter(), navigation = UINavigationController(rootViewController: root)
      root.additionalSafeAreaInsets.bottom = 7
      _ = session.show(navigation)
      navigation.additionalSafeAreaInsets.top = 10
      session.commitWindows()
      #expect(root.changes.map(\.top) == [64, 74] && root.changes.map(\.bottom) == [7, 7])
    }
  }

  @Test("titles name the items, which may be renamed afterwards")
  func titles() throws {
    try session(.iOS(7)).perform {
      let controller = UIViewController()
      controller.title = "One"
      #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")
      controller.navigationItem.title = "Two"
      #expect(controller.title == "One" && controller.tabBarItem.title == "One")
      controller.title = "Three"
      #expect(controller.navigationItem.title == "Three" && controller.tabBarItem.title == "Three")
      let navigation = UINavigationController(rootViewController: controller)
      #expect(navigation.navigationBar.topItem === controller.navigationItem)
    }
  }

  @Test("bars are translucent from iOS 7 on")
  func translucency() throws {
    for (version, isTranslucent) in [(SystemVersion.iOS(6), false), (.iOS(7), true), (.iOS(13), true)] {
      try session(version).perform {
        let bars = (UINavigationBar(), UITabBar(), UIToolbar())
        #expect(bars.0.isTranslucent == isTranslucent && bars.1.isTranslucent == isTranslucent)
        #expect(bars.2.isTranslucent == isTranslucent)
        bars.0.isTranslucent = !isTranslucent
        #expect(bars.0.isTranslucent == !isTranslucent)
      }
    }
  }
}

/// Scroll views under bars.
/// Basis: `automaticallyAdjustsScrollViewInsets` reference.
@MainActor struct ScrollInsetTests {
  private func show(
    in version: SystemVersion = .iOS(7), adjusts: Bool = true, _ prepare: (UIViewController) -> UIScrollView
  ) throws -> (scrollView: UIScrollView, navigation: UINavigationController) {
    let session = try Session.phone(CGSize(width: 320, height: 568), version)
    return session.perform {
      let root = UIViewController()
      root.automaticallyAdjustsScrollViewInsets = adjusts
      let scrollView = prepare(root)
      let navigation = UINavigationController(rootViewController: root)
      _ = session.show(navigation)
      return (scrollView, navigation)
    }
  }

  private func asRoot(_ root: UIViewController) -> UIScrollView {
    let table = UITableView(frame: .zero, style: .plain)
    root.view = table
    return table
  }

  private func asSubview(_ index: Int, y: CGFloat = 0) -> (UIViewController) -> UIScrollView {
    { root in
      for _ in 0..<index { root.view.addSubview(UIView()) }
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: y, width: 320, height: 568 - y))
      root.view.addSubview(scrollView)
      return scrollView
    }
  }

  @Test("a table as root view starts below the bar")
  func table() throws {
    let (table, navigation) = try show(asRoot)
    #expect(table.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(table.contentOffset == CGPoint(x: 0, y: -64))
    table.contentInset.bottom = 30
    navigation.isToolbarHidden = false
    navigation.isNavigationBarHidden = true
    table.session.commitWindows()
    #expect(table.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 74, right: 0))
    #expect(table.scrollIndicatorInsets == UIEdgeInsets(top: 20, left: 0, bottom: 44, right: 0))
    #expect(table.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test("the rearmost subview is adjusted by what covers it, others are not")
  func subviews() throws {
    #expect(try show(asSubview(0)).scrollView.contentInset.top == 64)
    #expect(try show(asSubview(0, y: 50)).scrollView.contentInset.top == 14)
    #expect(try show(asSubview(0, y: 100)).scrollView.contentInset.top == 0)
    #expect(try show(asSubview(2)).scrollView.contentInset == .zero)
  }

  @Test("from iOS 11 on the scroll view adds the bars itself, also when its content is small")
  func adjusted() throws {
    let table = try show(in: .iOS(13), asRoot).scrollView
    #expect(table.contentInset == .zero && table.adjustedContentInset.top == 64)
    #expect(table.contentOffset == CGPoint(x: 0, y: -64))
  }

  @Test("only in iOS 7 to 10, and only if the controller wants it")
  func off() throws {
    #expect(try show(adjusts: false, asRoot).scrollView.contentInset == .zero)
    #expect(try show(in: .iOS(6), asRoot).scrollView.contentInset == .zero)
    #expect(try show(in: .iOS(10), asRoot).scrollView.contentInset.top == 64)
    #expect(try show(in: .iOS(11), asRoot).scrollView.contentInset == .zero)
  }
}
