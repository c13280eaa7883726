import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Bars added by hand.
/// Bars that an app adds itself. Basis: the sample "With Keypad", whose toolbar stays 44 points high in landscape.
@MainActor struct BarFrameTests {
  private let kinds: [@MainActor () -> UIView] = [{ UIToolbar() }, { UINavigationBar() }]

  @Test("they keep the frame they got, in both orientations", arguments: [(568.0, 320.0), (320, 568)])
  func frames(width: Double, height: Double) throws {
    let session = try Session.phone(CGSize(width: width, height: height), .iOS(6, 1))
    for makeBar in kinds {
      let controller = session.perform { UIViewController() }
      let bar = session.perform { makeBar() }
      bar.frame = CGRect(x: 0, y: 10, width: 100, height: 44)
      bar.autoresizingMask = []
      controller.view.addSubview(bar)
      _ = session.show(session.perform { UINavigationController(rootViewController: controller) })
      #expect(bar.frame == CGRect(x: 0, y: 10, width: 100, height: 44))
    }
  }

  @Test("above a home indicator, too")
  func homeIndicator() throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17))
    let controller = session.perform { UIViewController() }
    let bar = session.perform { UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44)) }
    controller.view.addSubview(bar)
    _ = session.show(controller)
    #expect(bar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
  }

  /// Basis: captured (one document of Xcode 12, `retina6_1`).
  @Test("a toolbar on top of another leaves the room above the home indicator to that one")
  func stackedToolbars() throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(14))
    let controller = session.perform { UIViewController() }
    let (lower, upper) = session.perform { (UIToolbar(), UIToolbar()) }
    session.perform {
      for bar in [lower, upper] {
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
      }
      NSLayoutConstraint.activate([
        lower.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      ])
    }
    _ = session.show(controller)
    #expect(lower.frame.height == 49 && upper.frame.height == 44)
  }

  /// Basis: captured: a published report of iOS 12 (rdar://47966034).
  @Test("the background of a toolbar on the end of the safe area goes on to the end of the screen", arguments: [0, 1])
  func backgroundAboveHomeIndicator(gap: Double) throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(12))
    let controller = session.perform { UIViewController() }
    let bar = session.perform { UIToolbar(frame: CGRect(x: 0, y: 844 - 34 - 44 - gap, width: 390, height: 44)) }
    session.perform {
      bar.isTranslucent = false
      bar.barTintColor = .red
    }
    controller.view.addSubview(bar)
    _ = session.show(controller)
    #expect(session.lines(bar).first == "fill rect(0 0 390 \(gap == 0 ? 78 : 44)) #ff0000")
  }

  @Test("their masks alone change the frame")
  func masks() throws {
    let session = try Session.phone(CGSize(width: 568, height: 320), .iOS(6, 1))
    let controller = session.perform { UIViewController() }
    let bar = session.perform { UIToolbar() }
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 504)
    bar.frame = CGRect(x: 0, y: 460, width: 320, height: 44)
    controller.view.addSubview(bar)
    _ = session.show(session.perform { UINavigationController(rootViewController: controller) })
    #expect(bar.frame == CGRect(x: 0, y: 224, width: 568, height: 44))
  }
}
