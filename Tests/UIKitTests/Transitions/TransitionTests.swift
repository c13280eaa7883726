import CoreTypes
import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Screens are shown in between while their model is final.
@MainActor struct TransitionTests {
  /// A navigation stack of two screens, red and blue, that is inspected a second after the launch.
  @MainActor private final class Stage {
    let session: Session
    private(set) var stack: UINavigationController!
    private(set) var second: UIViewController!

    init(_ version: SystemVersion, isRightToLeft: Bool = false) throws {
      var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5"))
      if isRightToLeft { environment.layoutDirection = .rightToLeft }
      let session = Session(environment: environment)
      self.session = session
      session.perform {
        let first = UIViewController()
        first.view.backgroundColor = .red
        stack = UINavigationController(rootViewController: first)
        second = UIViewController()
        second.view.backgroundColor = .blue
      }
      session.launch { stack }
      session.advance(by: 1)
    }

    func perform(_ body: () -> Void) {
      session.perform { body() }
      session.advance(by: 0)
    }

    /// Returns the left edges on the screen of areas filled with a color, rearmost first.
    func edges(_ color: RGBAColor) -> [CGFloat] { corners(color).map(\.x) }

    func corners(_ color: RGBAColor) -> [CGPoint] { session.seenAreas(color).map(\.place) }
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func isNear(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1 }
  }

  /// Basis: recalled, 0.35 s that slow down at both ends; half of the duration of that curve is half of the distance.
  @Test func oldScreensMoveByTheWholeWidth() throws {
    let stage = try Stage(.iOS(6))
    stage.perform { stage.stack.pushViewController(stage.second, animated: true) }
    #expect(isNear(stage.edges(red), [0]) && isNear(stage.edges(blue), [320]))
    #expect(stage.second.view.frame.minX == 0)
    stage.session.advance(by: 0.175)
    #expect(isNear(stage.edges(red), [-160]) && isNear(stage.edges(blue), [160]))
    #expect(stage.session.isMoving)
    stage.session.advance(by: 0.175)
    #expect(stage.edges(red).isEmpty && isNear(stage.edges(blue), [0]))
    #expect(!stage.session.isMoving)
  }

  /// Basis: recalled, the lower screen moves by three tenths of the distance; a critically damped spring with a
  /// frequency of √(1000 / 3) has covered 1 - (1 + 1.8257) e^-1.8257 = 0.5448 of its distance after 0.1 s.
  @Test(arguments: [false, true]) func screensSlideOverTheOneBelow(isRightToLeft: Bool) throws {
    let stage = try Stage(.iOS(12), isRightToLeft: isRightToLeft), sign: CGFloat = isRightToLeft ? -1 : 1
    stage.perform { stage.stack.pushViewController(stage.second, animated: true) }
    stage.session.advance(by: 0.1)
    #expect(isNear(stage.edges(red), [-52.3 * sign]) && isNear(stage.edges(blue), [145.7 * sign]))
    stage.session.advance(by: 0.4)
    #expect(stage.edges(red).isEmpty && stage.edges(blue) == [0] && !stage.session.isMoving)
    stage.perform { stage.stack.popViewController(animated: true) }
    stage.session.advance(by: 0.1)
    #expect(isNear(stage.edges(red), [-43.7 * sign]) && isNear(stage.edges(blue), [174.3 * sign]))
  }

  /// Basis: an animation continues from the visible position.
  @Test(arguments: [SystemVersion.iOS(6), .iOS(17)]) func turningBackDoesNotJump(version: SystemVersion) throws {
    let stage = try Stage(version)
    stage.perform { stage.stack.pushViewController(stage.second, animated: true) }
    stage.session.advance(by: 0.125)
    let before = (stage.edges(red), stage.edges(blue))
    stage.perform { stage.stack.popViewController(animated: true) }
    #expect(isNear(stage.edges(red), before.0) && isNear(stage.edges(blue), before.1))
    stage.session.advance(by: 0.5)
    #expect(stage.edges(red) == [0] && stage.edges(blue).isEmpty)
    #expect(!stage.session.isMoving && stage.session.motions.isEmpty)
  }

  /// Basis: documented, "Specify NO if you do not want the transition to be animated".
  @Test func withoutAnimationNothingMoves() throws {
    let stage = try Stage(.iOS(17))
    stage.perform { stage.stack.pushViewController(stage.second, animated: false) }
    #expect(stage.edges(red).isEmpty && stage.edges(blue) == [0] && !stage.session.isMoving)
  }

  /// Basis: `UIModalTransitionStyle.coverVertical` reference, "slides up from the bottom of the screen".
  @Test(arguments: [SystemVersion.iOS(6), .iOS(12), .iOS(17)]) func presentedScreensComeFromBelow(
    version: SystemVersion
  ) throws {
    let stage = try Stage(version)
    stage.second.modalPresentationStyle = .fullScreen
    stage.perform { stage.stack.present(stage.second, animated: true) }
    #expect(isNear(stage.corners(blue).map(\.y), [stage.second.view.frame.minY + stage.second.view.frame.height]))
    #expect(stage.corners(red).count == 1)
    stage.session.advance(by: 0.5)
    #expect(isNear(stage.corners(blue).map(\.y), [stage.second.view.frame.minY]))
    #expect(stage.corners(red).isEmpty && !stage.session.isMoving)
    stage.perform { stage.stack.dismiss(animated: true) }
    #expect(stage.corners(blue).count == 1 && stage.second.view.window == nil)
    stage.session.advance(by: 0.5)
    #expect(stage.corners(blue).isEmpty && !stage.session.isMoving)
  }

  /// Basis: recalled; cards are visible while they leave, too, after their views have been removed.
  @Test func cardsComeFromBelowAndGoThere() throws {
    let stage = try Stage(.iOS(17))
    stage.perform { stage.stack.present(stage.second, animated: true) }
    #expect(stage.corners(blue).map(\.y) == [568])
    stage.session.advance(by: 0.5)
    let place = stage.corners(blue)
    stage.perform { stage.stack.dismiss(animated: true) }
    #expect(stage.corners(blue) == place)
    stage.session.advance(by: 0.1)
    #expect(stage.corners(blue).count == 1 && stage.corners(blue)[0].y > place[0].y)
    stage.session.advance(by: 0.4)
    #expect(stage.corners(blue).isEmpty && !stage.session.isMoving)
  }

  /// Basis: an app that has ended moves nothing.
  @Test func theEndForgetsWhatMoves() throws {
    let stage = try Stage(.iOS(17))
    stage.perform { stage.stack.pushViewController(stage.second, animated: true) }
    stage.session.end()
    #expect(!stage.session.isMoving)
  }
}
