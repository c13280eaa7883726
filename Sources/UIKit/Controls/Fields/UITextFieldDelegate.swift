/// An object that controls the editing of a text field and is notified of it. All methods have defaults that return
/// true or do nothing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called before each character is typed or deleted, but not when code sets the text.
  ///
  /// - Parameter range: the range that is replaced, in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for the return key. The field does not resign first responder by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Called when the edit menu opens, from iOS 16 on.
  ///
  /// - Parameter range: the selected range, in UTF-16 units.
  /// - Returns: the menu to show; nil for the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0, cancelled
  }

  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
}
