import SystemProfiles
import UIKit

@testable import UIKit

/// A tree to be explained, in its own session.
@MainActor struct Sketch {
  let session: Session
  let root: UIView

  init(_ width: CGFloat = 320, _ height: CGFloat = 480, release: SystemVersion = .iOS(17)) {
    let device = DeviceCatalog.all.last { $0.idiom == .phone } ?? DeviceCatalog.all[0]
    let session = Session(environment: SystemEnvironment(profile: .profile(for: release), device: device))
    self.session = session
    root = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
    root.accessibilityIdentifier = "root"
  }

  /// - Parameter parent: Nil for the root.
  func view<View: UIView>(
    _ name: String?, in parent: UIView? = nil, masked: Bool = false, _ make: @MainActor () -> View = { UIView() }
  ) -> View {
    let view = session.perform { make() }
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = masked
    (parent ?? root).addSubview(view)
    return view
  }

  func label(_ name: String?, _ text: String, in parent: UIView? = nil) -> UILabel {
    let label = view(name, in: parent) { UILabel() }
    label.text = text
    return label
  }

  func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  func layOut() { session.commitFrame(of: root) }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }

  func called(_ identifier: String) -> NSLayoutConstraint {
    self.identifier = identifier
    return self
  }
}
