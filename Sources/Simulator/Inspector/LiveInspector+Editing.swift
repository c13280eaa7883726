import CoreTypes
import UIKit

// Edits properties while the program runs.
extension LiveInspector {
  nonisolated static let viewIsGone = "the program has removed this view; select another one"
  private static let constraintIsGone =
    "the program has removed this constraint; select the view again to see its current ones"

  /// - Returns: The reason if the edit failed.
  func edit(_ number: Int, _ key: String, _ value: String) -> String? {
    guard let view = view(number) else { return Self.viewIsGone }
    let isDone = session.perform { view.take(key, value) }
    session.commitWindows()
    return isDone ? nil : "the \(key) of a \(view.className) cannot be \u{201C}\(value)\u{201D}"
  }

  /// - Parameter constraint: The constraint's number in the details of the view.
  /// - Returns: The reason if the edit failed.
  func edit(constraint: Int, of number: Int, _ key: String, _ value: String) -> String? {
    guard let view = view(number) else { return Self.viewIsGone }
    let held = heldConstraints(about: view)
    guard held.indices.contains(constraint) else { return Self.constraintIsGone }
    let problem = session.perform { held[constraint].take(key, value) }
    session.commitWindows()
    return problem
  }
}

extension UIView {
  /// - Returns: False for an invalid value.
  fileprivate func take(_ key: String, _ value: String) -> Bool {
    if takeFlag(key, value) || takeNumber(key, value) { return true }
    guard key == "text" else { return false }
    switch self {
    case let label as UILabel: label.text = value
    case let field as UITextField: field.text = value
    case let view as UITextView: view.text = value
    case let button as UIButton: button.setTitle(value, for: .normal)
    default: return false
    }
    return true
  }

  private func takeFlag(_ key: String, _ value: String) -> Bool {
    guard let flag = Bool(value) else { return false }
    switch key {
    case "hidden": isHidden = flag
    case "clips": clipsToBounds = flag
    case "enabled":
      guard let control = self as? UIControl else { return false }
      control.isEnabled = flag
    default: return false
    }
    return true
  }

  private func takeNumber(_ key: String, _ value: String) -> Bool {
    guard let number = Double(value), abs(number) <= 1e6 else { return false }
    let amount = CGFloat(number), isPriority = (1...1000).contains(number)
    switch key {
    case "x": frame.origin.x = amount
    case "y": frame.origin.y = amount
    case "width" where amount >= 0: frame.size.width = amount
    case "height" where amount >= 0: frame.size.height = amount
    case "alpha": alpha = amount
    case "lines" where amount >= 0:
      guard let label = self as? UILabel else { return false }
      label.numberOfLines = Int(number)
    case "horizontalHugging" where isPriority: setContentHuggingPriority(.init(Float(number)), for: .horizontal)
    case "verticalHugging" where isPriority: setContentHuggingPriority(.init(Float(number)), for: .vertical)
    case "horizontalResistance" where isPriority:
      setContentCompressionResistancePriority(.init(Float(number)), for: .horizontal)
    case "verticalResistance" where isPriority:
      setContentCompressionResistancePriority(.init(Float(number)), for: .vertical)
    default: return false
    }
    return true
  }
}

extension NSLayoutConstraint {
  fileprivate func take(_ key: String, _ value: String) -> String? {
    if key == "active", let flag = Bool(value) {
      isActive = flag
      return nil
    }
    guard let number = Double(value) else { return "\u{201C}\(value)\u{201D} is no number" }
    guard abs(number) <= 1e6 else { return "the number must be from -1000000 to 1000000" }
    switch key {
    case "constant": constant = CGFloat(number)
    case "priority": return takePriority(number)
    default: return "a constraint has no \(key) to change"
    }
    return nil
  }

  /// Sets a priority. UIKit raises an exception for a change from or to 1000 while the constraint is installed; here it
  /// is rejected.
  private func takePriority(_ number: Double) -> String? {
    guard (0.001...1000).contains(number) else { return "a priority is above 0 and at most 1000" }
    if isActive, (number == 1000) != (priority == .required) {
      return "the priority of an active constraint cannot change to or from 1000; deactivate the constraint first"
    }
    priority = UILayoutPriority(Float(number))
    return nil
  }
}
