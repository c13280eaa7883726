import CoreTypes
import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// A drag from the edge moves the topmost screen.
@MainActor struct InteractivePopTests {
  /// Blue over red, on a phone of 320 points, a second after the push.
  private func launch(
    isRightToLeft: Bool = false,
    _ make: (UIViewController) -> UINavigationController = { UINavigationController(rootViewController: $0) }
  ) throws -> (Session, UINavigationController) {
    var environment = SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-5"))
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    let session = Session(environment: environment)
    let stack = session.perform { make(screen(.red)) }
    session.launch { stack }
    session.advance(by: 1)
    session.perform { stack.pushViewController(screen(.blue), animated: true) }
    session.advance(by: 1)
    return (session, stack)
  }

  private func screen(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  /// Returns the left edges on the screen of areas filled with a color.
  private func edges(_ color: RGBAColor, _ session: Session) -> [CGFloat] { session.seenAreas(color).map(\.place.x) }

  private let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func isNear(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1 }
  }

  /// Drags from the edge to `x`, without ending the touch.
  private func pull(_ session: Session, to x: CGFloat, isRightToLeft: Bool = false) {
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 320 - x : x, y: 300) }
    session.touch(.began, finger: 1, at: point(2))
    for step in 1...8 {
      session.advance(by: 0.1)
      session.touch(.moved, finger: 1, at: point(2 + (x - 2) * CGFloat(step) / 8))
    }
  }

  /// Basis: recalled, the lower screen moves in from three tenths of the distance.
  @Test(arguments: [false, true]) func bothScreensFollow(isRightToLeft: Bool) throws {
    let (session, stack) = try launch(isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    pull(session, to: 162, isRightToLeft: isRightToLeft)
    #expect(isNear(edges(blue, session), [160 * sign]) && isNear(edges(red, session), [-48 * sign]))
    #expect(stack.viewControllers.count == 2 && !session.isMoving)
  }

  /// Basis: a drag that is too short is reverted.
  @Test func aShortWayGoesBack() throws {
    let (session, stack) = try launch()
    pull(session, to: 102)
    session.advance(by: 0.3)
    session.touch(.ended, finger: 1, at: CGPoint(x: 102, y: 300))
    let before = edges(blue, session)
    #expect(isNear(before, [100]))
    session.advance(by: 0.1)
    #expect(edges(blue, session)[0] < before[0] && edges(blue, session)[0] > 0)
    session.advance(by: 1)
    #expect(edges(blue, session) == [0] && edges(red, session).isEmpty && stack.viewControllers.count == 2)
    #expect(session.motions.isEmpty && !session.isMoving)
  }

  private final class Keeping: UINavigationController {
    override func popViewController(animated: Bool) -> UIViewController? { nil }
  }

  /// Basis: an app may ask before it pops a screen.
  @Test func aScreenThatIsKeptComesBackFromUnderTheFinger() throws {
    let (session, _) = try launch { Keeping(rootViewController: $0) }
    pull(session, to: 202)
    session.touch(.ended, finger: 1, at: CGPoint(x: 202, y: 300))
    #expect(isNear(edges(blue, session), [200]))
    session.advance(by: 1)
    #expect(edges(blue, session) == [0] && session.motions.isEmpty)
  }

  /// Basis: a long drag continues from the touch.
  @Test func aLongWayGoesOnFromTheFinger() throws {
    let (session, stack) = try launch()
    pull(session, to: 202)
    session.touch(.ended, finger: 1, at: CGPoint(x: 202, y: 300))
    #expect(stack.viewControllers.count == 1)
    #expect(isNear(edges(blue, session), [200]) && isNear(edges(red, session), [-36]))
    session.advance(by: 1)
    #expect(edges(blue, session).isEmpty && edges(red, session) == [0] && session.motions.isEmpty)
  }

  /// Basis: a cancelled touch pops nothing.
  @Test func aCancelledTouchGoesBack() throws {
    let (session, stack) = try launch()
    pull(session, to: 302)
    session.touch(.cancelled, finger: 1, at: CGPoint(x: 302, y: 300))
    session.advance(by: 1)
    #expect(edges(blue, session) == [0] && stack.viewControllers.count == 2 && session.motions.isEmpty)
  }
}
