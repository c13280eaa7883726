import SystemProfiles
import UIKit

/// A screen of the gallery, shown on a device.
@MainActor struct Stage<Screen: UIViewController> {
  enum Container { case navigation, none }

  let session: Session
  let screen: Screen

  /// - Parameters:
  ///   - device: A name of the catalog; by default a 4-inch device.
  ///   - orientation: The orientation to rotate to after the screen has appeared in portrait.
  init(
    _ device: String = "iphone-5", _ version: SystemVersion = .iOS(6, 1),
    _ orientation: UIInterfaceOrientation = .portrait, in container: Container = .navigation,
    _ make: @MainActor () -> Screen
  ) throws {
    let session = Session(
      environment: SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find(device)))
    let screen = session.perform(make)
    session.launch {
      container == .navigation ? UINavigationController(rootViewController: screen) : screen
    }
    (self.session, self.screen) = (session, screen)
    if orientation != .portrait { turn(orientation) }
  }

  init(session: Session, screen: Screen) { (self.session, self.screen) = (session, screen) }

  var size: CGSize { screen.view.bounds.size }

  /// Rotates the device, and the interface with it.
  func turn(_ orientation: UIInterfaceOrientation) {
    session.rotate(to: orientation)
    session.advance(by: 1)
  }

  /// Taps the center of a view.
  func tap(_ view: UIView) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    session.tap(at: session.perform { view.convert(middle, to: nil) })
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
