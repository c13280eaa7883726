import CoreTypes
import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// The interface is shown while it rotates, while its model has the new orientation.
@MainActor struct RotationAnimationTests {
  /// A red screen with a blue corner at the top left of the interface.
  private final class Corner: UIViewController {
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) var heard: [TimeInterval] = []

    override func viewDidLoad() {
      view.backgroundColor = .red
      corner.backgroundColor = .blue
      view.addSubview(corner)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append(coordinator.transitionDuration)
      coordinator.animate(alongsideTransition: { _ in self.corner.frame.origin.x = 100 }, completion: nil)
    }
  }

  private func launch(_ version: SystemVersion) throws -> (Session, Corner) {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5")))
    let screen = session.perform { Corner() }
    session.launch(root: { screen })
    session.advance(by: 1)
    return (session, screen)
  }

  private let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Basis: the user sees the old picture on the device that was rotated counterclockwise: its top left is at the
  /// bottom left. Half of the duration is half of the rotation; the picture has the new size immediately.
  @Test(arguments: [SystemVersion.iOS(6), .iOS(7), .iOS(12), .iOS(17)]) func theOldPictureTurnsAndFades(
    version: SystemVersion
  ) throws {
    let (session, _) = try launch(version)
    let before = try #require(session.seenAreas(blue).first?.place)
    session.rotate(to: .landscapeRight)
    #expect(session.recordScreen().size == CGSize(width: 568, height: 320))
    let start = session.seenAreas(blue), old = try #require(start.last)
    #expect(abs(old.place.x - before.y) < 0.01 && abs(old.place.y - (320 - before.x)) < 0.01)
    #expect(start.count == 2 && old.opacity == 1)
    session.advance(by: session.environment.turnDuration(to: .portrait) / 2)
    #expect(abs(try #require(session.seenAreas(blue).last).opacity - 0.5) < 0.01)
    session.advance(by: 1)
    #expect(session.seenAreas(blue).count == 1 && !session.isMoving)
  }

  /// Basis: half a turn takes twice the duration, and begins with the upper left at the lower right.
  @Test func halfATurn() throws {
    let (session, _) = try launch(.iOS(17))
    session.supportedOrientations = .all
    session.rotate(to: .landscapeRight)
    session.advance(by: 1)
    session.rotate(to: .landscapeLeft)
    let old = try #require(session.seenAreas(blue).last?.place)
    #expect(abs(old.x - 468) < 0.01 && abs(old.y - 320) < 0.01)
    #expect(abs(session.motions.turn!.timing.duration - session.environment.turnDuration(to: .landscapeRight)) < 1e-9)
  }

  /// Basis: `animate(alongsideTransition:completion:)` reference.
  @Test func blocksBesideTheTurnAreAnimatedInItsTime() throws {
    let (session, screen) = try launch(.iOS(17))
    session.rotate(to: .landscapeRight)
    let duration = try #require(screen.heard.first)
    #expect(screen.corner.frame.minX == 100)
    session.advance(by: duration / 2)
    let x = try #require(screen.corner.layer.presentation()).frame.minX
    #expect(x > 1 && x < 99)
    session.advance(by: duration / 2)
    #expect(screen.corner.layer.presentation()?.frame.minX == 100)
  }

  /// Basis: an app's first screen is there immediately; so is the interface while animations are disabled.
  @Test func withoutAnimationsItIsThereAtOnce() throws {
    let (session, _) = try launch(.iOS(17))
    session.animations.areEnabled = false
    session.rotate(to: .landscapeRight)
    #expect(session.seenAreas(blue).count == 1)
  }
}
