import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Custom views of bar items. Basis: `UIBarButtonItem(customView:)` and `titleView`, class references; positions as for
/// the bar's own items.
@MainActor struct BarViewTests {
  private final class Screen: UIViewController {
    let segments = UISegmentedControl(items: ["One", "Two"]), toggle = UISwitch(), button = UIButton(type: .custom)
    var chosen: [String] = []

    override func viewDidLoad() {
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      button.setTitle("Last", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.chosen.append("last") }, for: .touchUpInside)
      toggle.accessibilityIdentifier = "toggle"
      toggle.addAction(UIAction { [weak self] _ in self?.chosen.append("toggle") }, for: .valueChanged)
      navigationItem.titleView = segments
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      toolbarItems = [
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(customView: toggle),
      ]
    }
  }

  @Test("are in the bar, where it would draw the item", arguments: [SystemVersion.iOS(6), .iOS(7), .iOS(17)])
  func frames(_ version: SystemVersion) throws {
    let session = try Session.of(version), screen = session.perform { Screen() }
    session.launch {
      let stack = UINavigationController(rootViewController: screen)
      stack.isToolbarHidden = false
      return stack
    }
    let bar = try #require(screen.navigationController?.navigationBar)
    #expect(screen.segments.superview === bar)
    #expect(abs(screen.segments.center.x - 160) <= 0.5)
    #expect(screen.button.superview === bar)
    #expect(screen.button.frame.size == CGSize(width: 60, height: 30))
    #expect(abs(screen.button.center.y - bar.bounds.midY) <= 0.5)
    #expect(screen.toggle.superview === screen.navigationController?.toolbar)
    #expect(screen.toggle.frame.maxX > 300)
    #expect(screen.toggle.frame.width > 40)
  }

  @Test("can be touched, and leave with their item")
  func touches() throws {
    let session = try Session.of(.iOS(17)), screen = session.perform { Screen() }
    session.launch {
      let stack = UINavigationController(rootViewController: screen)
      stack.isToolbarHidden = false
      return stack
    }
    try session.perform(.tap("Last"))
    try session.perform(.tap("toggle"))
    try session.perform(.tap("Two"))
    #expect(screen.segments.selectedSegmentIndex == 1)
    #expect(screen.chosen == ["last", "toggle"])
    screen.navigationItem.rightBarButtonItem = nil
    session.advance(by: 1)
    #expect(screen.button.superview == nil)
  }
}
