import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The positions of navigation bars on phones with a Dynamic Island. Basis: captured: screenshots of iOS, exact to a
/// pixel.
@MainActor struct CapturedBarTests {
  private func stack(_ device: String, _ version: SystemVersion) throws -> UINavigationController {
    let environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device))
    let session = Session(environment: environment)
    var stack: UINavigationController?
    session.launch {
      let first = UIViewController(), second = UIViewController()
      (first.title, second.title) = ("First", "Second")
      let made = UINavigationController(rootViewController: first)
      made.pushViewController(second, animated: false)
      stack = made
      return made
    }
    return try #require(stack)
  }

  @Test(
    "a bar begins above the safe area's edge until iOS 18",
    arguments: [
      ("iphone-15-pro", SystemVersion.iOS(17, 5), 53.667, 44.0, 59.0), ("iphone-16-pro", .iOS(18, 5), 56.333, 44, 62),
      ("iphone-16-pro", .iOS(26, 2), 62, 54, 62), ("iphone-13-pro", .iOS(17), 47, 44, 47),
    ])
  func places(device: String, version: SystemVersion, y: Double, height: Double, top: Double) throws {
    let stack = try stack(device, version), bar = stack.navigationBar
    #expect(abs(bar.frame.minY - y) < 0.01 && bar.frame.height == height)
    #expect(abs((stack.topViewController?.view.safeAreaInsets.top ?? 0) - (y + height)) < 0.01)
    #expect(stack.view.window?.safeAreaInsets.top == CGFloat(top))
  }

  @Test("the title is 60.333 wide in the middle, and the way back begins at the edge")
  func items() throws {
    let bar = try stack("iphone-15-pro", .iOS(17, 5)).navigationBar
    #expect(abs(bar.arrangement.title.minX - 166.333) < 0.34 && abs(bar.arrangement.title.width - 60.333) < 0.34)
    let back = try #require(bar.arrangement.back)
    #expect(back.touch.minX == 0)
  }
}
