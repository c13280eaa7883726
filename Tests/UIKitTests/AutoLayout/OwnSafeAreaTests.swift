import SystemProfiles
import Testing

@testable import UIKit

/// Views whose class overrides `safeAreaInsets`, and the safe area in hidden windows.
@MainActor struct OwnSafeAreaTests {
  private final class Framed: UIView {
    var own = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    var questions = 0
    override var safeAreaInsets: UIEdgeInsets {
      questions += 1
      return own
    }
  }

  private final class Bare: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }

  private func area(_ view: UIView) -> CGRect { view.safeAreaLayoutGuide.layoutFrame }

  /// Basis: captured: tests of Cartography and the windows of swift-snapshot-testing override the property, and margins
  /// and guides follow.
  @Test("margins, guides and subviews follow a class's own safe area")
  func ownInsets() throws {
    try Session.of(.iOS(17), "iphone-12").perform {
      let window = UIWindow(), view = Framed(frame: CGRect(x: 0, y: 300, width: 200, height: 200)), inner = UIView()
      window.addSubview(view)
      view.addSubview(inner)
      inner.frame = view.bounds
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(area(view) == CGRect(x: 20, y: 10, width: 140, height: 160))
      #expect(view.layoutMargins == UIEdgeInsets(top: 18, left: 28, bottom: 38, right: 48))
      #expect(inner.safeAreaInsets == view.own)
      view.markNeedsTraitUpdate()
      inner.markNeedsTraitUpdate()
      view.questions = 0
      _ = TraitPass.run(window)
      #expect(view.questions == 1)
      view.own = .zero
      view.setNeedsLayout()
      inner.frame.size.width = 100
      window.layoutIfNeeded()
      #expect(inner.safeAreaInsets == .zero)
    }
  }

  /// Basis: captured: `CartographyTests/EdgeSpec.swift`: such a window has margins of 10, 20, 30 and 40.
  @Test("a window's own safe area is that of its root controller, too")
  func window() throws {
    try Session.of(.iOS(17), "iphone-12").perform {
      let window = Bare(), controller = UIViewController()
      window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.session.commitWindows()
      #expect(window.layoutMargins == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      #expect(controller.view.safeAreaInsets == .zero && controller.view.layoutMargins.top == 0)
    }
  }

  /// Basis: documented: UIView reference, `safeAreaInsets`; captured: `CartographyTests/LayoutSupportSpec.swift`:
  /// layout guides have no length in a window that is not shown.
  @Test("in a hidden window nothing is covered until it is shown")
  func hiddenWindow() throws {
    try Session.of(.iOS(17), "iphone-12").perform {
      let window = UIWindow(), controller = UIViewController(), tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      #expect(controller.topLayoutGuide.length == 0 && controller.bottomLayoutGuide.length == 0)
      #expect(controller.view.safeAreaInsets == .zero)
      window.makeKeyAndVisible()
      window.session.commitWindows()
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    }
  }

  /// Basis: documented: UIView reference, `safeAreaInsets`.
  @Test("a hidden window and the views in it have no safe area insets until it is shown")
  func viewsOfHiddenWindow() throws {
    try Session.of(.iOS(17), "iphone-12").perform {
      let window = UIWindow(), view = UIView(frame: window.bounds)
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(window.safeAreaInsets == .zero && view.safeAreaInsets == .zero)
      window.makeKeyAndVisible()
      window.session.commitWindows()
      let shown = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      #expect(window.safeAreaInsets == shown && view.safeAreaInsets == shown)
    }
  }
}
