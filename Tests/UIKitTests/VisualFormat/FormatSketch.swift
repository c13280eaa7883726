import SystemProfiles

@testable import UIKit

/// Two views and a guide in a superview, and the constraints of formats over them, as equations.
@MainActor struct FormatSketch {
  let root: UIView
  let a: UIView
  let b: UIView
  let guide: UILayoutGuide

  init(_ version: SystemVersion) {
    let device = try! DeviceCatalog.find("iphone-5")
    let session = Session(environment: SystemEnvironment(profile: .profile(for: version), device: device))
    (root, a, b, guide) = session.perform {
      (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView(), UIView(), UILayoutGuide())
    }
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.addLayoutGuide(guide)
  }

  func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics ?? ["m": 12, "low": 250],
      views: ["a": a, "b": b, "guide": guide])
  }

  func activate(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
    NSLayoutConstraint.activate(constraints(format, options))
  }

  /// `b.leading == a.trailing + 8 @250`; the priority is omitted if it is required.
  func equations(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    constraints(format, options).map(equation)
  }

  func equation(_ constraint: NSLayoutConstraint) -> String {
    let priority = constraint.priority == .required ? "" : " @\(number(Double(constraint.priority.rawValue)))"
    let constant = Double(constraint.constant)
    let left = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation.sign)"
    guard let second = constraint.secondItem else { return "\(left) \(number(constant))\(priority)" }
    let offset = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    return "\(left) \(name(second)).\(constraint.secondAttribute)\(offset)\(priority)"
  }

  private func name(_ item: AnyObject?) -> String {
    item === a ? "a" : item === b ? "b" : item === guide ? "guide" : item === root ? "super" : "?"
  }

  private func number(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
