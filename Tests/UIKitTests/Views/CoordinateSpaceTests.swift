import SystemProfiles
import Testing

@testable import UIKit

/// Coordinates of views and screens, and properties that affect them. Basis: references of `UICoordinateSpace`,
/// `UIScreen` and `anchorPoint`.
@MainActor struct CoordinateSpaceTests {
  private func session(_ orientation: UIInterfaceOrientation, _ version: SystemVersion) throws -> Session {
    var environment = SystemEnvironment(
      profile: .profile(for: version), device: try DeviceCatalog.find("iphone-8"))
    environment.orientation = orientation
    return Session(environment: environment)
  }

  private func convert(_ point: CGPoint, from a: any UICoordinateSpace, to b: any UICoordinateSpace) -> CGPoint {
    a.convert(point, to: b)
  }

  @Test("a view converts to other views and to the screen")
  func views() throws {
    let session = try session(.portrait, .iOS(15))
    session.perform {
      let controller = UIViewController(), view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let other = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
      controller.view.addSubview(view)
      controller.view.addSubview(other)
      _ = session.show(controller)
      #expect(
        convert(.zero, from: view, to: other) == CGPoint(x: 5, y: 15)
          && view.convert(CGPoint.zero, to: other) == CGPoint(x: 5, y: 15))
      let screen = UIScreen.main.coordinateSpace
      #expect(view.convert(view.bounds, to: screen) == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(
        view.convert(CGPoint(x: 10, y: 20), from: screen) == .zero
          && screen.convert(.zero, from: other) == CGPoint(x: 5, y: 5))
    }
  }

  @Test(
    "the fixed space of the screen stays portrait",
    arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown])
  func fixed(orientation: UIInterfaceOrientation) throws {
    try session(orientation, .iOS(15)).perform {
      let screen = UIScreen.main, fixed = screen.fixedCoordinateSpace
      #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      let corner: CGPoint =
        switch orientation {
        case .landscapeLeft: CGPoint(x: 0, y: 667)
        case .landscapeRight: CGPoint(x: 375, y: 0)
        default: CGPoint(x: 375, y: 667)
        }
      #expect(screen.convert(CGPoint.zero, to: fixed) == corner)
      #expect(screen.convert(fixed.bounds, from: fixed) == screen.bounds)
    }
  }

  @Test("another anchor point leaves the centre, and moves the frame")
  func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5) && view.clearsContextBeforeDrawing)
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 25) && view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 50, y: 25, width: 200, height: 100))
  }

  @Test("touches and fonts can be made from nothing")
  func nothing() {
    let touch = UITouch(), font = UIFont()
    #expect(touch.view == nil && touch.window == nil && touch.tapCount == 0 && touch.phase == .began)
    #expect(touch.location(in: nil) == .zero && font.pointSize == 12)
  }
}
