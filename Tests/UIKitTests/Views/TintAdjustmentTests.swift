import SystemProfiles
import Testing

@testable import UIKit

/// Tints behind presented controllers. Basis: `tintAdjustmentMode` reference; "iOS 7 UI Transition Guide", "Tint
/// Color".
@MainActor struct TintAdjustmentTests {
  private final class Listener: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  private func session(_ version: SystemVersion = .iOS(17)) throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-8")))
  }

  private func isGrey(_ color: UIColor) -> Bool { color.getWhite(nil, alpha: nil) }

  @Test("the first view that says something decides, and a dimmed tint is grey")
  func inherited() throws {
    try session().perform {
      let outer = UIView(), inner = Listener()
      outer.addSubview(inner)
      outer.tintColor = .red
      inner.count = 0
      #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
      outer.tintAdjustmentMode = .dimmed
      #expect(inner.tintAdjustmentMode == .dimmed && inner.count == 1 && isGrey(inner.tintColor))
      inner.tintAdjustmentMode = .normal
      #expect(inner.tintColor == .red && inner.count == 2 && isGrey(outer.tintColor))
      inner.tintAdjustmentMode = .automatic
      outer.tintAdjustmentMode = .automatic
      #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red && inner.count == 4)
    }
  }

  @Test("an alert dims what is behind it, not itself, until it goes; nothing is dimmed in iOS 6")
  func alerts() throws {
    for version in [SystemVersion.iOS(17), .iOS(8)] {
      let session = try session(version)
      session.perform {
        let root = UIViewController(), view = Listener()
        root.view.addSubview(view)
        _ = session.show(root)
        view.count = 0
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        session.commitWindows()
        #expect(view.tintAdjustmentMode == .dimmed && isGrey(view.tintColor) && view.count == 1)
        #expect(alert.view.tintAdjustmentMode == .normal && !isGrey(alert.view.tintColor))
        root.dismiss(animated: false)
        session.advance(by: 1)
        #expect(view.tintAdjustmentMode == .normal && !isGrey(view.tintColor) && view.count == 2)
      }
    }
  }

  @Test("a card dims its presenter, a full screen does not")
  func sheets() throws {
    let session = try session()
    session.perform {
      let root = UIViewController()
      _ = session.show(root)
      let full = UIViewController(), card = UIViewController()
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: false)
      session.commitWindows()
      #expect(root.view.tintAdjustmentMode == .normal)
      full.present(card, animated: false)
      session.commitWindows()
      #expect(full.view.tintAdjustmentMode == .dimmed && card.view.tintAdjustmentMode == .normal)
    }
  }
}
