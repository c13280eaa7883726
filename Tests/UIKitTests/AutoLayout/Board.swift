import CoreTypes
import SystemProfiles
import UIKit

@testable import UIKit

/// A root view in its own session, for views that constraints place.
@MainActor struct Board {
  let session: Session
  let root: UIView

  /// - Parameter device: Determines the scale; "iphone-x" has 3 pixels per point, "iphone-5" 2, "ipad-2" 1.
  init(_ version: SystemVersion, on device: String = "iphone-x", _ width: CGFloat, _ height: CGFloat) throws {
    session = try Session.of(version, device)
    root = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
  }

  init(_ width: CGFloat, _ height: CGFloat) throws { try self.init(.iOS(12), width, height) }

  /// Adds a view that constraints place, with or without an intrinsic content size.
  func view(_ width: CGFloat = -1, _ height: CGFloat = -1, in superview: UIView? = nil) -> UIView {
    let view = add(to: superview) { UIView() }
    view.layout.placeholderIntrinsicSize = CGSize(width: width, height: height)
    return view
  }

  func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = add { UILabel() }
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    return label
  }

  func add<View: UIView>(to superview: UIView? = nil, _ make: @MainActor () -> View) -> View {
    let view: View = session.perform { make() }
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  func layOut() { session.commitFrame(of: root) }

  func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result { try session.perform(body) }
}

extension NSLayoutConstraint {
  /// Makes a constraint that may be invalid.
  @MainActor static func draft(
    _ item: AnyObject?, _ attribute: Attribute, _ other: AnyObject? = nil,
    _ otherAttribute: Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      unchecked: item, attribute, .equal, other, otherAttribute, multiplier: multiplier, constant: constant)
  }

  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
