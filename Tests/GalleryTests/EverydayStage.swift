import SystemProfiles
import UIKit

@testable import UIKit

extension Stage {
  /// Shows an everyday screen on a device of its time.
  init(
    everyday device: String, _ version: SystemVersion, rightToLeft: Bool = false, in container: Container = .navigation,
    _ make: @MainActor () -> Screen
  ) throws {
    var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device))
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    let session = Session(environment: environment)
    let screen = session.perform(make)
    session.launch {
      container == .navigation ? UINavigationController(rootViewController: screen) : screen
    }
    session.advance(by: 1)
    self.init(session: session, screen: screen)
  }

  func perform(_ steps: UserStep...) throws {
    for step in steps { try session.perform(step) }
  }

  /// In the coordinates of the screen's view.
  func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: screen.view) }

  /// The top edge of the keyboard, in the coordinates of the screen's view.
  var keyboardTop: CGFloat? {
    session.keyboardFrame.map { screen.view.convert($0, from: nil).minY }
  }
}

/// Phones and iPads with a release of their time.
enum Everyday {
  static let phones: [(String, SystemVersion)] = [
    ("iphone-5", .iOS(6, 1)), ("iphone-5s", .iOS(7, 1)), ("iphone-6", .iOS(9)), ("iphone-15-pro", .iOS(17)),
    ("iphone-16-pro", .iOS(26)),
  ]
}
